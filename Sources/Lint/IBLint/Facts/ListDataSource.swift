import InterfaceBuilder
import XMLTree

/// A kind of view that asks a data source for its contents.
struct ListDataSource {
  /// The protocol of the data source.
  let conformance: String
  /// The methods that every data source implements: the Objective-C selector, followed by the name that Swift's labels
  /// result in.
  let required: [[String]]
  /// The controller that is a data source without code, or nil if there is none.
  let controller: String?

  /// Returns the kind of an element, or nil for other elements.
  init?(_ element: Name) {
    switch element {
    case Names.tableView:
      conformance = "UITableViewDataSource"
      required = [
        ["tableView:numberOfRowsInSection:"],
        ["tableView:cellForRowAtIndexPath:", "tableView:cellForRowAt:"],
      ]
      controller = "UITableViewController"
    case Names.collectionView:
      conformance = "UICollectionViewDataSource"
      required = [
        ["collectionView:numberOfItemsInSection:"],
        ["collectionView:cellForItemAtIndexPath:", "collectionView:cellForItemAt:"],
      ]
      controller = "UICollectionViewController"
    case Names.pickerView:
      conformance = "UIPickerViewDataSource"
      required = [
        ["numberOfComponentsInPickerView:", "numberOfComponentsIn:"],
        ["pickerView:numberOfRowsInComponent:"],
      ]
      controller = nil
    default: return nil
    }
  }

  /// Returns whether code of a class may give a list another data source, or uses a library that does.
  static func isSetInCode(of lineage: ClassLineage, in sources: any SourceFacts) -> Bool {
    let files = SourceScope.files(Set(lineage.declared.flatMap(\.files)).sorted())
    return ["dataSource", "rx", "reactive", "setDataSource"].contains {
      sources.uses($0, in: files) != false
    }
  }

  /// Returns a class that code of some classes may give the list, so that it makes itself the data source: it implements
  /// the methods and sets data sources, and it is either named in the code, or no view or controller, as a presenter is.
  func successor(of owners: [ClassLineage], in sources: any SourceFacts) -> SourceClass? {
    let own = Set(owners.flatMap(\.declared).flatMap(\.files))
    return sources.declarations.first { declaration in
      guard own.isDisjoint(with: declaration.files),
        let lineage = ClassLineage(declaration, in: sources),
        Self.isSetInCode(of: lineage, in: sources),
        required.allSatisfy({ names in names.contains { lineage.method($0) != nil } })
      else { return false }
      let isScreen = ["UIViewController", "UIView"].contains {
        lineage.framework?.isKind(of: $0) == true
      }
      return !isScreen
        || sources.uses(
          String(SourceClass.lastPart(declaration.name)), in: .files(own.sorted())) != false
    }
  }
}
