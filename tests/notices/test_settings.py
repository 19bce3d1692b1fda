"""Settings of notices: read from the environment, refused with a clear message that never contains a password."""

from __future__ import annotations

import pytest

from parlour.engine.plain import Wrong
from parlour.notices.email.addresses import is_address
from parlour.notices.push.services import is_service
from parlour.notices.settings import SERVICES, NoticeSettings, Smtp, from_environment

SECRET = "hush-hush"
BAD_SERVICES = (
    "*", "*.com", "*.*.example.org", "a.*.example.org", "http://push.example.org", "https://push.example.org/path",
    "https://me@push.example.org", "push.example.org:8443", "push.example.org.", "Push.example.org", "pusch.müller.de",
    "-a.example.org", "a..example.org", "localhost", "10.0.0.1", "push.example.org/x", "https://*.example.org",
)  # fmt: skip


def test_without_an_address_nothing_is_offered() -> None:
    found = from_environment({})
    assert found == NoticeSettings()
    assert (found.has_push, found.has_mail) == (False, False)


def test_all_that_can_be_chosen() -> None:
    found = from_environment(
        {
            "PARLOUR_URL": "https://play.example.org/",
            "PARLOUR_SMTP": "smtps://me%40example.org:p%3Aw@mail.example.org",
            "PARLOUR_MAIL_FROM": "parlour@example.org",
            "PARLOUR_CONTACT": "mailto:host@example.org",
            "PARLOUR_PUSH_HOSTS": "push.example.org, *.more.example.org",
            "PARLOUR_NOTICE_AFTER": "300",
        }
    )
    assert (found.url, found.contact, found.after) == ("https://play.example.org", "mailto:host@example.org", 300.0)
    assert found.smtp == Smtp("smtps", "mail.example.org", 465, "me@example.org", "p:w")
    assert found.push_services == (*SERVICES, "push.example.org", "*.more.example.org")
    assert (found.has_push, found.has_mail) == (True, True)


@pytest.mark.parametrize(
    "wrong",
    [
        {"PARLOUR_URL": "http://play.example.org"},
        {"PARLOUR_URL": "https://play.example.org/games"},
        {"PARLOUR_URL": "play.example.org"},
        {"PARLOUR_CONTACT": "host@example.org"},
        {"PARLOUR_SMTP": "smtps://mail.example.org"},
        {"PARLOUR_URL": "https://a.org", "PARLOUR_SMTP": "smtps://mail.example.org"},
        {"PARLOUR_URL": "https://a.org", "PARLOUR_SMTP": "http://mail", "PARLOUR_MAIL_FROM": "a@a.org"},
        {"PARLOUR_URL": "https://a.org", "PARLOUR_SMTP": f"smtp://u:{SECRET}@mail.org", "PARLOUR_MAIL_FROM": "a@a.org"},
        {"PARLOUR_URL": "https://a.org", "PARLOUR_SMTP": f"//u:{SECRET}@mail.org", "PARLOUR_MAIL_FROM": "a@a.org"},
        *[{"PARLOUR_PUSH_HOSTS": push_service} for push_service in BAD_SERVICES],
        {"PARLOUR_NOTICE_AFTER": "1"},
        {"PARLOUR_NOTICE_AFTER": "soon"},
    ],
)
def test_a_wrong_setting_is_named_without_its_password(wrong: dict[str, str]) -> None:
    with pytest.raises(Wrong, match="PARLOUR_") as told:
        from_environment(wrong)
    assert SECRET not in str(told.value)


def test_a_password_is_not_shown_with_the_settings() -> None:
    assert SECRET not in repr(NoticeSettings(smtp=Smtp("smtps", "mail.org", 465, "me", SECRET)))


@pytest.mark.parametrize(
    ("endpoint", "allowed"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("https://wns2-par02p.notify.windows.com/w/?token=abc", True),
        ("http://fcm.googleapis.com/fcm/send/abc", False),
        ("https://fcm.googleapis.com:8443/fcm", False),
        ("https://fcm.googleapis.com.example.org/", False),
        ("https://evilpush.apple.com.example.org/", False),
        ("https://notify.windows.com.example.org/", False),
        ("https://user@fcm.googleapis.com/", False),
        ("https://169.254.169.254/latest/meta-data", False),
        ("https://localhost/", False),
        ("http://127.0.0.1:8000/api/me", False),
        ("file:///etc/passwd", False),
        ("https://[::1]/", False),
        ("https://fcm.googleapis.com:port/", False),
        ("https://fcm.googleapis.com/\n", False),
        ("https://fcm.googleapis.com:443/fcm/send/abc:def-_%7E?x=1", True),
        ("https://web.push.apple.com/QGuQ", True),
        ("https://evil.example\\.push.apple.com/", False),
        ("https://evil.example\\@web.push.apple.com/", False),
        ("https://evil.example%2f.push.apple.com/", False),
        ("https://evil.example%00.push.apple.com/", False),
        ("https://evil.example;.push.apple.com/", False),
        ("https://10.0.0.1#.push.apple.com/", False),
        ("https://.push.apple.com/", False),
        ("https://a.b.push.apple.com/", False),
        ("https://evil_.push.apple.com/", False),
        ("https://-a.push.apple.com/", False),
        ("https://push.apple.com/", False),
        ("https://evilpush.apple.com/", False),
        ("https://web.push.apple.com./", False),
        ("https://web.push.apple.com:444/", False),
        ("https://web.push.apple.com:/", False),
        ("https://:@web.push.apple.com/", False),
        ("https://@web.push.apple.com/", False),
        ("https://web.push.apple.c\u043em/", False),
        ("https://WEB.push.apple.com/", False),
        ("HTTPS://web.push.apple.com/", False),
        (" https://web.push.apple.com/", False),
        ("https:web.push.apple.com/", False),
        ("https:///web.push.apple.com/", False),
        ("https://web.push.apple.com", False),
        ("https://web.push.apple.com/a b", False),
        ("https://web.push.apple.com/a\\b", False),
        ("https://web.push.apple.com/" + "a" * 1000, False),
        ("", False),
    ],
)
def test_only_push_services_of_browsers_are_ever_called(endpoint: str, allowed: bool) -> None:
    assert is_service(endpoint, SERVICES) is allowed


def test_an_origin_of_ones_own_is_that_origin_only() -> None:
    services = ("https://push.example.org:8443",)
    assert is_service("https://push.example.org:8443/x", services)
    for other in (
        "https://push.example.org/x",
        "https://push.example.org:84430/x",
        "https://push.example.org:8443@evil/",
    ):
        assert not is_service(other, services)


@pytest.mark.parametrize("own_service", ["push.example.org", "*.push.example.org", "https://push.example.org:8443"])
def test_a_push_service_of_ones_own_may_be_named(own_service: str) -> None:
    assert from_environment({"PARLOUR_PUSH_HOSTS": f"{own_service},"}).push_services == (*SERVICES, own_service)


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("ada@example.org", True),
        ("ada.l+games@mail.example.org", True),
        ("ada@localhost", True),
        ("ada@example.org, bob@example.org", False),
        ("Ada <ada@example.org>", False),
        ("ada@example.org\nBcc: bob@example.org", False),
        ('"a b"@example.org', False),
        ("ada", False),
        ("@example.org", False),
        (f"{'a' * 64}@{'b.' * 120}org", False),
    ],
)
def test_an_email_goes_to_one_plain_address(text: str, good: bool) -> None:
    assert is_address(text) is good
