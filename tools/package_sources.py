"""Pip's settings of package indexes and certificates, for uv and npm, which do not read them."""

import os
import subprocess
import sys

PIP_TO_UV = {"index-url": "UV_DEFAULT_INDEX", "cert": "SSL_CERT_FILE"}
# Files of certificates that pip trusts, the first of them that is set; pip's own setting comes before all of these.
BUNDLES = ("SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE")


def base_python() -> str:
    """Return the Python that everything is made with: the one running now, or the one its environment was made from."""
    return os.path.realpath(sys.executable)


def pip_settings() -> dict[str, str]:
    """Return pip's settings by the names that uv has for them, unless the environment already has those."""
    ask = [base_python(), "-m", "pip", "config", "list"]
    lines = subprocess.run(ask, capture_output=True, text=True, check=False).stdout.splitlines()
    lines.sort(key=lambda line: line.startswith(":env:"))  # what the environment says overrides what files say
    bundle = next((os.environ[name] for name in BUNDLES if os.environ.get(name)), "")
    settings = {"SSL_CERT_FILE": bundle} if bundle else {}
    for line in lines:
        name, _, value = line.partition("=")
        variable = PIP_TO_UV.get(name.rpartition(".")[2])
        if variable:
            settings[variable] = value.strip("'\"")
    return {name: value for name, value in settings.items() if name not in os.environ}


def npm_certificates() -> dict[str, str]:
    """Return settings that let npm trust the certificates of pip, besides the authorities that node knows itself."""
    found = {"NODE_USE_SYSTEM_CA": "1"}
    bundle = pip_settings().get("SSL_CERT_FILE") or os.environ.get("SSL_CERT_FILE")
    if bundle:
        found["NODE_EXTRA_CA_CERTS"] = bundle
    return {name: value for name, value in found.items() if name not in os.environ}
