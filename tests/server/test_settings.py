"""Settings: the command line wins over the environment, which wins over the file; what is wrong there is a sentence."""

from __future__ import annotations

import dataclasses
import tomllib
from pathlib import Path

import pytest

from longcount.cli import main
from longcount.cli.care.settings_file import Read, fields_of, known_fields, read_settings
from longcount.kernel.errors import LongCountError
from longcount.server.settings import Limits, Settings


def read(tmp_path: Path, text: str = "", environment: dict[str, str] | None = None, **given: object) -> Read:
    file = tmp_path / "longcount.toml"
    file.write_text(text, encoding="utf-8")
    return read_settings(file, given, environment or {})


def test_every_setting_has_its_sentence() -> None:
    for kind in (Settings, Limits):
        for field in fields_of(kind):
            assert field.sentence.endswith("."), field.name


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    text = 'port = 1\nhost = "0.0.0.0"\nplan_seconds = 2\n[limits]\nuser = [5, 50]\nrunning_tables = 7\n'
    environment = {
        "LONGCOUNT_PORT": "2",
        "LONGCOUNT_LIMITS_RUNNING_TABLES": "9",
        "LONGCOUNT_PROXIES": "10.0.0.0/8, ::1",
    }
    found = read(tmp_path, text, environment, port=3)
    assert (found.settings.port, found.settings.host, found.settings.plan_seconds) == (3, "0.0.0.0", 2.0)
    assert found.settings.limits == dataclasses.replace(Limits(), user=(5, 50), running_tables=9)
    assert found.settings.proxies == ("10.0.0.0/8", "::1")
    assert found.sources["port"] == "command line" and found.sources["log"] == "default"
    assert found.sources["host"].endswith("longcount.toml")
    assert found.sources["limits.running_tables"] == "environment, LONGCOUNT_LIMITS_RUNNING_TABLES"


def test_a_folder_on_the_command_line_wins_over_a_database_in_the_file(tmp_path: Path) -> None:
    text = 'db = "postgresql://somewhere/longcount"\n'
    assert read(tmp_path, text).settings.db == "postgresql://somewhere/longcount"
    assert read(tmp_path, text, data=tmp_path).settings.url == f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite"
    environment = {"LONGCOUNT_DB": "postgresql://elsewhere/longcount"}
    assert read(tmp_path, 'data = "here"\n', environment).settings.db == "postgresql://elsewhere/longcount"


def test_a_folder_in_the_file_is_meant_from_the_file_on(tmp_path: Path) -> None:
    assert read(tmp_path, 'data = "tables"\n').settings.data == tmp_path / "tables"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("\nprot = 80\n", "line 2: there is no setting 'prot'"),
        ('\n\nport = "80"\n', "line 3: 'port' takes a whole number"),
        ("port = true\n", "'port' takes a whole number"),
        ("[limits]\nuser = [1, 2, 3]\n", "line 2: 'limits.user' takes a list of which each is a number (2 of them)"),
        ("[limits]\nusers = 4\n", "line 2: there is no setting 'limits.users'"),
        ("proxies = [\n", "no settings file"),
        ("port = 99999\n", "0 to 65535"),
        ('proxies = ["my-proxy"]\n', "not 'my-proxy'"),
        ('log = "loud"\n', "debug, info, warning, error"),
        ("workers = 0\n", "from 1 to 256"),
        ('db = "mybase"\n', "takes a URL"),
        ('db = "mysql://localhost/mybase"\n', "takes a URL"),
    ],
)
def test_what_is_wrong_in_a_file_is_a_sentence(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(LongCountError) as refused:
        read(tmp_path, text)
    assert reason in str(refused.value)


def test_what_is_wrong_in_the_environment_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(LongCountError, match="LONGCOUNT_PORT takes a whole number"):
        read(tmp_path, "", {"LONGCOUNT_PORT": "http"})


def test_a_file_that_is_not_there_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--config", str(tmp_path / "none.toml")]) == 2
    assert "there is no such file" in capsys.readouterr().err


def test_settings_are_printed_as_a_settings_file_without_passwords(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "longcount.toml"
    file.write_text('db = "postgresql://ann:s3cret@db/longcount"\n[limits]\nsocket = [1, 2]\n')
    assert main(["serve", "--config", str(file), "--settings", "--port", "81"]) == 0
    told, warned = capsys.readouterr()
    assert "can be read by others" in warned
    assert "s3cret" not in told and "postgresql://ann:***@db/longcount" in told
    file.chmod(0o600)
    assert main(["serve", "--config", str(file), "--settings"]) == 0
    assert capsys.readouterr().err == ""
    again = tomllib.loads(told)
    assert again["port"] == 81 and again["limits"]["socket"] == [1, 2]
    for name, field in known_fields().items():
        assert name.rpartition(".")[2] in told and field.variable in told
        assert field.sentence.split(";")[0].split(":")[0] in " ".join(told.replace("\n# ", " ").split()), name
    file.write_text(told)
    settings = read_settings(file, {}, {}).settings
    assert settings.port == 81 and settings.limits.socket == (1, 2)
