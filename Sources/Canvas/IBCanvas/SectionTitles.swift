import Foundation
public import HeadlessUIKit
public import InterfaceBuilder
import XMLTree

extension LaidOutDocument {
  /// Returns views for the titles of a table's static sections, with frames in the table's coordinates.
  ///
  /// The canvas places the rows, and leaves space for the titles above and below them.
  public func sectionTitles(in table: IBObject) -> [UIView] {
    var sections: [(section: IBObject, rows: CGRect)] = []
    for root in roots where root.container == table {
      guard let section = root.object?.parent, section.element == "tableViewSection" else {
        continue
      }
      if sections.last?.section == section {
        sections[sections.count - 1].rows = sections[sections.count - 1].rows.union(root.view.frame)
      } else {
        sections.append((section, root.view.frame))
      }
    }
    let isPlain = table.node[Names.style] != "grouped" && table.node[Names.style] != "insetGrouped"
    return sections.flatMap { section, rows in
      var labels: [UIView] = []
      if let title = shown(section.node["headerTitle"]), !title.isEmpty {
        let label = Self.label(isPlain ? title : title.uppercased(), isPlain: isPlain)
        let height: CGFloat = isPlain ? 28 : 20
        label.frame = CGRect(
          x: rows.minX + 16, y: rows.minY - height - (isPlain ? 0 : 4),
          width: max(rows.width - 32, 0), height: height)
        labels.append(label)
      }
      if let title = shown(section.node["footerTitle"]), !title.isEmpty {
        let label = Self.label(title, isPlain: isPlain)
        label.numberOfLines = 0
        let width = max(rows.width - 32, 0)
        label.frame = CGRect(
          x: rows.minX + 16, y: rows.maxY + 6, width: width,
          height: label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
        labels.append(label)
      }
      return labels
    }
  }

  private static func label(_ text: String, isPlain: Bool) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = isPlain ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
    label.textColor = isPlain ? .label : .secondaryLabel
    return label
  }
}
