"""E-mails: requested, confirmed, sent once a turn, ended with one click; passwords only over TLS."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

import pytest

from parlour.engine.plain import Wrong
from parlour.notices.email.smtp import SmtpSender
from parlour.notices.messages import confirmation_request
from parlour.notices.outcome import FAILED, LATER, SENT
from parlour.notices.settings import NoticeSettings, Smtp
from parlour.notices.signed_links import SignedLinks
from parlour.tables.errors import Busy, NotFound
from tests.notices.email.mail_server import MailServer, certificate, mail_server
from tests.notices.running_notices import KEYS, URL, RunningNotices, offering, running_notices
from tests.notices.test_turns import AFTER, play_until_due
from tests.tables.running_service import people, table_for

ADA = "ada@example.org"
SENDER = "parlour@example.org"
LOGIN = b64encode(b"\0me\0secret").decode()


def writing_to(server: MailServer) -> NoticeSettings:
    return offering(smtp=Smtp("smtp", "127.0.0.1", server.port), sender=SENDER)


async def seated(here: RunningNotices) -> tuple[str, str]:
    """Seat two people and let it be the first one's turn; return that person, and the table."""
    one, other = await people(here.service, 2)
    await here.service.change_me(one, {"name": "BUY NOW at evil.example"})
    await here.service.change_me(other, {"name": "Bob"})
    table = await table_for(here.service, [one, other])
    await play_until_due(here.service, table, one, other)
    return one, table


def link_in(email: str, path: str) -> str:
    [found] = [word for word in email.split() if word.startswith(f"{URL}{path}")]
    return found


async def test_emails_need_a_confirmation_and_end_in_one_click(tmp_path: Path) -> None:
    with mail_server() as server:
        async with running_notices(tmp_path, writing_to(server)) as here:
            one, table = await seated(here)
            await here.notices.set_address(one, ADA)
            await here.look_after(AFTER + 1)
            [asked] = server.emails
            assert "BUY" not in asked.as_string()  # nothing that somebody typed in goes to a stranger
            token = link_in(asked.get_content(), "/notices/confirm#").partition("#")[2]
            await here.notices.confirm(token)
            await here.look_after(1)
            [_, told] = server.emails
            assert server.envelopes[1] == (SENDER, ADA)
            assert (told["From"], told["To"], told["Auto-Submitted"]) == (SENDER, ADA, "auto-generated")
            assert "your turn" in told["Subject"]
            assert "Bob" in told.get_content()
            assert link_in(told.get_content(), "/table/") == f"{URL}/table/{table}"
            assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            header = told["List-Unsubscribe"].strip("<>")
            assert header.startswith(f"{URL}/api/notices/off/")
            assert link_in(told.get_content(), "/notices/off#").partition("#")[2] == header.rpartition("/")[2]
            await here.notices.off(header.rpartition("/")[2])
            assert await here.notices.state(one) == {**await here.notices.state(one), "mail": None}


async def test_confirming_another_address_confirms_nothing(tmp_path: Path) -> None:
    with mail_server() as server:
        async with running_notices(tmp_path, writing_to(server)) as here:
            one, _ = await seated(here)
            await here.notices.set_address(one, ADA)
            for token in (
                SignedLinks(KEYS).confirm(one, "eve@example.org"),
                SignedLinks(["another key" * 4]).confirm(one, ADA),
                "x",
            ):
                with pytest.raises(NotFound):
                    await here.notices.confirm(token)
            with pytest.raises(NotFound):
                await here.notices.off(SignedLinks(KEYS).confirm(one, ADA))  # one kind of link is not another
            assert await here.notices.subscriptions.address(one) == ""


async def test_an_invalid_address_is_refused(tmp_path: Path) -> None:
    with mail_server() as server:
        async with running_notices(tmp_path, writing_to(server)) as here:
            one, _ = await seated(here)
            with pytest.raises(Wrong, match="address"):
                await here.notices.set_address(one, "ada@example.org\r\nBcc: all@example.org")
            assert server.emails == []


async def test_a_mail_server_that_refuses_the_confirmation_request_is_reported(tmp_path: Path) -> None:
    with mail_server() as server:
        server.answers = ["451 later"]
        async with running_notices(tmp_path, writing_to(server)) as here:
            one, _ = await seated(here)
            with pytest.raises(Busy):
                await here.notices.set_address(one, ADA)
            assert (await here.notices.state(one))["mail"] is None


@pytest.mark.parametrize(("answer", "outcome"), [("250 well", SENT), ("451 later", LATER), ("550 no", FAILED)])
async def test_the_answers_of_a_mail_server_are_understood(answer: str, outcome: str) -> None:
    with mail_server() as server:
        server.answers = [answer]
        post = SmtpSender(Smtp("smtp", "127.0.0.1", server.port), 30.0)
        assert await post.send(confirmation_request("en", SENDER, ADA, URL, "token")) == outcome


@pytest.mark.parametrize("scheme", ["smtps", "smtp+starttls"])
async def test_a_password_is_sent_over_tls_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scheme: str) -> None:
    context = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "certificate.pem"))
    email = confirmation_request("uk", SENDER, ADA, URL, "token")
    with mail_server(context, scheme == "smtps", LOGIN) as server:
        right = SmtpSender(Smtp(scheme, "127.0.0.1", server.port, "me", "secret"), 30.0)
        assert await right.send(email) == SENT
        assert "Parlour" in server.emails[0]["Subject"]
        wrong = SmtpSender(Smtp(scheme, "127.0.0.1", server.port, "me", "guess"), 30.0)
        assert await wrong.send(email) == FAILED


async def test_nothing_is_sent_to_a_server_without_a_valid_certificate(tmp_path: Path) -> None:
    with mail_server(certificate(tmp_path), True, LOGIN) as server:
        post = SmtpSender(Smtp("smtps", "127.0.0.1", server.port, "me", "secret"), 30.0)
        assert await post.send(confirmation_request("en", SENDER, ADA, URL, "token")) == LATER
        assert server.emails == []


async def test_a_server_that_refuses_tls_gets_nothing() -> None:
    with mail_server(login=LOGIN) as server:
        post = SmtpSender(Smtp("smtp+starttls", "127.0.0.1", server.port, "me", "secret"), 30.0)
        assert await post.send(confirmation_request("en", SENDER, ADA, URL, "token")) == LATER
        assert server.emails == []
