"""Reads Swift sources as far as the compiler's index does not tell what is in them: comments, blocks and local functions."""

import re
from bisect import bisect_right

SIGN = re.compile(r'//[^\n]*|/\*|#*"""|#*"|[{}()\[\]]')


class Source:
    """A source file: its code without comments and texts, where offsets stay the same, and its comments."""

    def __init__(self, path):
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        # The index counts columns in bytes of UTF-8.
        self.starts = [0] + [match.end() for match in re.finditer("\n", self.text)]
        self.comments, self.pairs, kept = [], {}, []
        self.scan(kept)
        self.code = "".join(kept)
        self.blocks = sorted((start, end) for start, end in self.pairs.items() if self.text[start] == "{")

    def scan(self, kept):
        """Removes comments and texts; code that is inserted into texts stays."""
        text, position, open_brackets = self.text, 0, []
        # Each text that contains the current position: its end, how its insertions begin, and the brackets before it.
        around = []

        def blank(end):
            nonlocal position
            kept.append(re.sub(r"[^\n]", " ", text[position:end]))
            position = end

        def keep(end):
            nonlocal position
            kept.append(text[position:end])
            position = end

        inside = None
        while position < len(text):
            if inside:
                ending, insertion = inside
                match = re.compile(re.escape(ending) + "|" + insertion + r"\(|" + insertion + r"[^(]").search(text, position)
                if match is None:
                    return blank(len(text))
                if match[0] == ending:
                    blank(match.end())
                    inside = None
                elif match[0].endswith("("):
                    blank(match.end() - 1)
                    around.append((inside, len(open_brackets)))
                    inside = None
                else:
                    blank(match.end())
                continue
            match = SIGN.search(text, position)
            if match is None:
                return keep(len(text))
            keep(match.start())
            sign = match[0]
            if sign.startswith("//"):
                self.comments.append((match.start(), sign))
                blank(match.end())
            elif sign == "/*":
                depth, end = 0, len(text)
                for each in re.compile(r"/\*|\*/").finditer(text, position):
                    depth += 1 if each[0] == "/*" else -1
                    if depth == 0:
                        end = each.end()
                        break
                blank(end)
            elif sign.endswith('"'):
                signs = sign.rstrip('"')
                blank(match.end())
                inside = (sign[len(signs):] + signs, r"\\" + signs)
            elif sign in "{([":
                open_brackets.append(position)
                keep(match.end())
            else:
                if open_brackets:
                    self.pairs[open_brackets.pop()] = match.end()
                keep(match.end())
                if around and len(open_brackets) == around[-1][1]:
                    inside = around.pop()[0]

    def line(self, offset):
        return bisect_right(self.starts, offset)

    def offset(self, line, column):
        start = self.starts[min(line, len(self.starts)) - 1]
        row = self.text[start: self.starts[line] if line < len(self.starts) else None]
        return start + len(row.encode()[: column - 1].decode(errors="ignore"))

    def extent(self, offset):
        """The part of a declaration from its name to the end of its first block, or of its line without one."""
        position = offset
        while position < len(self.code):
            sign = self.code[position]
            if sign in "([":
                position = self.pairs.get(position, position + 1)
                continue
            if sign == "{":
                return offset, self.pairs.get(position, len(self.code))
            if sign in ")]}":
                break
            if sign == "\n":
                rest = self.code[position:].lstrip()
                # A declaration goes on in the next line after an arrow, a comma and the like, and before `where`.
                if not re.match(r"\{|where\b|->|throws\b|async\b|==|=|[.:]", rest) \
                        and not re.search(r"[,=:>(]\s*$|\bthrows\s*$|\bwhere\b[^\n]*,\s*$", self.code[offset:position]):
                    break
            position += 1
        return offset, position

    def end_of_expression(self, offset):
        """The end of the value that is assigned to a name, or of the arguments of a call."""
        match = re.compile(r"`?\w+`?(?:\.init)?[!?]?(?:\s*=(?!=)\s*|\s*)").match(self.code, offset)
        end = match.end() if match else offset
        if self.code[end: end + 1] == "(":
            end = self.pairs.get(end, end)
            block = re.compile(r"\s*\{").match(self.code, end)
            end = block.end() - 1 if block else end
        if self.code[end: end + 1] == "{":
            return self.pairs.get(end, end)
        return end if match and "=" not in match[0] else self.code.find("\n", end) % (len(self.code) + 1)

    def is_visible(self, declaration, offset):
        """Whether an offset is in the block around a declaration."""
        around = [pair for pair in self.blocks if pair[0] < declaration < pair[1]]
        return not around or around[-1][0] < offset < around[-1][1]

    def is_in_block(self, start, offset):
        """Whether an offset is in a block that begins after another offset."""
        return self.code.count("{", start, offset) > self.code.count("}", start, offset)

    def start_with_comments(self, offset):
        """The start of the lines with comments and attributes before the line of a declaration."""
        line = self.line(offset) - 1
        while line > 0:
            row = self.text[self.starts[line - 1]: self.starts[line]].strip()
            if not row.startswith(("//", "@", "*/")):
                break
            line -= 1
        return self.starts[line]


# A list that a loop takes from, or walks through to its end.
TAKEN = re.compile(r"\b(\w+)\.(?:popLast|popFirst|removeFirst|removeLast)\(|!(\w+)\.isEmpty\b|<\s*(\w+)\.(?:count|endIndex)\b")


def growing_loops(source):
    """The `while` loops that add to the list that they take from, with the start and end of each and the list's name."""
    for match in re.finditer(r"\bwhile\b", source.code):
        start = match.end()
        while start < len(source.code) and source.code[start] != "{":
            start = source.pairs.get(start, start + 1) if source.code[start] in "([" else start + 1
        end = source.pairs.get(start)
        if end is None:
            continue
        names = {name for found in TAKEN.findall(source.code[match.end(): start]) for name in found if name}
        for name in sorted(names):
            if re.search(rf"(?<![\w.]){name}(?:\.(?:append|insert)\(|\s*\+=)", source.code[start:end]):
                yield match.start(), end, name


LOCAL_FUNCTION = re.compile(r"\bfunc\s+`?(\w+)`?")
LOCAL_CLOSURE = re.compile(r"(?<![.\w])`?(\w+)`?(?:\s*:[^={}\n]+)?\s*=\s*(\{)")


def local_functions(source, known):
    """Functions inside of other functions, which the index does not have, and closures in local variables.

    `known` has the offsets of the names that the index has. Returns name, start and end of each body."""
    found = []
    for match in LOCAL_FUNCTION.finditer(source.code):
        if match.start(1) not in known:
            start, end = source.extent(match.start(1))
            found.append((match[1], start, end))
    for match in LOCAL_CLOSURE.finditer(source.code):
        if match.start(1) not in known and match.start(2) in source.pairs:
            found.append((match[1], match.start(2), source.pairs[match.start(2)]))
    return found
