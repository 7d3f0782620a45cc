"""E-mail by SMTP. The library refuses line breaks in headers; an address is checked before it is stored as well."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

from civitas.server.post.settings import Mail

SECONDS: Final = 20.0
TLS_FROM_THE_START: Final = 465
_ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")


def is_mail(text: str) -> bool:
    """One plain address and nothing else: no name, no list, no line break, no quoting."""
    return len(text) <= 254 and _ADDRESS.fullmatch(text) is not None


def written(mail: Mail, to: str, subject: str, text: str, leave: str = "") -> EmailMessage:
    """`leave`: where a mail program unsubscribes with one click (RFC 8058)."""
    message = EmailMessage()
    message["From"] = mail.sender
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=mail.sender.rpartition("@")[2].strip(">") or None)
    message["Auto-Submitted"] = "auto-generated"
    if leave:
        message["List-Unsubscribe"] = f"<{leave}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    return message


def send(mail: Mail, message: EmailMessage) -> None:
    """Hand a letter over; OSError or SMTPException if it is not taken."""
    secure = ssl.create_default_context()
    if mail.port == TLS_FROM_THE_START:
        with smtplib.SMTP_SSL(mail.host, mail.port, timeout=SECONDS, context=secure) as line:
            _hand_over(line, mail, message)
        return
    with smtplib.SMTP(mail.host, mail.port, timeout=SECONDS) as line:
        if mail.tls:
            line.starttls(context=secure)
        _hand_over(line, mail, message)


def _hand_over(line: smtplib.SMTP, mail: Mail, message: EmailMessage) -> None:
    if mail.user:
        line.login(mail.user, mail.password)
    line.send_message(message)
