import Foundation

extension UITableView {
  /// Shows the headers and footers of the visible sections; those of plain tables are pinned to the edges.
  func showSectionViews() {
    var wanted: Set<TileKey> = []
    if var section = geometry.section(at: Double(bounds.minY)) {
      while section < geometry.sections.count,
        geometry.top(of: section) < Double(bounds.maxY)
      {
        for isHeader in [true, false] {
          guard let frame = frame(ofSectionView: section, isHeader: isHeader),
            frame.maxY > bounds.minY, frame.minY < bounds.maxY,
            let view = showSectionView(section, isHeader: isHeader, frame)
          else { continue }
          wanted.insert(view)
        }
        section += 1
      }
    }
    for (key, view) in tiles.views where key.kind != .cell && !wanted.contains(key) {
      tiles.remove(key)
      hideSectionView(view, key)
    }
  }

  private func showSectionView(_ section: Int, isHeader: Bool, _ frame: CGRect) -> TileKey? {
    let key = TileKey(kind: isHeader ? .header : .footer, place: ItemPlace(section, 0))
    if let view = tiles[key] {
      if view.frame != frame { view.frame = frame }
      return key
    }
    let given =
      preparedSectionViews.removeValue(forKey: key) ?? sectionView(section, isHeader: isHeader)
    guard let view = given ?? titleView(section, isHeader: isHeader) else { return nil }
    UIView.outsideAnimations { view.frame = frame }
    if isHeader {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    tiles.add(view, for: key)
    if view.superview !== self { addSubview(view) }
    return key
  }

  /// Returns a view with the data source's title for a section.
  func titleView(_ section: Int, isHeader: Bool) -> UIView? {
    guard let title = title(ofSection: section, isHeader: isHeader), !title.isEmpty else {
      return nil
    }
    let view = titleViews.popLast() ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.show(title: title, isHeader: isHeader, isGrouped: style != .plain)
    return view
  }

  func hideSectionView(_ view: UIView, _ key: TileKey) {
    view.removeFromSuperview()
    if key.kind == .header {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: key.place.section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: key.place.section)
    }
    guard let view = view as? UITableViewHeaderFooterView else { return }
    if view.showsTitle { titleViews.append(view) } else { sectionViews.enqueue(view) }
  }

  /// Returns the visible frame of a header or footer, or nil for a section without one.
  func frame(ofSectionView section: Int, isHeader: Bool) -> CGRect? {
    let part = geometry.sections[section]
    guard isHeader ? part.hasHeader : part.hasFooter else { return nil }
    let height = CGFloat(isHeader ? part.header : part.footer)
    guard height > 0 else { return nil }
    var top = CGFloat(isHeader ? geometry.headerTop(section) : geometry.footerTop(section))
    if style == .plain {
      let inset = adjustedContentInset
      let (start, end) = (geometry.headerTop(section), geometry.bottom(of: section))
      if isHeader {
        let last = CGFloat(end - part.footer) - height
        top = max(top, min(bounds.minY + inset.top, last))
      } else {
        let first = CGFloat(start + part.header)
        top = min(top, max(bounds.maxY - inset.bottom - height, first))
      }
    }
    return rowRect(top: Double(top), height: Double(height))
  }

  /// Returns the visible view of a section's header or footer.
  func shownView(ofSection section: Int, isHeader: Bool) -> UITableViewHeaderFooterView? {
    let key = TileKey(kind: isHeader ? .header : .footer, place: ItemPlace(section, 0))
    return tiles[key] as? UITableViewHeaderFooterView
  }
}
