"""The calls between the functions of a build, as the compiler indexed them."""

import re
import subprocess
from bisect import bisect_left
from collections import defaultdict

import index_store as index
from swift_text import local_functions

DECODABLE = {"s:Se", "s:s7Codablea"}
ACCESSOR_OBSERVERS = ("didSet", "willSet")
TYPE_NAME = re.compile(r"(?:\w+|\(\w+ in \w+\))(?:\.(?:\w+|\(\w+ in \w+\)))+")


class CallGraph:
    """For each declaration, the declarations that its code may call, with the line of the call.

    A closure's calls belong to the function that contains it, and those of an initial value to the property. A requirement
    of a protocol calls its witnesses, and a method calls its overrides. A property that contains a closure calls what the
    closures that are stored in it call. Functions inside of functions and closures in local variables are not in the index,
    so the sources are searched for their names: they have keys of their own, `(file, name, line)`.
    """

    def __init__(self, occurrences, source):
        self.calls = defaultdict(dict)
        self.definitions, self.owners, self.local = {}, {}, {}
        self.source = source
        self.accessors = defaultdict(dict)
        self.files = defaultdict(list)
        self.overrides, self.extended, self.decodable = set(), {}, set()
        self.writes = defaultdict(set)
        for each in occurrences:
            self.files[each.file].append(each)
        for each in occurrences:
            self.add(each)
        self.add_accessors()
        self.add_witnesses()
        self.add_types()
        for file in self.files:
            self.add_local_functions(file)

    def call(self, caller, target, line=None):
        self.calls[caller].setdefault(target, line)

    def add(self, each):
        if each.roles & index.DEFINITION:
            self.definitions.setdefault(each.usr, each)
        for roles, other in each.relations:
            if each.roles & index.DEFINITION and roles & index.ACCESSOR_OF:
                # The name is `getter:` and the name of the property.
                self.accessors[other][each.name.split(":")[0]] = each.usr
            if each.roles & index.DEFINITION and roles & index.CHILD_OF:
                self.owners[each.usr] = other
            if roles & index.OVERRIDE_OF:
                self.overrides.add((other, each.usr))
            if roles & index.EXTENDED_BY:
                self.extended[other] = each.usr
            if roles & index.BASE_OF and each.usr in DECODABLE:
                self.decodable.add(other)
            # Storing a value in a property does not call the closures in it.
            is_stored = each.kind in index.VARIABLES and each.roles & index.WRITE and not each.roles & index.READ
            if each.roles & index.REFERENCE and roles & (index.CONTAINED_BY | index.CALLED_BY):
                if is_stored:
                    self.writes[other].add(each.usr)
                else:
                    self.call(other, each.usr, each.line)

    def owner(self, usr):
        """The type of a member; that of an extension is the extended one."""
        owner = self.owners.get(usr)
        return self.extended.get(owner, owner)

    def add_accessors(self):
        for base, implementation in self.overrides:
            self.call(base, implementation)
            for kind, accessor in self.accessors[base].items():
                if kind in self.accessors[implementation]:
                    self.call(accessor, self.accessors[implementation][kind])
        for accessors in self.accessors.values():
            for kind in ACCESSOR_OBSERVERS:
                if kind in accessors and "setter" in accessors:
                    self.call(accessors["setter"], accessors[kind])

    def add_witnesses(self):
        """A member that other packages require, such as `==`, may call that of the types of the properties it reads."""
        self.types = self.demangled(
            [usr for usr, each in self.definitions.items() if each.kind in {index.ENUM, index.STRUCT, index.CLASS}])
        variables = self.demangled(
            [usr for usr, each in self.definitions.items() if each.kind in index.VARIABLES or each.kind == index.ENUM_CASE])
        by_name = {name: usr for usr, name in self.types.items()}
        self.named, self.closures = defaultdict(set), set()
        for usr, text in variables.items():
            each, kind = self.definitions[usr], text.partition(" : ")[2]
            if each.kind == index.ENUM_CASE:
                # Case.(Type) -> (values) -> Type
                kind = text.partition(".Type) -> ")[2].rpartition(" -> ")[0]
            elif not each.name.startswith("subscript") and "->" in kind:
                self.closures.add(usr)
            self.named[usr] = {by_name[name] for name in TYPE_NAME.findall(kind) if name in by_name}
        self.properties_of = defaultdict(list)
        for usr in self.closures:
            self.properties_of[self.owner(usr)].append(usr)
        members = defaultdict(dict)
        for base, implementation in self.overrides:
            if base not in self.definitions and implementation in self.definitions:
                members[self.owner(implementation)][base] = implementation
        for own in list(members.values()):
            for base, implementation in own.items():
                bodies = [implementation, *self.accessors[implementation].values()]
                for body in bodies:
                    for used, line in list(self.calls[body].items()):
                        for kind in self.named.get(used, ()):
                            other = members.get(kind, {}).get(base)
                            for target in [other, *self.accessors[other].values()] if other else []:
                                self.call(body, target, line)

    @staticmethod
    def demangled(usrs):
        """The names of declarations with their types."""
        usrs = [usr for usr in usrs if usr.startswith("s:")]
        text = "\n".join("$s" + usr[2:] for usr in usrs)
        result = subprocess.run(
            ["swift", "demangle", "--compact"], input=text, capture_output=True, text=True, check=True)
        return dict(zip(usrs, result.stdout.split("\n")))

    def add_types(self):
        """An initializer that decodes a type may call those of the types that it names; a generated one, of its properties."""
        decoders = {}
        for type in {self.extended.get(each, each) for each in self.decodable}:
            decoders[type] = ("Decodable", type)
        for usr, each in self.definitions.items():
            if each.name == "init(from:)" and self.owner(usr) in decoders:
                decoders[self.owner(usr)] = usr
        for usr, each in self.definitions.items():
            decoder = decoders.get(self.owner(usr))
            if decoder != ("Decodable", self.owner(usr)) or "getter" in self.accessors.get(usr, ()) and not \
                    self.definitions[self.accessors[usr]["getter"]].roles & index.IMPLICIT:
                continue
            for kind in self.named.get(usr, ()):
                if kind in decoders:
                    self.call(decoder, decoders[kind], each.line)
        for decoder in decoders.values():
            for used, line in list(self.calls.get(decoder, {}).items()):
                if used in decoders:
                    self.call(decoder, decoders[used], line)

    def add_local_functions(self, file):
        """Adds what closures call that are stored in properties, and functions inside of functions."""
        source = self.source(file)
        occurrences = sorted((source.offset(each.line, each.column), each) for each in self.files[file])
        offsets = [offset for offset, _ in occurrences]

        def inside(start, end):
            return [each for _, each in occurrences[bisect_left(offsets, start): bisect_left(offsets, end)]]

        for offset, each in occurrences:
            # In `walk = { … }`, and in `Walker(walk: { … })`.
            stored = [each.usr] if each.usr in self.closures and each.roles & index.WRITE else []
            if each.roles & index.REFERENCE and each.kind == index.CONSTRUCTOR:
                stored = self.stored(each.usr)
            for name in stored:
                for used in inside(offset + 1, source.end_of_expression(offset)):
                    # A closure that is only passed on from one value to another is not called.
                    is_copy = used.usr == name and not source.is_in_block(
                        offset, source.offset(used.line, used.column))
                    if used.roles & index.REFERENCE and not used.roles & index.WRITE and not is_copy:
                        self.call(name, used.usr, used.line)
        known = set(offsets)
        functions = local_functions(source, known)
        for name, start, end in functions:
            key = (file, name, source.line(start))
            self.local[key] = (start, end)
            for used in inside(start, end):
                if used.roles & index.REFERENCE:
                    self.call(key, used.usr, used.line)
            for other, first, last in functions:
                for place in self.local_uses(source, other, start, end):
                    if place not in known and source.is_visible(first, place):
                        self.call(key, (file, other, source.line(first)), source.line(place))

    @staticmethod
    def local_uses(source, name, start, end):
        """Where a part of a source calls a local function, or passes it on as an argument, by name."""
        found = [
            start + match.start() for match in re.finditer(rf"(?<![.\w]){name}\b[!?]?\(", source.code[start:end])
            if match.start() and not re.search(r"\bfunc\s+$", source.code[start + match.start() - 8: start + match.start()])]
        # A variable of the same name is passed on more often.
        if not re.search(rf"\b(?:let|var)\s+{name}\b|\b{name}\s*:", source.code[start:end]):
            found += [start + match.start(1) for match in re.finditer(rf"[(,:]\s*({name})\s*[),]", source.code[start:end])]
        return found

    def stored(self, initializer):
        """The properties with closures that an initializer stores its arguments in."""
        found = self.properties_of.get(self.owner(initializer), ())
        each = self.definitions.get(initializer)
        if each is None or each.roles & index.IMPLICIT:
            return found if each is not None else ()
        return [name for name in found if name in self.writes[initializer]]

    def components(self, without):
        """The groups of functions that call each other in a circle (Tarjan), without recursion."""
        numbers, low, on, stack, found = {}, {}, set(), [], []

        def next_ones(node):
            return iter([each for each in self.calls.get(node, ()) if each not in without])

        for root in [node for node in self.calls if node not in without]:
            if root in numbers:
                continue
            work = [(root, next_ones(root))]
            numbers[root] = low[root] = len(numbers)
            stack.append(root)
            on.add(root)
            while work:
                node, targets = work[-1]
                for target in targets:
                    if target not in numbers:
                        numbers[target] = low[target] = len(numbers)
                        stack.append(target)
                        on.add(target)
                        work.append((target, next_ones(target)))
                        break
                    if target in on:
                        low[node] = min(low[node], numbers[target])
                else:
                    work.pop()
                    if work:
                        low[work[-1][0]] = min(low[work[-1][0]], low[node])
                    if low[node] == numbers[node]:
                        group = [stack.pop()]
                        while group[-1] != node:
                            group.append(stack.pop())
                        on.difference_update(group)
                        if len(group) > 1 or node in self.calls.get(node, ()):
                            found.append(group)
        return found
