import UIKit

// Names that an app may choose for members of its own subclasses and extensions.

final class PalettePicker: UIColorPickerViewController {
    private(set) var picked: [UIColor] = []

    func pick(_ color: UIColor) {
        selectedColor = color
        picked.append(color)
    }

    func cancel() {
        picked.removeAll()
    }
}

extension UIColorPickerViewController {
    func finish() -> String {
        "finished with \(selectedColor == .red ? "red" : "another color")"
    }
}

final class BerthTable: UITableView {
    private(set) var tapped: [IndexPath] = []

    func tapRow(at indexPath: IndexPath) {
        tapped.append(indexPath)
    }
}

extension UIPresentationController {
    func swipeAway() -> Bool { false }
}

extension UIContextMenuConfiguration {
    func makeMenu() -> String { "none" }
}

extension UIBarButtonItem {
    func performAction() -> String { title ?? "" }
}
