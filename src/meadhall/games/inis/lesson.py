"""The first steps in Inis: the three conditions, the draft, a Season with a clash, and the crown."""

from meadhall.presentation import Chapter, Lesson, Step

SETTLING = """\
inis 2
scenario: first
highlands: resolution
festival: instigator
citadel: hand
brenn: 0
crows: clockwise
round: 0
map: cove=1,-1^ valley=0,0v
capital: cove
feast: none
clans 0: cove=1
clans 1: cove=1
citadels:
sanctuaries: cove=1
deeds: 0 0
pretenders:
passed:
clash: none
silenced: no
pending:
instigator: none
sheltered: 0 0
fallen: 0 0
cauldron: none 0
advantages 0:
advantages 1:
advantages up: cove valley
advantages down:
actions 0:
pool 0:
tales 0:
drawn 0:
looked at 0:
actions 1:
pool 1:
tales 1:
drawn 1:
looked at 1:
aside:
discards:
revealed:
tale discards:
table:
shown:
bottom: forest gates highlands meadows misty-lands mountains
under:
frames: setup seat=0 n=2
"""
SEASON = """\
inis 2
scenario: first
highlands: resolution
festival: instigator
citadel: hand
brenn: 0
crows: clockwise
round: 0
map: cove=1,-1^ valley=0,0v
capital: cove
feast: none
clans 0: cove=1 valley=1
clans 1: cove=1 valley=1
citadels:
sanctuaries: cove=1
deeds: 0 0
pretenders:
passed:
clash: none
silenced: no
pending:
instigator: none
sheltered: 0 0
fallen: 0 0
cauldron: none 0
advantages 0:
advantages 1:
advantages up: cove valley
advantages down:
actions 0: bard citadel conquest exploration geis new-clans
pool 0:
tales 0:
drawn 0:
looked at 0:
actions 1: craftsmen festival migration new-alliance sanctuary warlord
pool 1:
tales 1:
drawn 1:
looked at 1:
aside: druid
discards:
revealed:
tale discards:
table:
shown:
bottom: forest gates highlands meadows misty-lands mountains
under:
frames: round step=2 > season seat=0 n=1 step=1 > turn seat=0 n=1 step=1
"""
CROWN = """\
inis 2
scenario: first
highlands: resolution
festival: instigator
citadel: hand
brenn: 0
crows: clockwise
round: 3
map: cove=1,-1^ hills=0,-2v moor=0,2v plains=2,2v stone-circle=2,0v valley=0,0v
capital: cove
feast: none
clans 0: cove=3 hills=1 stone-circle=1 valley=2
clans 1: cove=1 plains=3 valley=1
citadels:
sanctuaries: cove=1 stone-circle=1
deeds: 1 0
pretenders:
passed: 1
clash: none
silenced: no
pending:
instigator: none
sheltered: 0 0
fallen: 0 0
cauldron: none 0
advantages 0:
advantages 1:
advantages up: moor
advantages down: cove hills plains stone-circle valley
actions 0: citadel conquest
pool 0:
tales 0:
drawn 0:
looked at 0:
actions 1: bard druid
pool 1:
tales 1:
drawn 1:
looked at 1:
aside: warlord
discards: craftsmen exploration festival geis migration new-alliance new-clans sanctuary
revealed:
tale discards:
table:
shown:
bottom: forest gates highlands meadows misty-lands mountains
under:
frames: round step=2 > season seat=0 step=1 > turn seat=0 step=1
"""

LESSON = Lesson(
    rivals=("conall",),
    chapters=(
        Chapter(
            SETTLING,
            (
                Step("aim", about="INI-R63 INI-R64 INI-R65 INI-R69", points="seat:0"),
                Step("island", about="INI-R14 INI-R16 INI-R17", expects="valley"),
                Step(
                    "keep",
                    about="INI-R17 INI-R18 INI-R26",
                    expects="geis",
                    before="1: valley; chance: clockwise, druid;"
                    "chance: citadel, craftsmen, geis, conquest, festival, sanctuary",
                ),
                Step("pass-on", about="INI-R25 INI-R26", expects="festival", before="1: sanctuary"),
            ),
        ),
        Chapter(
            SEASON,
            (
                Step("season", about="INI-R6 INI-R28 INI-R29 INI-ACT-13", expects="new-clans"),
                Step("place", about="INI-ACT-13 INI-R17", expects="cove"),
                Step(
                    "geis",
                    about="INI-ACT-09 INI-R6 INI-R39",
                    expects="geis",
                    before="0: cove; 1: pass, sanctuary, valley",
                ),
                Step("exploration", about="INI-ACT-07", expects="exploration"),
                Step("spot", about="INI-ACT-07 INI-R2", expects="cove@9"),
                Step(
                    "explored",
                    about="INI-R2 INI-R64 INI-R65 INI-TILE-3",
                    points="territory:stone-circle",
                    before="chance: stone-circle",
                ),
                Step("conquest", about="INI-ACT-03 INI-R45", expects="conquest", before="1: pass"),
                Step("into", about="INI-ACT-03 INI-R45", expects="valley"),
                Step("attack", about="INI-R52 INI-R53 INI-R55", expects="seat 1", before="0: 2, 0"),
                Step(
                    "attacked",
                    about="INI-R52 INI-R55 INI-R56",
                    expects="citadel",
                    before="1: festival; 0: pass; 1: pass, seat 0",
                ),
                Step(
                    "bard",
                    about="INI-ACT-01 INI-R67",
                    expects="bard",
                    before="0: pass; 1: pass; 0: seat 1; 1: clan",
                ),
                Step("after", about="INI-R54 INI-R63 INI-R67", points="territory:valley", before="0: peace"),
            ),
        ),
        Chapter(
            CROWN,
            (
                Step("later", about="INI-R65 INI-R67", expects="conquest", points="territory:moor"),
                Step("pretender", about="INI-R34 INI-R69", expects="pretender", before="0: moor, 0, 1; 1: pass"),
                Step("won", about="INI-R20 INI-R30 INI-R70", before="1: pass; 0: pass"),
                Step("farewell", about="INI-R18 INI-R71"),
            ),
        ),
    ),
)
