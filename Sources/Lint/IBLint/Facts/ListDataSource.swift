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

  /// Returns a class that code of some classes may give the list, so that it sets the data source: code of the class sets
  /// data sources, and it implements the methods of one or is named in the code. A view or controller, which may have a list
  /// of its own, must be named and get such a list.
  func successor(of owners: [ClassLineage], of list: String, in sources: any SourceFacts)
    -> SourceClass?
  {
    let own = Set(owners.flatMap(\.declared).flatMap(\.files))
    let ownFiles = SourceScope.files(own.sorted())
    return sources.declarations.first { declaration in
      guard own.isDisjoint(with: declaration.files),
        let lineage = ClassLineage(declaration, in: sources),
        Self.isSetInCode(of: lineage, in: sources)
      else { return false }
      let isNamed =
        sources.uses(String(SourceClass.lastPart(declaration.name)), in: ownFiles) != false
      let isScreen = ["UIViewController", "UIView"].contains {
        lineage.framework?.isKind(of: $0) == true
      }
      if isScreen { return isNamed && Self.gets(list, lineage) }
      return isNamed
        || required.allSatisfy { names in names.contains { lineage.method($0) != nil } }
    }
  }

  /// Returns whether code can pass a list to an object: as a property, or to a method that lists do not call themselves.
  private static func gets(_ list: String, _ lineage: ClassLineage) -> Bool {
    lineage.declared.contains { declaration in
      declaration.otherProperties.contains { $0.type == list && !$0.isReadOnly }
        || declaration.otherMethods.contains { method in
          method.parameterTypes.contains(list)
            && !["tableView", "collectionView", "pickerView", "numberOf"].contains {
              method.selector.hasPrefix($0)
            }
        }
    }
  }
}
