"""What the server itself writes, in the pseudo-language: notices, e-mails, the feed, and all that games can say."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.languages.untranslated import ALLOWED
from tools.languages.pseudo import PSEUDO
from tools.languages.pseudo_tree import environment

pytestmark = pytest.mark.slow
# One text a line; what is an address or a number stays as it is.
NOTICES = f"""
import json
from xml.etree import ElementTree
from parlour.notices import messages
from parlour.notices.feed import FeedItem, atom
turn = messages.Turn("laar", ("Ада", "Вера", "#12"), "/table/t")
notice = json.loads(messages.message(turn, "{PSEUDO}", "t"))
print(notice["title"], notice["body"], notice["off_text"], sep="\\n")
for email in (
    messages.turn_email(turn, "{PSEUDO}", "a@b.org", "c@d.org", "http://e.org", "t"),
    messages.confirmation_request("{PSEUDO}", "a@b.org", "c@d.org", "http://e.org", "t"),
):
    print(email["Subject"], email.get_content(), sep="\\n")
feed = ElementTree.fromstring(atom([FeedItem(turn, "t", 1, 0.0)], "{PSEUDO}", "http://e.org", "f", 0.0))
for element in feed.iter():
    if element.tag.rpartition("}}")[2] in ("title", "summary"):
        print(element.text)
"""
GAMES = f"""
from parlour.engine import catalogue
from parlour.localization import Translator
for slug in catalogue.slugs():
    words = Translator("{PSEUDO}", slug)
    for message in [*catalogue.game(slug).messages(), *catalogue.game(slug).reason_messages()]:
        print(words.format(message, name="Ада", seat_name="Вера").replace("\\n", " "))
        if words.has(message.text, "log"):
            print(words.format(message, "log", name="Ада", seat_name="Вера").replace("\\n", " "))
"""


@pytest.mark.parametrize(("script", "least"), [(NOTICES, 10), (GAMES, 1000)], ids=["notices", "games"])
def test_nothing_that_the_server_writes_stays_english(pseudo_home: Path, script: str, least: int) -> None:
    command = [sys.executable, "-c", script]
    done = subprocess.run(
        command, cwd=pseudo_home, env=environment(pseudo_home), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) >= least
    assert [line for line in lines if re.search("[A-Za-z]", ALLOWED.sub("", line))] == []
