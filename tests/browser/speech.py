"""What stands on a page, and which of it belongs to the other language."""

import re
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, SelectExpression, TextElement

from rudel import GAMES
from rudel.locales import FOLDER, LANGUAGES, Texts

READ = """() => {
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    if (!["SCRIPT", "STYLE"].includes(walk.currentNode.parentElement.tagName)) found.push(walk.currentNode.data);
  }
  for (const name of ["aria-label", "title", "placeholder", "alt"]) {
    for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name));
  }
  return [...new Set(found.map((text) => text.replace(/\\s+/g, " ").trim()))].filter((text) => text !== "");
}"""
KEY = re.compile(r"\[[a-z][\w]*(-[\w]+)+\]|\{\s*\$\w+")
GAP = "\0"
CATALOGUES = sorted(path.stem for path in (FOLDER / "en").glob("*.ftl") if path.stem != "terminal")


def keys_in(texts):
    """Texts that show a message's id or an argument's name because something is missing."""
    return [text for text in texts if KEY.search(text)]


def strangers(texts, lang):
    """Texts that hold a message of the other language."""
    return [(text, pattern) for text in texts for pattern in _strange(text, lang)]


@cache
def _strange(text, lang):
    """The messages of the other language in a text; most texts stand on many screens."""
    return [one.pattern for one in _only_in("en" if lang == "de" else "de", lang) if one.search(text)]


@cache
def _only_in(lang, other):
    """Patterns of the messages that read differently in the other language: one word alone, several words anywhere."""
    there = _forms(other) | _names()
    found = []
    for form in sorted(_forms(lang) - there):
        words = re.findall(r"\w{2,}", form.replace(GAP, " "))
        body = r"[^.]{0,40}?".join(re.escape(part) for part in form.split(GAP))
        if len(words) >= 2:
            found.append(re.compile(rf"(?<!\w){body}(?!\w)"))
        elif words and GAP not in form:
            found.append(re.compile(rf"^{body}$"))
    return found


@cache
def _names():
    """The games' names, which may be said in either language."""
    return {text.text(f"{game}-title") for text in map(Texts, LANGUAGES) for game in GAMES}


@cache
def _forms(lang):
    """Every text that a message can have, with gaps for what is put in."""
    parser = FluentParser()
    found = set()
    for name in CATALOGUES:
        resource = parser.parse((FOLDER / lang / f"{name}.ftl").read_text(encoding="utf-8"))
        for message in resource.body:
            if isinstance(message, Message) and message.value is not None:
                found |= set(_readings(message.value))
    return {re.sub(r"\s+", " ", form).strip() for form in found} - {""}


def _readings(pattern):
    readings = [""]
    for element in pattern.elements:
        if isinstance(element, TextElement):
            ends = [element.value]
        elif isinstance(element.expression, SelectExpression):
            ends = [end for variant in element.expression.variants for end in _readings(variant.value)]
        else:
            ends = [GAP]
        readings = [begun + end for begun in readings for end in ends]
    return readings
