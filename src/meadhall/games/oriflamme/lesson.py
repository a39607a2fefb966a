"""The first steps in Oriflamme: a card face down, a Trap, a removal; then the last round."""

from meadhall.presentation import Chapter, Lesson, Step

FIRST_ROUNDS = """\
oriflamme 3
prince_brings_twin: revealed
entering_card_acts: no
apothecary_hits_itself: no
plan_on_stack: first
face_down_prince: counts
direction: right
first: 0
round: 1
row:
active: 0
laying:
influence 0: 1
hand 0: prince queen daredevil apothecary schemer plan trap
aside 0: criminal substitution bribe
not aside 0:
no prince 0:
pile 0:
influence 1: 1
hand 1: queen daredevil apothecary criminal schemer plan trap
aside 1: prince substitution bribe
not aside 1:
no prince 1:
pile 1:
influence 2: 1
hand 2: queen daredevil apothecary criminal schemer trap bribe
aside 2: prince substitution plan
not aside 2:
no prince 2:
pile 2:
frames: round
"""
LAST_ROUND = """\
oriflamme 3
prince_brings_twin: revealed
entering_card_acts: no
apothecary_hits_itself: no
plan_on_stack: first
face_down_prince: counts
direction: right
first: 2
round: 6
row: 0.queen | 2.schemer | 0.apothecary | 1.(trap)3+2 | 1.schemer | 0.(plan)4+1 | 2.queen
active: 0
laying:
influence 0: 15
hand 0: prince schemer
aside 0: criminal substitution bribe
not aside 0:
no prince 0:
pile 0: trap daredevil
influence 1: 12
hand 1: apothecary criminal
aside 1: prince substitution bribe
not aside 1:
no prince 1:
pile 1: queen daredevil plan
influence 2: 19
hand 2: daredevil trap
aside 2: prince substitution plan
not aside 2:
no prince 2:
pile 2: criminal apothecary bribe
frames: round
"""

LESSON = Lesson(
    rivals=("matilda", "gaston"),
    chapters=(
        Chapter(
            FIRST_ROUNDS,
            (
                Step("throne", about="ORI-R5 ORI-R8 ORI-R30"),
                Step("family", about="ORI-R3 ORI-R4 ORI-R17", points="hand:0:queen hand:0:trap"),
                Step("place", about="ORI-R9 ORI-R11", expects="queen", points="end:start"),
                Step(
                    "reveal",
                    about="ORI-R13 ORI-R15 ORI-R38",
                    expects="reveal",
                    points="spot:0",
                    before="1: queen, end; 2: schemer, end",
                ),
                Step("leave", about="ORI-R14 ORI-R16", points="spot:2", before="1: reveal; 2: leave"),
                Step("trap", about="ORI-R10 ORI-R24", expects="trap", before="1: daredevil, start; 2: criminal, end"),
                Step("stack", about="ORI-R24 ORI-R25 ORI-R28", expects="p2"),
                Step("sprung", about="ORI-R39 ORI-R53 ORI-B7", before="1: reveal, p2"),
                Step(
                    "apothecary",
                    about="ORI-R18 ORI-R41",
                    expects="apothecary",
                    points="spot:0 spot:1",
                    before="2: reveal, leave, apothecary, end",
                ),
                Step(
                    "remove",
                    about="ORI-R15 ORI-R41",
                    expects="reveal",
                    before="0: end; 1: trap, end; 2: leave, leave",
                ),
                Step("target", about="ORI-R19 ORI-R38 ORI-R41", expects="p2"),
                Step("paid", about="ORI-R16 ORI-R19 ORI-R22", points="spot:0"),
            ),
        ),
        Chapter(
            LAST_ROUND,
            (
                Step("last", about="ORI-R29 ORI-R31 ORI-R45", expects="schemer", before="2: trap, end"),
                Step("now", about="ORI-R15 ORI-R31", expects="reveal", before="0: start; 1: criminal, end"),
                Step("must", about="ORI-R16 ORI-R41", expects="p8"),
                Step("plan", about="ORI-R50", expects="reveal", before="1: reveal"),
                Step("whom", about="ORI-R50", expects="p2"),
                Step("again", about="ORI-R50 ORI-R51", expects="again"),
                Step("score", about="ORI-R30 ORI-R31", before="0: p2; 2: reveal; 1: leave"),
                Step("farewell", about="ORI-R12 ORI-R32"),
            ),
        ),
    ),
)
