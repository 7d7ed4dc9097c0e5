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
}
