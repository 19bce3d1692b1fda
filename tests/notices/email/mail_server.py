"""A mail server on the loopback: it accepts e-mails, and tests read them."""

from __future__ import annotations

import contextlib
import datetime as dt
import ipaddress
import socketserver
import ssl
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from parlour.notices.push.encryption import CURVE
from tests.notices.small_servers import running


class MailServer(socketserver.ThreadingTCPServer):
    """Accepts e-mails; with a certificate over TLS, from the start or with STARTTLS."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, tls: ssl.SSLContext | None = None, at_once: bool = False, login: str = "") -> None:
        super().__init__(("127.0.0.1", 0), Postman)
        self.port = int(self.server_address[1])
        self.tls, self.at_once, self.login = tls, at_once, login
        self.emails: list[EmailMessage] = []
        self.envelopes: list[tuple[str, str]] = []
        self.answers: list[str] = []  # to recipients, before 250


class Postman(socketserver.StreamRequestHandler):
    server: MailServer

    def handle(self) -> None:
        self.is_secure, self.is_known, self.sender, self.to = False, not self.server.login, "", ""
        if self.server.at_once:
            self.secure()
        self.say("220 here")
        while line := self.rfile.readline().decode().strip():
            if self.answer(line) is False:
                return

    def finish(self) -> None:
        super().finish()
        self.connection.close()

    def say(self, *lines: str) -> None:
        for index, line in enumerate(lines):
            code, text = line.split(" ", 1)
            self.wfile.write(f"{code}{' ' if index == len(lines) - 1 else '-'}{text}\r\n".encode())
        self.wfile.flush()

    def secure(self) -> None:
        assert self.server.tls is not None
        self.connection = self.server.tls.wrap_socket(self.connection, server_side=True)
        self.rfile, self.wfile = self.connection.makefile("rb"), self.connection.makefile("wb")
        self.is_secure = True

    def answer(self, line: str) -> bool | None:
        verb = line.upper().split()[0]
        if verb == "EHLO":
            offers = ["250 STARTTLS"] if self.server.tls and not self.is_secure else []
            self.say("250 here", *offers, "250 AUTH PLAIN")
        elif verb == "STARTTLS":
            self.say("220 go on")
            self.secure()
        elif verb == "AUTH":
            self.is_known = self.is_secure and line.split()[2] == self.server.login
            self.say("235 welcome" if self.is_known else "535 who are you")
        elif verb == "MAIL":
            self.sender = line.split("<")[1].split(">", maxsplit=1)[0]
            self.say("250 well" if self.is_known else "530 log in first")
        elif verb == "RCPT":
            self.to = line.split("<")[1].split(">", maxsplit=1)[0]
            self.say(self.server.answers.pop(0) if self.server.answers else "250 well")
        elif verb == "DATA":
            self.take()
        elif verb == "QUIT":
            self.say("221 farewell")
            return False
        else:
            self.say("250 well")
        return None

    def take(self) -> None:
        self.say("354 go on")
        lines = []
        while (line := self.rfile.readline()) != b".\r\n":
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        self.server.envelopes.append((self.sender, self.to))
        self.server.emails.append(message_from_bytes(b"".join(lines), EmailMessage, policy=policy.default))
        self.say("250 taken")


@contextlib.contextmanager
def mail_server(tls: ssl.SSLContext | None = None, at_once: bool = False, login: str = "") -> Iterator[MailServer]:
    """Run a mail server."""
    with MailServer(tls, at_once, login) as server, running(server):
        yield server


def certificate(folder: Path) -> ssl.SSLContext:
    """Make a certificate for the loopback, and the context of a server that shows it."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "parlour.test")])
    now = dt.datetime.now(dt.UTC)
    builder = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    builder = builder.serial_number(x509.random_serial_number()).not_valid_before(now - dt.timedelta(days=1))
    builder = builder.not_valid_after(now + dt.timedelta(days=1))
    here = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    made = builder.add_extension(here, critical=False).sign(key, SHA256())
    file = folder / "certificate.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(secret + made.public_bytes(Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context
