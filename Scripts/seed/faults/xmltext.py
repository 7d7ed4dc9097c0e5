"""A document as text with places: expat says where each element begins and ends."""

import xml.parsers.expat


class Element:
    """An element with its bytes: [start, tag_end) is the start tag, [close, end) the end tag."""

    __slots__ = ("name", "attributes", "parent", "children", "start", "tag_end", "close", "end", "line")

    def __init__(self, name, attributes, parent, start, line):
        self.name, self.attributes, self.parent = name, attributes, parent
        self.children = []
        self.start, self.line = start, line
        self.tag_end = self.close = self.end = start

    def get(self, name):
        return self.attributes.get(name)

    @property
    def id(self):
        return self.attributes.get("id")

    def child(self, name, key=None):
        """The first child with a name, and with a key where one is given."""
        return next(
            (c for c in self.children if c.name == name and (key is None or c.get("key") == key)), None)

    def descendants(self):
        """All elements inside, in document order."""
        for child in self.children:
            yield child
            yield from child.descendants()

    def ancestors(self):
        above = self.parent
        while above is not None:
            yield above
            above = above.parent

    @property
    def is_self_closing(self):
        return self.close == self.start


class Unreadable(Exception):
    """What expat does not read, or reads differently from the bytes."""


def end_of_tag(data, start):
    """The place behind the > of the tag that begins at start; quoted text may hold one."""
    quote = None
    for place in range(start, len(data)):
        byte = data[place]
        if quote is not None:
            quote = None if byte == quote else quote
        elif byte in b"\"'":
            quote = byte
        elif byte == ord(">"):
            return place + 1
    raise Unreadable


def read(data):
    """The root element of a document in UTF-8."""
    parser = xml.parsers.expat.ParserCreate()
    root, stack = [], []

    def begin(name, attributes):
        start = parser.CurrentByteIndex
        if data[start:start + 1] != b"<":
            raise Unreadable
        parent = stack[-1] if stack else None
        element = Element(name, attributes, parent, start, parser.CurrentLineNumber)
        element.tag_end = end_of_tag(data, start)
        (parent.children if parent else root).append(element)
        stack.append(element)

    def end(_):
        element = stack.pop()
        if data[element.tag_end - 2:element.tag_end] == b"/>":
            element.end = element.tag_end
            return
        element.close = parser.CurrentByteIndex
        element.end = end_of_tag(data, element.close)

    parser.StartElementHandler, parser.EndElementHandler = begin, end
    try:
        parser.Parse(data, True)
    except xml.parsers.expat.ExpatError as error:
        raise Unreadable from error
    return root[0]
