"""Reads the index that the Swift compiler writes in each debug build, with the toolchain's libIndexStore."""

import ctypes
import os
import shutil
import sys
from collections import namedtuple

# Roles of an occurrence and of its relations, and kinds of symbols, as libIndexStore numbers them.
DEFINITION, REFERENCE, READ, WRITE, IMPLICIT = 1 << 1, 1 << 2, 1 << 3, 1 << 4, 1 << 8
CHILD_OF, BASE_OF, OVERRIDE_OF, CALLED_BY = 1 << 9, 1 << 10, 1 << 11, 1 << 13
EXTENDED_BY, ACCESSOR_OF, CONTAINED_BY = 1 << 14, 1 << 15, 1 << 16
ENUM, STRUCT, CLASS, ENUM_CASE, CONSTRUCTOR = 5, 6, 7, 15, 22
VARIABLES = {13, 19, 20, 21}
RECORD_DEPENDENCY = 2

Occurrence = namedtuple("Occurrence", "module file line column name usr kind roles relations")


class Text(ctypes.Structure):
    _fields_ = [("bytes", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.bytes, self.length).decode() if self.length else ""


def compiler():
    return os.path.realpath(shutil.which("swiftc") or sys.exit("swiftc is not in PATH"))


def library():
    """The library is next to the compiler."""
    name = "libIndexStore.dylib" if sys.platform == "darwin" else "libIndexStore.so"
    return ctypes.CDLL(os.path.join(os.path.dirname(os.path.dirname(compiler())), "lib", name))


class Store:
    POINTER = ctypes.c_void_p
    ON_TEXT = ctypes.CFUNCTYPE(ctypes.c_bool, POINTER, Text)
    ON_OBJECT = ctypes.CFUNCTYPE(ctypes.c_bool, POINTER, POINTER)

    def __init__(self, folder):
        self.folder, self.library = folder, library()
        pointer, text, number = self.POINTER, Text, ctypes.c_int
        self.dispose = {
            each: self.function(each + "_dispose", None, pointer) for each in ["unit_reader", "record_reader"]}
        self.units = self.function("store_units_apply_f", ctypes.c_bool, pointer, ctypes.c_uint, pointer, self.ON_TEXT)
        self.unit = self.function("unit_reader_create", pointer, pointer, ctypes.c_char_p, pointer)
        self.module = self.function("unit_reader_get_module_name", text, pointer)
        self.file = self.function("unit_reader_get_main_file", text, pointer)
        self.dependencies = self.function("unit_reader_dependencies_apply_f", ctypes.c_bool, pointer, pointer, self.ON_OBJECT)
        self.dependency_kind = self.function("unit_dependency_get_kind", number, pointer)
        self.dependency_name = self.function("unit_dependency_get_name", text, pointer)
        self.record = self.function("record_reader_create", pointer, pointer, ctypes.c_char_p, pointer)
        self.occurrences = self.function("record_reader_occurrences_apply_f", ctypes.c_bool, pointer, pointer, self.ON_OBJECT)
        self.symbol = self.function("occurrence_get_symbol", pointer, pointer)
        self.roles = self.function("occurrence_get_roles", ctypes.c_uint64, pointer)
        self.place = self.function(
            "occurrence_get_line_col", None, pointer, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint))
        self.relations = self.function("occurrence_relations_apply_f", ctypes.c_bool, pointer, pointer, self.ON_OBJECT)
        self.related = self.function("symbol_relation_get_symbol", pointer, pointer)
        self.related_roles = self.function("symbol_relation_get_roles", ctypes.c_uint64, pointer)
        self.usr = self.function("symbol_get_usr", text, pointer)
        self.name = self.function("symbol_get_name", text, pointer)
        self.kind = self.function("symbol_get_kind", number, pointer)
        self.store = self.function("store_create", pointer, ctypes.c_char_p, pointer)(str(folder).encode(), None)
        if not self.store:
            raise OSError(f"{folder}: cannot read the index")

    def function(self, name, result, *arguments):
        found = getattr(self.library, "indexstore_" + name)
        found.restype, found.argtypes = result, arguments
        return found

    def read(self, wants):
        """The occurrences in the files that are wanted: `wants(module, file, time)` returns whether a file is, by the time
        at which it was compiled."""
        names, newest, records = [], {}, {}

        def on_name(_, name):
            names.append(str(name))
            return True

        self.units(self.store, 1, None, self.ON_TEXT(on_name))
        for name in names:
            unit = self.unit(self.store, name.encode(), None)
            if unit:
                # A file has a unit in each build whose products it belongs to; the newest one counts.
                key = (str(self.module(unit)), str(self.file(unit)))
                entry = (os.stat(os.path.join(self.folder, "v5", "units", name)).st_mtime, name)
                newest[key] = max(entry, newest.get(key, entry))
                self.dispose["unit_reader"](unit)
        for (module, file), (time, name) in newest.items():
            if wants(module, file, time):
                def on_dependency(_, dependency):
                    if self.dependency_kind(dependency) == RECORD_DEPENDENCY:
                        records[str(self.dependency_name(dependency))] = (module, file)
                    return True

                unit = self.unit(self.store, name.encode(), None)
                self.dependencies(unit, None, self.ON_OBJECT(on_dependency))
                self.dispose["unit_reader"](unit)
        return [each for name, (module, file) in records.items() for each in self.record_occurrences(name, module, file)]

    def record_occurrences(self, name, module, file):
        found, relations = [], []
        line, column = ctypes.c_uint(), ctypes.c_uint()
        record = self.record(self.store, name.encode(), None)
        if not record:
            return found

        def on_relation(_, relation):
            relations.append((self.related_roles(relation), str(self.usr(self.related(relation)))))
            return True

        on_relation = self.ON_OBJECT(on_relation)

        def on_occurrence(_, occurrence):
            relations.clear()
            self.relations(occurrence, None, on_relation)
            self.place(occurrence, line, column)
            symbol = self.symbol(occurrence)
            found.append(Occurrence(
                module, file, line.value, column.value, str(self.name(symbol)), str(self.usr(symbol)), self.kind(symbol),
                self.roles(occurrence), tuple(relations)))
            return True

        self.occurrences(record, None, self.ON_OBJECT(on_occurrence))
        self.dispose["record_reader"](record)
        return found
