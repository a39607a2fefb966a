"""The first steps in Land of Clans: a castle from cards, a Wizard and no-man's-land, then swords and shields."""

from meadhall.presentation import Chapter, Lesson, Step

EMPTY_LAND = """\
clans 2
teams: no
wizard: turn
wizards_return: yes
first: 0
passes: 0
prizes: I3 L3 L5 P5
tokens 0:
castles 0:
tokens 1:
castles 1:
wizards 0: 2
hand 0: e4 f4 g4 d6 h6
wizards 1: 2
hand 1: f9 g9 h9 i7 k5
used:
out: 4
frames: turn seat=0
"""
DISPUTED = """\
clans 2
teams: no
wizard: turn
wizards_return: yes
first: 0
passes: 0
prizes: T4 L3 L5 O4
tokens 0: i4 j4 a7 c7 b6
castles 0: I3 e4 f4 g4
tokens 1: i5 e3 c9 h10
castles 1: P5 f9 g9 h9 f10 g10
wizards 0: 2
hand 0: a4 c8 d6 h6 b5
wizards 1: 1
hand 1: i7 k5 b8 c4 f3
used: e4 f4 g4 i4 j4 a7 c7 b6 i5 e3 c9 h10 f9 g9 h9 f10 g10 W
out: 4
frames: turn seat=0
"""
SWORDS = """\
clans 2
teams: no
wizard: turn
wizards_return: yes
first: 0
passes: 0
prizes: S4 I4 L5 O4
tokens 0: d4 f8 g8 i9
castles 0: I3 e4 f4 g4 / L3 i4 j4 i5 / T4 b6 a7 b7 c7
tokens 1: e3 f3 h10 c9
castles 1: P5 f9 g9 h9 f10 g10 / I5 d12 e12 f12 g12 h12
wizards 0: 1
hand 0: a4 c8 d6 h6 d8
wizards 1: 1
hand 1: i7 k5 a5 c4 h1
used: W
out: 4
frames: turn seat=1
"""

LESSON = Lesson(
    rivals=("isla",),
    chapters=(
        Chapter(
            EMPTY_LAND,
            (
                Step(
                    "prizes",
                    about="CLA-R4 CLA-R10 CLA-R12 CLA-R31",
                    points="prize:I3 prize:L3 prize:L5 prize:P5",
                ),
                Step("card", about="CLA-R7 CLA-R8", expects="e4"),
                Step("grow", about="CLA-R9 CLA-R10", expects="f4", before="chance: a4; 1: f9; chance: b8"),
                Step("complete", about="CLA-R10 CLA-R11", expects="g4", before="chance: c8; 1: g9; chance: c4"),
                Step(
                    "castle",
                    about="CLA-R11 CLA-R12 CLA-R13",
                    points="castle:e4 prize:T4",
                    before="chance: prize T4, b5",
                ),
            ),
        ),
        Chapter(
            DISPUTED,
            (
                Step("later", about="CLA-C1 CLA-C25", points="square:i4 square:j4 square:i5 prize:L3"),
                Step("wizard", about="CLA-R28 CLA-R30 CLA-C7", expects="W i5 x"),
                Step("grey", about="CLA-R26 CLA-R27", expects="b7", before="chance: prize I4; 1: f3; chance: a5"),
                Step("any-card", about="CLA-R26 CLA-C10", expects="b5"),
                Step("three", about="CLA-R31 CLA-R32", before="chance: prize S4, d8"),
            ),
        ),
        Chapter(
            SWORDS,
            (
                Step(
                    "attacked",
                    about="CLA-R16 CLA-R20 CLA-R21",
                    expects="1 shield",
                    points="castle:e4",
                    before="1: attack e4 with 1 sword, i7",
                ),
                Step("repelled", about="CLA-R21 CLA-R22 CLA-R23", before="0: d8; chance: k8, b9"),
                Step(
                    "units",
                    about="CLA-R16 CLA-R17 CLA-R18 CLA-R19",
                    points="castle:f9 square:f8 square:g8 square:i9 square:h10",
                ),
                Step("attack", about="CLA-R20 CLA-C13 CLA-C15", expects="attack f9 with 2 swords"),
                Step("swords", about="CLA-R20 CLA-C32", expects="a4"),
                Step("won", about="CLA-R24 CLA-R31 CLA-C19", before="0: c8; 1: 0 shields"),
                Step("farewell", about="CLA-R32"),
            ),
        ),
    ),
)
