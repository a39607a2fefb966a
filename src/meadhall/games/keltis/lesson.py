"""The first steps in Keltis: set out, move on by cards and tiles, reach the goal."""

from meadhall.presentation import Chapter, Lesson, Step

SET_OUT = """\
keltis 2
clover_opens_path: yes
first: 0
tiles: ..1.3WC.W .C.W.2.CW .WC.2..CW .2.WC..3C ..W1.CW.C
left: 64
piles:
hand 0: R2 R5 R10 Y8 Y9 P6 G0 B10
column 0:
figures 0:
points 0: 0
stones 0: 0
hand 1: B1 B4 B6 B7 G9 G10 P1 R9
column 1:
figures 1:
points 1: 0
stones 1: 0
frames: turn seat=0
"""
ON_THE_WAY = """\
keltis 2
clover_opens_path: yes
first: 0
tiles: ..1.3WC.W .C.W.2.CW .WC.2..CW .2.WC..3C ...1.CW.C
left: 54
piles: P 1
hand 0: R7 R10 Y8 Y10 P6 G0 G1 B10
column 0: R 2 5 6 6 / Y 9
figures 0: R4L Y1
points 0: 1
stones 0: 0
hand 1: B6 B7 B9 G9 G8 P0 R9 Y3
column 1: B 1 4 4 / G 10
figures 1: B3L G1
points 1: 0
stones 1: 1
frames: turn seat=0
"""
TO_THE_GOAL = """\
keltis 2
clover_opens_path: yes
first: 0
tiles: ..1.3.C.W .C...2.CW ..C.2..CW .2..C..3C ...1.C..C
left: 12
piles: P 1 / R 3 / G 0 1
hand 0: Y3 Y10 R0 P10 B0 B10 G2 G6
column 0: R 2 5 6 6 7 9 9 / Y 9 8 8 6 4 / P 0 3 3 5
figures 0: R8L Y6 P5
points 0: 8
stones 0: 3
hand 1: P2 P2 G0 R0 R1 B3 Y9 P8
column 1: B 1 4 4 6 7 9 / G 10 9 8 7 5 5 / Y 0 1 1 2 5 7 / P 7
figures 1: Y7 P1 G7 B8L
points 1: 5
stones 1: 3
frames: turn seat=0
"""

LESSON = Lesson(
    rivals=("bran",),
    chapters=(
        Chapter(
            SET_OUT,
            (
                Step("paths", about="KEL-R1 KEL-R26", points="stone:red:1 stone:red:4 stone:red:9"),
                Step("turn", about="KEL-R3 KEL-R20", points="pile"),
                Step("lay", about="KEL-R4 KEL-R6 KEL-R8", expects="R2"),
                Step("figure", about="KEL-A6 KEL-R26 KEL-R27", expects="large"),
                Step("draw", about="KEL-R20 KEL-R22", expects="pile"),
                Step(
                    "minus",
                    about="KEL-R26 KEL-R27",
                    points="figure:0:red stone:red:4",
                    before="chance: R6; 1: B1, large, pile; chance: B4",
                ),
                Step("ascend", about="KEL-R7 KEL-R11 KEL-R13", expects="R5"),
            ),
        ),
        Chapter(
            ON_THE_WAY,
            (
                Step("tiles", about="KEL-R15 KEL-R17 KEL-R19", points="stone:red:5 stone:red:6 stone:yellow:2"),
                Step("number", about="KEL-R15 KEL-R16", expects="R7"),
                Step(
                    "descend",
                    about="KEL-R12 KEL-R13",
                    expects="Y8",
                    before="0: pile; chance: P3; 1: B6, pile; chance: G3",
                ),
                Step("clover", about="KEL-R17 KEL-R18 KEL-A3", expects="R"),
                Step("wishing-stone", about="KEL-R19 KEL-R30", points="figure:0:red"),
                Step(
                    "discard",
                    about="KEL-R4 KEL-R5",
                    expects="xG0",
                    before="0: pile; chance: P9; 1: xR9, pile; chance: G5",
                ),
                Step("take", about="KEL-R21 KEL-R22", expects="R"),
            ),
        ),
        Chapter(
            TO_THE_GOAL,
            (
                Step(
                    "end",
                    about="KEL-R23 KEL-R25",
                    points="figure:0:red figure:1:yellow figure:1:green figure:1:blue",
                ),
                Step("fifth", about="KEL-R23 KEL-R24", expects="Y3"),
                Step("score", about="KEL-R26 KEL-R30 KEL-R31"),
                Step("farewell", about="KEL-R8 KEL-R27"),
            ),
        ),
    ),
)
