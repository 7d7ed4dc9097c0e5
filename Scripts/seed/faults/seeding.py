"""Documents to plant faults into, the edits that make a fault, and the list of seeders.

A seeder gets a document and a source of chance, and gives a Fault or None where its mistake makes no
sense. It marks the one place where a finding is due. Seeders go by what the documentation of a rule says,
and never by how the rule is written.
"""

import os
import re
from xml.sax.saxutils import escape

from . import xmltext

MARK = b"\x01"
SYMBOLS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
XCODE_ID = re.compile(r"^[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}$")
RESERVED = ("-1", "-2", "-3")

SEEDERS = {}


def seeder(rule):
    """Registers a function as the seeder of a rule."""
    def register(function):
        if rule in SEEDERS:
            raise ValueError(f"two seeders for {rule}")
        SEEDERS[rule] = function
        return function
    return register


class Document:
    """A document of the current dialect, with what seeders ask of it."""

    def __init__(self, data, name):
        self.data = data
        #: The file's name without its extension.
        self.stem, extension = os.path.splitext(name)
        self.is_storyboard = extension == ".storyboard"
        self.root = xmltext.read(data)
        if self.root.name != "document":
            raise xmltext.Unreadable
        self.elements = [self.root, *self.root.descendants()]
        self.by_id = {}
        for element in self.elements:
            if element.id is not None:
                self.by_id.setdefault(element.id, element)
        runtime = self.root.get("targetRuntime") or ""
        self.platform = {"MacOSX.Cocoa": "macOS", "watchKit": "watchOS", "AppleTV": "tvOS"}.get(
            runtime, "iOS" if runtime.startswith("iOS") else "")

    @property
    def is_xib(self):
        return not self.is_storyboard

    @property
    def is_mac(self):
        return self.platform == "macOS"

    @property
    def is_touch(self):
        """Whether UIKit runs it on a device with views."""
        return self.platform in ("iOS", "tvOS")

    @property
    def top_level(self):
        """The objects of a xib that are in no other object, placeholders among them."""
        objects = self.root.child("objects")
        return [] if objects is None else objects.children

    @property
    def owner(self):
        """File's Owner of a xib."""
        for element in self.top_level:
            if self.is_mac and element.name == "customObject" and element.id == "-2":
                return element
            if not self.is_mac and element.get("placeholderIdentifier") == "IBFilesOwner":
                return element
        return None

    @property
    def roots(self):
        """The top-level views of a xib."""
        return [e for e in self.top_level if e.name in VIEWS]

    @property
    def scenes(self):
        """The controllers of a storyboard's scenes."""
        return [
            e for e in self.elements
            if e.get("sceneMemberID") == "viewController" and e.parent.name == "objects"]

    @property
    def views(self):
        """Everything among the subviews of a view, a controller's view and top-level views."""
        return [
            e for e in self.elements
            if e.id is not None and e.parent is not None and (
                e.parent.name == "subviews" or (e.name in VIEWS and e.get("key") == "view")
                or (e.name in VIEWS and e.parent is self.root.child("objects")))]

    def seen(self, elements):
        """Those of some elements that are neither hidden nor left out of a size class, nor in such a view."""
        left_out = {e.get("reference") for e in self.elements if e.name == "exclude"}
        return [
            e for e in elements
            if not any(a.get("hidden") == "YES" or a.id in left_out for a in [e, *e.ancestors()] if a.id is not None)]

    @property
    def connections(self):
        """The elements of all connections."""
        return [e for e in self.elements if e.parent is not None and e.parent.name == "connections"]

    def leading_to(self, identifier):
        return [c for c in self.connections if identifier in (c.get("destination"), c.get("target"))]

    def fresh(self, chance):
        """An id that the document does not have, as Xcode makes them."""
        while True:
            text = "".join(chance.choice(SYMBOLS) for _ in range(8))
            identifier = f"{text[:3]}-{text[3:5]}-{text[5:]}"
            if identifier not in self.by_id and identifier.encode() not in self.data:
                return identifier

    def text(self, element):
        return self.data[element.start:element.end]

    def copied(self, element, chance):
        """An element's text with new ids all through it, as Duplicate makes it; None for ids of old kinds."""
        inside = [e.id for e in [element, *element.descendants()] if e.id is not None]
        if not all(XCODE_ID.match(identifier) for identifier in inside):
            return None
        text = self.text(element)
        for identifier in inside:
            text = text.replace(f'"{identifier}"'.encode(), f'"{self.fresh(chance)}"'.encode())
        return text


VIEWS = {
    "view", "label", "button", "imageView", "tableView", "tableViewCell", "collectionView",
    "collectionViewCell", "collectionReusableView", "scrollView", "stackView", "textField", "textView",
    "toolbar", "searchBar", "navigationBar", "tabBar", "switch", "slider", "segmentedControl", "pickerView",
    "datePicker", "webView", "wkWebView", "mapView", "visualEffectView", "progressView", "pageControl",
    "activityIndicatorView", "control", "customView", "box", "splitView", "tabView", "visualEffectView",
    "tableCellView"}
CELLS = {"tableViewCell", "collectionViewCell", "collectionReusableView", "tableCellView"}


class Fault:
    """Edits of a document that make one mistake, the place marked where a finding is due."""

    def __init__(self, document, identifier):
        #: The id of the object that the finding is about, None where it is the document itself.
        self.identifier = identifier
        self.document = document
        self.edits = []
        self.appended = {}
        self.tags = {}

    def replace(self, start, end, text):
        self.edits.append((start, end, text))

    def _tag(self, element):
        return self.tags.setdefault(element.start, [element, dict(element.attributes), None])

    def mark(self, element, attribute=None):
        """The finding is due at an element's start tag, or at one of its attributes."""
        if attribute is None:
            self.replace(element.start, element.start, MARK)
        else:
            self._tag(element)[2] = attribute
        return self

    def set(self, element, **values):
        """Gives attributes of an element other values; None takes one away."""
        for name, value in values.items():
            self._tag(element)[1][name] = value
        return self

    def remove(self, element):
        """Takes an element away, with the indentation before it."""
        start = element.start
        while start and self.document.data[start - 1:start] in (b" ", b"\t", b"\n", b"\r"):
            start -= 1
        self.replace(start, element.end, b"")
        return self

    def append(self, element, text):
        """Puts text into an element, behind what it holds."""
        self.appended.setdefault(element.start, (element, []))[1].append(text)
        return self

    def before(self, element, text):
        self.replace(element.start, element.start, text + b"\n")
        return self

    def after(self, element, text):
        self.replace(element.end, element.end, b"\n" + text)
        return self

    def connect(self, element, text):
        """Puts a connection into an object."""
        held = element.child("connections")
        if held is not None:
            return self.append(held, text)
        return self.append(element, b"<connections>\n" + text + b"\n</connections>")

    def _tag_edits(self):
        data = self.document.data
        for element, values, marked in self.tags.values():
            tag = data[element.start:element.tag_end]
            head = f"<{element.name}".encode()
            for name, old in element.attributes.items():
                pattern = re.compile(rb"(\s)(" + re.escape(name.encode()) + rb")\s*=\s*(\"[^\"]*\"|'[^']*')")
                found = next(
                    m for m in pattern.finditer(tag)
                    if tag[:m.start()].count(b'"') % 2 == 0)
                start, new = element.start + found.start(2), values[name]
                if new is None:
                    self.replace(element.start + found.start(1), element.start + found.end(), b"")
                elif new != old:
                    text = attribute(name, new)
                    self.replace(
                        start, element.start + found.end(), (MARK if name == marked else b"") + text)
                elif name == marked:
                    self.replace(start, start, MARK)
            added = b"".join(
                b" " + (MARK if name == marked else b"") + attribute(name, value)
                for name, value in values.items()
                if name not in element.attributes and value is not None)
            place = element.start + len(head)
            if added:
                self.replace(place, place, added)

    def _append_edits(self):
        data = self.document.data
        for element, texts in self.appended.values():
            text = b"\n".join(texts)
            if element.is_self_closing:
                end = element.tag_end - 2
                while data[end - 1:end] in (b" ", b"\n", b"\r", b"\t"):
                    end -= 1
                closing = f"</{element.name}>".encode()
                self.replace(end, element.tag_end, b">\n" + text + b"\n" + closing)
            else:
                self.replace(element.close, element.close, text + b"\n")

    def damaged(self):
        """The damaged document and the place of the mark in it."""
        self._tag_edits()
        self._append_edits()
        data, parts, place = self.document.data, [], 0
        for start, end, text in sorted(self.edits, key=lambda edit: (edit[0], edit[1])):
            if start < place:
                raise ValueError("edits that overlap")
            parts += [data[place:start], text]
            place = end
        text = b"".join([*parts, data[place:]])
        if text.count(MARK) != 1:
            raise ValueError(f"{text.count(MARK)} marks")
        mark = text.index(MARK)
        return text[:mark] + text[mark + 1:], mark


def varied(chance, elements, kind=lambda element: element.name):
    """One of some elements, each kind as likely as any other, or None."""
    kinds = {}
    for element in elements:
        kinds.setdefault(kind(element), []).append(element)
    if not kinds:
        return None
    return chance.choice(kinds[chance.choice(sorted(kinds, key=str))])


def attribute(name, value):
    """An attribute as text."""
    return f'{name}="{escape(value, {chr(34): "&quot;"})}"'.encode()


def source_of(connection):
    """The object that a connection begins at."""
    return connection.parent.parent


def outlet(name, destination, identifier, element="outlet"):
    parts = [("property", name), ("destination", destination), ("id", identifier)]
    return f"<{element} ".encode() + b" ".join(attribute(*part) for part in parts) + b"/>"
