"""Classes as Objective-C, written in the ways in which people write them."""

import random

from .seeding import MARK

MARKED = MARK.decode()


def outlet(held, name, chance):
    """A property with its outlet, and whether an instance variable may replace it there."""
    kind, many, kept = held.outlets[name]
    if many:
        word = chance.choice([f"IBOutletCollection({kind})", f"IBOutletCollection({kind}) "])
        return f"@property (nonatomic, {chance.choice(['strong', 'copy'])}) {word.strip()} NSArray *{name};"
    kind = "id " if kind == "id" else kind + " *"
    # What is only read is kept in a variable, which key value coding sets.
    read = ["readonly"] if kept == "strong" and chance.random() < 0.2 else []
    words = ["nonatomic", kept, *read, *chance.choice([[], [], ["nullable"]])]
    chance.shuffle(words)
    return f"@property ({', '.join(words)}) IBOutlet {kind}{name};"


def method(held, selector, chance):
    kind = held.actions[selector]
    parts = selector.split(":")
    kind = "id" if kind == "id" else kind + " *"
    space = chance.choice(["", " "])
    if len(parts) == 1:
        return f"-{space}(IBAction){selector}"
    arguments = [kind, *["id"] * (len(parts) - 2)]
    return f"-{space}(IBAction){space}" + " ".join(
        f"{part}:({argument})a{place}" for place, (part, argument) in enumerate(zip(parts, arguments)))


def files(held):
    """A class in one file or two: members in the interface, in its extension in the .m, or in a category."""
    chance = random.Random(held.name)
    methods = [method(held, selector, chance) for selector in held.actions]
    made = ["- (IBSegueAction UIViewController *)" + " ".join(
        f"{part}:(id)a{place}" for place, part in enumerate(selector.split(":")[:-1]))
        for selector in sorted(held.segue_actions)]
    properties = [outlet(held, name, chance) for name in held.outlets]
    inside, variables = [], []
    if chance.random() < 0.4:
        inside, properties = properties, []
    if chance.random() < 0.2:
        names = [
            name for name, (_, many, kept) in held.outlets.items()
            if not many and MARKED not in name and kept == "strong"]
        # Key value coding finds a variable with an underscore as well.
        mark = chance.choice(["", "_"])
        kinds = [held.outlets[name][0] for name in names]
        variables = [
            f"  IBOutlet {'id ' if kind == 'id' else kind + ' *'}{mark}{name};" for name, kind in zip(names, kinds)]
        names = [name + ";" for name in names]
        properties, inside = [
            [line for line in lines if line.split()[-1].lstrip("*") not in names]
            for lines in (properties, inside)]
    head = f"@interface {held.name} : {held.base}"
    protocols = chance.choice(["", "", " <UIScrollViewDelegate>"])
    header = [f"{head}{protocols}{' {' if variables else ''}", *variables, *(["}"] if variables else []), *properties]
    if chance.random() < 0.6:
        header += [line + ";" for line in methods]
    header.append("@end")
    code = [f"@interface {held.name} ()", *inside, "@end", ""] if inside or chance.random() < 0.3 else []
    code += [f"@implementation {held.name}", ""]
    for line in methods:
        code += [line + chance.choice([" {", "\n{"]), chance.choice(["", "  // }"]), "}", ""]
    for line in made:
        code += [line + " {", "  return nil;", "}", ""]
    code += [*held.more, "", "@end", ""]
    if chance.random() < 0.6:
        return {
            held.name + ".h": "\n".join(["#import <UIKit/UIKit.h>", "", *header, ""]),
            held.name + ".m": "\n".join([f'#import "{held.name}.h"', "", *code])}
    return {held.name + ".m": "\n".join(["#import <UIKit/UIKit.h>", "", *header, "", *code])}
