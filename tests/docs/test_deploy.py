"""The files in deploy/ and docs/running.md agree with the program."""

import re
from pathlib import Path

import click
import pytest

from parlour.commands.server import admin, backup, restore, serve

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = sorted((ROOT / "deploy").iterdir())
PAGE = (ROOT / "docs" / "running.md").read_text("utf-8")
FILES = {path.name: path.read_text("utf-8") for path in DEPLOY}
SOURCES = sorted((ROOT / "src" / "parlour").rglob("*.py"))
VARIABLES = {name for path in SOURCES for name in re.findall(r"\bPARLOUR_[A-Z_]+", path.read_text("utf-8"))}


def options(command: click.Command) -> set[str]:
    own = {name for option in command.params for name in (*option.opts, *option.secondary_opts)}
    inner = command.commands.values() if isinstance(command, click.Group) else []
    return own.union(*[options(one) for one in inner])


KNOWN = {
    name: options(found.command)
    for name, found in {"serve": serve, "backup": backup, "restore": restore, "admin": admin}.items()
}


@pytest.mark.parametrize("name", sorted(FILES))
def test_every_variable_named_in_a_file_is_one_that_the_program_reads(name: str) -> None:
    assert set(re.findall(r"PARLOUR_[A-Z_]+", FILES[name])) <= VARIABLES


def test_the_page_explains_every_variable_and_no_other() -> None:
    assert set(re.findall(r"^\| `(PARLOUR_[A-Z_]+)`", PAGE, re.MULTILINE)) == VARIABLES
    assert set(re.findall(r"PARLOUR_[A-Z_]+", PAGE)) == VARIABLES


def test_every_option_that_is_shown_exists() -> None:
    lines = [line for text in (PAGE, *FILES.values()) for line in text.splitlines()]
    shown = 0
    for line in lines:
        plain = re.sub(r'[",\[\]]', " ", line)
        for command, rest in re.findall(r"parlour +(serve|backup|restore|admin)((?: +[^ `;&#()]+)*)", plain):
            found = set(re.findall(r"(?<!\S)--[a-z-]+", rest))
            shown += len(found)
            assert found <= KNOWN[command] | {"--help"}, line
    assert shown > 15


def test_the_page_mentions_every_file() -> None:
    assert [name for name in FILES if name not in PAGE and name.rpartition(".")[0] not in PAGE] == []


def test_proxies_pass_on_what_the_server_needs_and_log_no_token() -> None:
    nginx, caddy = FILES["nginx.conf"], FILES["Caddyfile"]
    for needed in ("Host              $http_host", "X-Forwarded-Proto", "X-Forwarded-For   $remote_addr", "Upgrade"):
        assert needed in nginx
    for secret in ("/me/", "/join/", "/api/feed/", "/api/notices/off/"):
        assert f"~^(?<kept>{secret})" in nginx
        assert secret.strip("/") in caddy
    assert "location = /metrics" in nginx
    assert "respond /metrics 404" in caddy
    assert "access_log" in nginx
    assert "$request_uri" not in nginx.partition("log_format")[2].partition(";")[0]


def test_nothing_secret_stands_in_a_file() -> None:
    for name, text in FILES.items():
        values = re.findall(r"(?:SECRET|PASSWORD|PUSH_KEY|SMTP)[:=] *(\S+)", text)
        assert [value for value in values if not value.startswith(("${", "…", "?}"))] == [], name
