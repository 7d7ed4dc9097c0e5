#!/usr/bin/env python3
"""Writes Swift files as an app has them, for measuring how fast sources are read: make-sources.py FOLDER [COUNT]

Each file has 150 to 300 lines: a controller, a cell or a view with outlets, actions, a nib that it loads, an extension
and a few plain types. The same count gives the same files.
"""

import pathlib
import random
import sys

CONTROLS = ["UILabel", "UIButton", "UIImageView", "UITextField", "UISwitch", "UIStackView", "UIView"]
WORDS = "account badge card detail entry filter gallery header invoice journal ledger message".split()


def method(name, chance):
    lines = [f"    func {name}(for item: Item, at index: Int) -> Bool {{"]
    for step in range(chance.randint(4, 14)):
        word = chance.choice(WORDS)
        lines += chance.choice([
            [f"        let {word}{step} = item.values.filter {{ $0.weight > {step} }}.map(\\.title)"],
            [f'        guard index != {step} else {{ return "{word}".isEmpty }}'],
            [f"        if let {word} = item.find({step}) {{", f"            total += {word}.weight * {step}", "        }"],
            [f"        UIView.animate(withDuration: 0.{step + 1}) {{", "            self.title.alpha = 1", "        }"],
            [f"        // The {word} comes after what the user has chosen."],
        ])
    return lines + ["        return total > index", "    }", ""]


def source(number):
    chance = random.Random(number)
    word = chance.choice(WORDS).capitalize()
    kind, base = chance.choice([("ViewController", "UIViewController"), ("Cell", "UITableViewCell"), ("View", "UIView")])
    name = f"{word}{number}{kind}"
    outlets = [f"part{place}" for place in range(chance.randint(3, 12))]
    lines = ["import UIKit", "", f"/// Shows one {word.lower()}.", f"final class {name}: {base} {{"]
    lines += ["    @IBOutlet private weak var title: UILabel!"]
    lines += [f"    @IBOutlet private weak var {outlet}: {chance.choice(CONTROLS)}!" for outlet in outlets]
    lines += ["    private var total = 0", ""]
    if kind == "View":
        lines += ["    @IBOutlet var contentView: UIView!", "",
                  "    override init(frame: CGRect) {", "        super.init(frame: frame)", "        commonInit()", "    }", "",
                  "    required init?(coder: NSCoder) {", "        super.init(coder: coder)", "        commonInit()", "    }", "",
                  "    private func commonInit() {",
                  f'        Bundle.main.loadNibNamed("{name}", owner: self, options: nil)',
                  "        contentView.frame = bounds", "        addSubview(contentView)", "    }", ""]
    if kind == "ViewController":
        lines += ["    override func viewDidLoad() {", "        super.viewDidLoad()"]
        lines += [f"        {outlet}.isHidden = {chance.choice(['true', 'false'])}" for outlet in outlets]
        lines += ["    }", ""]
    for place in range(chance.randint(1, 4)):
        lines += [f"    @IBAction private func choose{place}(_ sender: UIButton) {{",
                  f'        performSegue(withIdentifier: "{word.lower()}{place}", sender: sender)', "    }", ""]
    lines += ["}", "", f"extension {name} {{"]
    wanted = chance.randint(150, 290)
    place = 0
    while len(lines) < wanted:
        lines += method(f"update{place}", chance)
        place += 1
    return "\n".join(lines + ["}", ""])


def main():
    folder = pathlib.Path(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    for number in range(count):
        part = folder / f"Part{number % 25:02}"
        part.mkdir(parents=True, exist_ok=True)
        (part / f"File{number:04}.swift").write_text(source(number))


main()
