import Foundation

/// The sections and rows of a table with static content; nibs call it `UITableViewDataSource`.
@MainActor
final class StaticTable: NSObject, NibDecodable, UITableViewDataSource {
  var nibReference: NibReference?
  let sections: [StaticTableSection]

  required init?(coder: NSCoder) {
    let nib = coder.nib
    sections = nib.array("UITableSections", of: StaticTableSection.self) ?? []
    super.init()
    nib.register(self)
  }

  /// Returns the section at an index, or nil if the index is out of bounds.
  func section(at index: Int) -> StaticTableSection? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the row at an index path, or nil if the index path is out of bounds.
  func row(at indexPath: IndexPath) -> StaticTableRow? {
    guard indexPath.count == 2, let rows = section(at: indexPath[0])?.rows else { return nil }
    return rows.indices.contains(indexPath[1]) ? rows[indexPath[1]] : nil
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    self.section(at: section)?.rows.count ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    row(at: indexPath)?.cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    self.section(at: section)?.headerTitle
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    self.section(at: section)?.footerTitle
  }
}

/// A section of a document's table; nibs call it `UITableViewSection`.
@MainActor
final class StaticTableSection: NSObject, NibDecodable {
  var nibReference: NibReference?
  let rows: [StaticTableRow]
  let headerTitle: String?
  let footerTitle: String?
  let headerView: UIView?
  let footerView: UIView?

  required init?(coder: NSCoder) {
    let nib = coder.nib
    rows = nib.array("UITableSectionRows", of: StaticTableRow.self) ?? []
    headerTitle = nib.string("UITableSectionHeaderTitle")
    footerTitle = nib.string("UITableSectionFooterTitle")
    headerView = nib.object("UITableSectionHeaderView")
    footerView = nib.object("UITableSectionFooterView")
    super.init()
    nib.register(self)
  }
}

/// A row of a document's table; nibs call it `UITableViewRow`.
@MainActor
final class StaticTableRow: NSObject, NibDecodable {
  var nibReference: NibReference?
  let cell: UITableViewCell?
  /// The height of the row, in points.
  let height: CGFloat

  required init?(coder: NSCoder) {
    let nib = coder.nib
    cell = nib.object("UITableRowCell")
    height = nib.cgFloat("UITableRowHeight") ?? UITableView.automaticDimension
    super.init()
    nib.register(self)
  }
}
