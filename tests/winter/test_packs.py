"""Packs of one's own: `longcount pack check`, exact messages, and the fingerprint in a record (ruling B-05)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from longcount.cli import main
from longcount.games.winter import GAME, flow, know_packs
from longcount.games.winter.packs import (
    DEFAULT,
    FOLDER_VARIABLE,
    PACKS,
    TROUBLES,
    check_pack,
    load_folder,
    read_pack,
    register,
)
from longcount.games.winter.state import State
from longcount.kernel import record
from longcount.kernel.chance import SeededChance
from longcount.kernel.errors import BadData, RecordError
from longcount.kernel.match import Match
from winter_table import Table

Screen = pytest.CaptureFixture[str]

HEAD = '[pack]\nid = "mine"\nversion = "1"\nlabel = "From my own box"\n'
SYMBOLS = (
    "tribe, tribe-discard, culture, stone, camp, move, community, reveal, animal, animal-deck, use-animal, megalith, "
    "draw, idol, tool, bury, discard, food, labour, points, fill-food"
)
SHIPPED = Path(flow.__file__).with_name("components.toml")


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saved games and packs of a test stay in its own folder; afterwards tables choose among the same packs again."""
    monkeypatch.setattr(GAME, "options", GAME.options)
    monkeypatch.setenv("LONGCOUNT_DATA", str(tmp_path / "data"))
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "packs"))


def culture(line: str) -> str:
    """A row of a culture card with one more line."""
    return f'{HEAD}[[culture]]\nid = "C1-01"\n{line}\n'


def known(text: str) -> str:
    """Makes a pack known; returns the name by which tables choose it."""
    name = register(read_pack(text))
    know_packs()
    return name


# --- good packs -------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        HEAD,
        culture("points = -1"),
        culture(
            'abilities = ["hunt: labour 2.5 + food 1", "pay food 1 + labour 1 -> megalith 2", "when bury: idol 1"]'
        ),
        HEAD + '[[offering]]\nid = "one"\nrate = 3\nbonus = "megalith 1"\n',
        HEAD + '[[animal]]\nid = "giant_deer"\ncopies = 9\n[[animal]]\nid = "argentavis"\ncopies = 6\n',
        HEAD + "[tool_track]\nmost = 12\n",
    ],
)
def test_rows_that_differ_are_enough(text: str) -> None:
    assert [] == check_pack(text)


def test_check_names_a_good_pack_with_its_fingerprint(tmp_path: Path, capsys: Screen) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(culture("points = 3"), encoding="utf-8")
    assert 0 == main(["pack", "check", str(path)])
    assert f"{path} is a good pack: {read_pack(culture('points = 3')).name}\n" == capsys.readouterr().out


def test_the_shipped_file_is_a_good_pack_itself(capsys: Screen) -> None:
    assert 0 == main(["pack", "check", str(SHIPPED)])
    assert f"{SHIPPED} is a good pack: {DEFAULT}\n" == capsys.readouterr().out


# --- bad packs --------------------------------------------------------------------

BAD: list[tuple[str, str]] = [
    # the file as a whole
    ("x =", "This is not TOML: Invalid value (at end of document)."),
    ('[sources]\nBOX = "my own"\n', "[pack] is missing: a pack has an id, a version and a label."),
    ('[pack]\nid = "mine"\nlabel = "Mine"\n', "[pack] lacks 'version'."),
    (HEAD + '[[cultur]]\nid = "C1-01"\n', "[[cultur]] is no table that a pack may change. Did you mean [[culture]]?"),
    (HEAD + '[culture]\nid = "C1-01"\n', "[[culture]] is a list of rows, written with two brackets."),
    (HEAD + "[[tool_track]]\nmost = 12\n", "[tool_track] is a single table."),
    (HEAD + "[counts]\ncamps = 6\n", "[counts] comes from the rules: a pack cannot change it."),
    # rows
    (HEAD + '[[culture]]\nid = "C1-99"\n', "culture C1-99: there is no such id. Did you mean 'C1-19'?"),
    (HEAD + "[[culture]]\npoints = 2\n", "[[culture]] row 1 has no id."),
    (culture('[[culture]]\nid = "C1-01"'), "culture C1-01: stands twice."),
    (HEAD + '[[offering]]\nid = "one"\nrate = 3\n', "offering one: lacks 'bonus'."),
    # fields
    (culture("point = 2"), "culture C1-01: there is no field 'point'. Did you mean 'points'?"),
    (culture("era = 2"), "culture C1-01: era comes from the rules and stays 1."),
    (HEAD + '[[tribe]]\nid = "elder"\ncopies = 14\n', "tribe elder: copies comes from the rules and stays 15."),
    # types
    (culture('points = "two"'), "culture C1-01: points must be a whole number from -9 to 20, not 'two'."),
    (culture("points = true"), "culture C1-01: points must be a whole number from -9 to 20, not True."),
    (culture("points = 2.5"), "culture C1-01: points must be a whole number from -9 to 20, not 2.5."),
    (culture('abilities = "food 1"'), "culture C1-01: abilities must be a list of 0 to 3 entries."),
    (culture("abilities = [1]"), "culture C1-01: abilities: entry 1 must be the text of an effect."),
    (
        HEAD + '[[tribe]]\nid = "elder"\nlabour = 1.25\n',
        "tribe elder: labour must be a multiple of 0.5 from 0 to 7, not 1.25.",
    ),
    (HEAD + '[[setup]]\nid = "SU-1"\ncamp = 1\n', "setup SU-1: camp must be true or false."),
    (
        HEAD + '[[setup]]\nid = "SU-1"\ntribe = "eldr"\n',
        "setup SU-1: tribe must be one of elder, craftswoman, pathfinder, hunter, shaman, not 'eldr'.",
    ),
    (HEAD + "[tool_track]\nmost = 0\n", "tool_track: most must be a whole number from 1 to 60, not 0."),
    # words of effects
    (
        culture('abilities = ["foood 1"]'),
        "culture C1-01: abilities: 'foood 1' is no symbol of this game; did you mean 'food'.",
    ),
    (
        culture('abilities = ["quark 1"]'),
        f"culture C1-01: abilities: 'quark 1' is no symbol of this game; symbols are {SYMBOLS}.",
    ),
    (
        culture('abilities = ["dance: food 1"]'),
        "culture C1-01: abilities: 'dance: food 1': no mark is called 'dance'; marks are initiation, develop, settle, "
        "hunt, any, eclipse, when bury, when animal, when megalith.",
    ),
    (culture('abilities = ["food"]'), "culture C1-01: abilities: 'food': a symbol is followed by its number."),
    (
        culture('abilities = ["food 16"]'),
        "culture C1-01: abilities: 'food 16': the number must be a whole number from 1 to 15.",
    ),
    (
        culture('abilities = ["labour 0.3"]'),
        "culture C1-01: abilities: 'labour 0.3': the number must be a multiple of 0.5 from 0.5 to 7.",
    ),
    (
        culture('abilities = ["pay food 1"]'),
        "culture C1-01: abilities: 'pay food 1': a price is followed by '->' and what it buys.",
    ),
    (
        culture('abilities = ["pay idol 1 -> food 1"]'),
        "culture C1-01: abilities: 'idol 1': a price is paid in food, tool and labour only.",
    ),
    (
        culture('abilities = ["food 1 + tool 1 then idol 1"]'),
        "culture C1-01: abilities: 'food 1 + tool 1 then idol 1': join all symbols by '+', or all by 'then'.",
    ),
    (
        culture('abilities = ["food 1 + food 1"]'),
        "culture C1-01: abilities: 'food 1 + food 1': a symbol stands twice; add up its numbers.",
    ),
    (
        culture('abilities = ["eclipse: food 1"]'),
        "culture C1-01: abilities: 'eclipse: food 1': only starting and tribe cards have eclipse abilities.",
    ),
    (
        HEAD + '[[terrain]]\nid = "plain"\nbonus = "pay food 1 -> tool 1"\n',
        "terrain plain: bonus: 'pay food 1 -> tool 1': a bonus has neither mark nor price.",
    ),
    *[
        (
            f'{HEAD}[[tribe]]\nid = "elder"\nabilities = ["{words}"]\n',
            f"tribe elder: abilities: '{words}': labour in the eclipse stands alone in its ability, without a price.",
        )
        for words in ("eclipse: labour 1 + food 1", "eclipse: pay food 1 -> labour 1")
    ],
    *[
        (
            f'{HEAD}[[{table}]]\nid = "{name}"\n{field} = "labour 1"\n',
            f"{table} {name}: {field}: 'labour 1': this bonus is had in the eclipse, where labour buys nothing.",
        )
        for table, name, field in (
            ("terrain", "plain", "bonus"),
            ("megalith_cell", "megalith-cell-1", "bonus"),
            ("order", "order-1", "eclipse"),
        )
    ],
    # sets of animals
    (
        HEAD + '[[animal]]\nid = "giant_deer"\nset_points = [1, 3, 6]\n',
        "animal giant_deer: set_points lists the points for 1 to 4 animals, the most a set can have.",
    ),
    (
        HEAD + '[[animal]]\nid = "woolly_mammoth"\nset_points = [2, 6, 9]\n',
        "animal woolly_mammoth: set_points lists the points for 1 and 2 animals, the most a set can have.",
    ),
    (
        HEAD + '[[animal]]\nid = "argentavis"\nset_points = [1]\n',
        "animal argentavis: set_points stays empty: this species joins other sets and has none of its own.",
    ),
    # stones and boards
    (
        HEAD + '[[stone]]\nid = "ST1-01"\nscore = "communities-at sea 2"\n',
        "stone ST1-01: score: 'communities-at sea 2': the words after 'communities-at' do not fit; look at the list at "
        "the top of components.toml.",
    ),
    (
        HEAD + '[[board]]\nid = "MB-A"\ncells = [["food 1", "food 1"], ["food 1"]]\n',
        "board MB-A: cells: all rows of a board have the same number of cells; write '-' where there is none.",
    ),
    (
        HEAD + '[[board]]\nid = "MB-A"\ncells = [["food 1", "start 5,5"]]\n',
        "board MB-A: cells: 'start 5,5': there is no ordinary cell at 5,5.",
    ),
    (
        HEAD + '[[layout]]\nid = "block"\nslots = [[0, 0, 0], [0, 1, 0], [2, 0, 0], [2, 4, 0]]\n',
        "layout block: two megalith boards lie on each other.",
    ),
    # counts
    (HEAD + '[[starting]]\nid = "brave"\ncopies = 3\n', "starting: 10 cards in all; every player has 9."),
    (HEAD + '[[animal]]\nid = "giant_deer"\ncopies = 9\n', "animal: 59 cards in all; the rulebook has 60."),
    (
        HEAD + '[[starting]]\nid = "brave"\ncopies = 0\n[[starting]]\nid = "tribesman"\ncopies = 7\n',
        "starting brave: one is set aside for the opening hand, so there is at least 1.",
    ),
    (
        HEAD + '[[animal]]\nid = "giant_deer"\ncopies = 0\n[[animal]]\nid = "argentavis"\ncopies = 15\n',
        "animal giant_deer: set-up cards give 1, there are 0.",
    ),
]


@pytest.mark.parametrize(("text", "told"), BAD, ids=[told[:50] for _, told in BAD])
def test_check_says_exactly_what_is_wrong(text: str, told: str, tmp_path: Path, capsys: Screen) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    assert 1 == main(["pack", "check", str(path)])
    assert f"{path}: {told}\n" == capsys.readouterr().out
    with pytest.raises(BadData):
        read_pack(text)


def test_everything_that_is_wrong_is_told_at_once() -> None:
    text = culture('points = 99\nabilities = ["idoll 1"]') + '[[tribe]]\nid = "eldr"\n'
    assert [
        "culture C1-01: points must be a whole number from -9 to 20, not 99.",
        "culture C1-01: abilities: 'idoll 1' is no symbol of this game; did you mean 'idol'.",
        "tribe eldr: there is no such id. Did you mean 'elder'?",
    ] == check_pack(text)


def test_a_bad_pack_is_not_added(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(culture("points = 99"), encoding="utf-8")
    assert 1 == main(["pack", "add", str(path)])
    assert not (tmp_path / "packs").exists()


def test_a_missing_file_is_bad_input(tmp_path: Path, capsys: Screen) -> None:
    assert 2 == main(["pack", "check", str(tmp_path / "none.toml")])
    assert "there is no such file or folder." in capsys.readouterr().err


def test_a_bad_pack_of_the_folder_is_noted_and_the_others_are_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "packs"
    folder.mkdir()
    (folder / "bad.toml").write_text(culture("points = 99"), encoding="utf-8")
    (folder / "good.toml").write_text(culture("points = 7"), encoding="utf-8")
    load_folder(folder)
    monkeypatch.setitem(TROUBLES, "bad.toml", TROUBLES.pop("bad.toml"))
    assert "culture C1-01: points must be a whole number from -9 to 20, not 99." == TROUBLES["bad.toml"]
    assert read_pack(culture("points = 7")).name in PACKS


# --- playing with a pack ----------------------------------------------------------


def test_a_table_plays_with_the_values_of_its_pack() -> None:
    """The card of the pack gives 3 tools and is worth 9 points; all others are as shipped."""
    name = known(culture('points = 9\nabilities = ["tool 3"]'))
    t = Table(pack=name).hand(0, "C1-01", "C1-02").play("play C1-01", "use C1-01 1", "take 3 tools")
    assert 3 == t.tools()
    assert 9 + 1 == t.score().outcome().breakdown[0]["cards"]


def test_the_fingerprint_is_of_values_and_not_of_words() -> None:
    """Names, sources and notes of rows may change; a record stays good."""
    one = read_pack(culture('points = 2\nname = "Fire"\nnote = "seen on the card"'))
    other = read_pack(culture('points = 2\nname = "Flame"'))
    assert one.name == other.name
    assert one.name != read_pack(culture("points = 3")).name


def test_a_pack_that_changes_nothing_has_the_fingerprint_of_the_shipped_one() -> None:
    assert DEFAULT.partition("@")[2] == read_pack(HEAD).name.partition("@")[2]


# --- records ----------------------------------------------------------------------


def set_up(pack: str) -> Match[State]:
    match = Match(GAME, ["Ann", "Bob"], {"pack": pack})
    match.settle(SeededChance(1))
    return match


def test_a_record_names_the_pack_with_its_fingerprint() -> None:
    name = known(culture("points = 4"))
    text = record.write(set_up(name))
    assert f"options: pack={name}" in text.splitlines()
    assert name == record.read(text, {"winter": GAME}).header.options["pack"]


def test_a_record_with_shipped_values_names_their_fingerprint_too() -> None:
    assert f"edition: gaga-2021/{DEFAULT}" in record.write(set_up(DEFAULT)).splitlines()


def test_a_record_of_a_pack_that_has_changed_is_refused() -> None:
    """Only the pack with 5 points is known here; the record was played with the one with 6."""
    name, other = known(culture("points = 5")), read_pack(culture("points = 6")).name
    assert other not in PACKS
    text = record.write(set_up(name)).replace(name, other)
    with pytest.raises(RecordError) as refused:
        record.read(text, {"winter": GAME})
    assert f"line 5: Option 'pack' takes {' or '.join(PACKS)}, not '{other}'." == str(refused.value)


def test_a_record_with_other_shipped_values_is_refused() -> None:
    text = record.write(set_up(DEFAULT)).replace(DEFAULT, "reconstruction-1@00000000")
    with pytest.raises(RecordError) as refused:
        record.read(text, {"winter": GAME})
    told = f"The record is of edition 'gaga-2021/reconstruction-1@00000000'; this is 'gaga-2021/{DEFAULT}'."
    assert f"line 3: {told}" == str(refused.value)


@pytest.mark.slow
def test_at_the_command_line_a_changed_pack_makes_its_records_unreadable(tmp_path: Path, capsys: Screen) -> None:
    """Add a pack, begin a game with it, replay it; then change a value of the pack and replay again."""
    path, saved = tmp_path / "mine.toml", tmp_path / "game.lc"
    path.write_text(culture("points = 8"), encoding="utf-8")
    name = read_pack(culture("points = 8")).name
    assert 0 == main(["pack", "add", str(path)])
    assert f"Choose it with: longcount play winter --option pack={name}" == capsys.readouterr().out.splitlines()[-1]
    assert 0 == main(["new", "winter", "--option", f"pack={name}", "-o", str(saved)])
    assert 0 == main(["replay", str(saved)])
    path.write_text(culture("points = 9"), encoding="utf-8")
    assert 0 == main(["pack", "add", str(path)])
    refused = longcount("replay", str(saved))
    assert 2 == refused.returncode
    assert f"not '{name}'" in " ".join(refused.stderr.split())


def longcount(*words: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, which knows only what lies in its folders."""
    parent = str(Path(flow.__file__).parents[3])
    return subprocess.run(
        [sys.executable, "-c", "import sys; from longcount.cli import main; sys.exit(main())", *words],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": parent, "COLUMNS": "200"},
        check=False,
    )


ODD = [
    '[[tribe]]\nid = "elder"\nlabour = nan\n',
    '[[tribe]]\nid = "elder"\nlabour = inf\n',
    '[[stone]]\nid = "ST2-01"\nscore = "buried 3:"\n',
    '[[stone]]\nid = "ST2-01"\nscore = "terrain-types ²"\n',
    '[[culture]]\nid = "C1-01"\nabilities = ["food nan"]\n',
    '[[board]]\nid = "MB-A"\ncells = [["-"]]\n',
    '[[board]]\nid = "MB-A"\ncells = [["start ²,0", "food 1"]]\n',
]


@pytest.mark.parametrize("row", ODD)
def test_odd_numbers_are_told_and_break_nothing(row: str) -> None:
    assert 1 == len(check_pack(HEAD + row))


@pytest.mark.parametrize("odd", ["my, box", "a=b", "two\nlines", ""])
def test_a_pack_has_a_name_that_records_can_hold(odd: str) -> None:
    assert check_pack(HEAD.replace('"mine"', repr(odd).replace("'", '"')))
