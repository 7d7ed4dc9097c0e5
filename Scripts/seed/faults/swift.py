"""Classes as Swift, written in the ways in which people write them."""

import random

from .seeding import MARK

MARKED = MARK.decode()
WORDS = {"default", "repeat", "switch", "in", "is", "as", "self", "init", "class", "func", "import", "return",
         "continue", "operator", "extension", "case", "where", "super", "static", "private", "public"}


def quoted(name):
    return f"`{name}`" if name in WORDS else name


def outlet(held, name, chance):
    kind, many, kept = held.outlets[name]
    if kind == "id":
        kind = "AnyObject"
    elif kind.startswith("UI") and chance.random() < 0.1:
        kind = "UIKit." + kind
    if many:
        kind = chance.choice(["[{}]!", "[{}]?", "Array<{}>!", "[{}] = []"]).format(kind)
    else:
        kind = chance.choice(["{}!", "{}!", "{}?", "Optional<{}>"]).format(kind)
    words = [chance.choice(["", "", "private", "fileprivate", "private(set)", "internal"])]
    words.append("weak" if kept == "weak" else "")
    chance.shuffle(words)
    seen = chance.choice(["@IBOutlet ", "@IBOutlet ", "@IBOutlet @objc ", "@IBOutlet\n  "])
    if name in held.plain:
        seen = ""
    elif chance.random() < 0.1 and MARKED not in name:
        seen = "@objc "
    tail = chance.choice(["", "", " {\n    didSet { setNeedsLayout() }\n  }", "  // shown first"])
    if "= []" in kind or "Optional" in kind:
        tail = ""
    words = " ".join(word for word in words if word)
    return f"  {seen}{words + ' ' if words else ''}var {quoted(name)}: {kind}{tail}"


def action(held, selector, chance):
    name, *labels = selector.split(":")
    kind = held.actions[selector]
    kind = chance.choice(["Any", "Any?", "AnyObject"]) if kind == "id" else kind + chance.choice(["", "", "?"])
    seen = chance.choice(["@IBAction ", "@IBAction ", "@IBAction private ", "@objc "])
    label = chance.choice(["_ sender", "_ sender", "_ "+"control"])
    if selector in held.plain:
        seen = ""
    if len(labels) > 1:
        rest = "".join(f", {chr(98 + place)}: Any" for place in range(len(labels) - 1))
        seen = seen and f"@IBAction @objc({selector}) "
        return f"  {seen}func {name}(_ sender: {kind}{rest}) {{}}"
    if labels and seen and chance.random() < 0.2 and "With" in name[1:]:
        # save(sender:) is saveWithSender: to the run time.
        stem, last = name.rsplit("With", 1)
        if stem and last and last[0].isupper() and (last[1:] or "a").islower():
            return f"  {seen}func {stem}({last.lower()}: {kind}) {{}}"
    argument = f"{label}: {kind}" if labels else ""
    body = chance.choice(["{}", "{\n    print(\"}\")\n  }", "{ /* } */ }"])
    return f"  {seen}func {quoted(name)}({argument}) {body}"


def segue_action(selector):
    name, *labels = selector.split(":")
    arguments = ["_ coder: NSCoder", "sender: Any?", "identifier: String?"][:max(len(labels) - 1, 1)]
    return (
        f"  @IBSegueAction @objc({selector}) func {name}({', '.join(arguments)}) -> UIViewController? {{ nil }}")


def split(members, chance):
    """Members in two parts."""
    chosen = [chance.random() < 0.4 for _ in members]
    return ([m for m, is_other in zip(members, chosen) if not is_other],
            [m for m, is_other in zip(members, chosen) if is_other])


def files(held):
    """A class in one file or several: members in a superclass of the app's own, or in an extension."""
    chance = random.Random(held.name)
    plain = held.base is not None and not held.base.startswith(("UI", "MK", "WK", "NS"))
    outlets = [outlet(held, name, chance) for name in held.outlets]
    actions = [action(held, selector, chance) for selector in held.actions]
    actions += [segue_action(selector) for selector in sorted(held.segue_actions)]
    base, texts = held.base, {}
    if base is not None and not plain and chance.random() < 0.3:
        outlets, above = split(outlets, chance)
        actions, more = split(actions, chance)
        name = "Base" + held.name
        parent = f"typealias {name}Kind = {base}\n\n" if chance.random() < 0.3 else ""
        texts[name + ".swift"] = "\n".join([
            "import UIKit", "", f"{parent}class {name}: {name + 'Kind' if parent else base} {{",
            *above, *more, "}", ""])
        base = name
    lines = ["import UIKit", ""]
    if chance.random() < 0.3:
        lines += [f"// class {held.name}: NSString {{ @IBOutlet var other: UIView! }}", ""]
    head = chance.choice(["class", "final class", "public class"])
    heir = chance.choice(["", "", ", UIScrollViewDelegate"]) if base else ""
    lines.append(f"{head} {held.name}{held.parameters}{': ' + base + heir if base else ''} {{")
    if len(outlets) > 1 and chance.random() < 0.2:
        outlets = [*outlets[:1], "  #if os(iOS)", *outlets[1:], "  #endif"]
    body, outside = split(actions, chance) if chance.random() < 0.4 and not held.parameters else (actions, [])
    lines += [*outlets, *body, *held.more, "}", ""]
    if outside:
        extension = [f"extension {held.name} {{", *outside, "}", ""]
        if chance.random() < 0.5:
            texts[held.name + "+Actions.swift"] = "\n".join(["import UIKit", "", *extension])
        else:
            lines += extension
    return texts | {held.name + ".swift": "\n".join(lines)}
