#if SourceChecks
  /// A member that a framework's protocol requires of the skeleton of an Objective-C class.
  struct ImportedRequirement {
    let selector: String
    let text: String
    /// Whether the member exists only if the superclasses have no other initializer than the one without arguments.
    var needsPlainObject = false

    static let coder = ImportedRequirement(
      selector: "initWithCoder:",
      text: "required convenience init?(coder: NSCoder) { self.init() }", needsPlainObject: true)

    private static let coding = [
      coder,
      ImportedRequirement(
        selector: "encodeWithCoder:", text: "func encode(with coder: NSCoder) {}"),
    ]

    /// The required members of frameworks' protocols.
    static let all: [String: [ImportedRequirement]] = [
      "UITableViewDataSource": [
        ImportedRequirement(
          selector: "tableView:numberOfRowsInSection:",
          text:
            "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }"
        ),
        ImportedRequirement(
          selector: "tableView:cellForRowAtIndexPath:",
          text:
            "func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }"
        ),
      ],
      "UICollectionViewDataSource": [
        ImportedRequirement(
          selector: "collectionView:numberOfItemsInSection:",
          text:
            "func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }"
        ),
        ImportedRequirement(
          selector: "collectionView:cellForItemAtIndexPath:",
          text:
            "func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }"
        ),
      ],
      "UIPickerViewDataSource": [
        ImportedRequirement(
          selector: "numberOfComponentsInPickerView:",
          text: "func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }"),
        ImportedRequirement(
          selector: "pickerView:numberOfRowsInComponent:",
          text:
            "func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }"
        ),
      ],
      "NSCopying": [
        ImportedRequirement(
          selector: "copyWithZone:", text: "func copy(with zone: NSZone? = nil) -> Any { self }")
      ],
      "NSMutableCopying": [
        ImportedRequirement(
          selector: "mutableCopyWithZone:",
          text: "func mutableCopy(with zone: NSZone? = nil) -> Any { self }")
      ],
      "NSCoding": coding,
      "NSSecureCoding": coding + [
        ImportedRequirement(
          selector: "supportsSecureCoding",
          text: "class var supportsSecureCoding: Bool { true }")
      ],
    ]

    /// The selectors of members that every object has.
    static let ofEveryObject: Set<String> = [
      "isEqual:", "hash", "description", "debugDescription", "copy", "mutableCopy", "class",
      "superclass", "isKindOfClass:", "isMemberOfClass:", "respondsToSelector:", "isProxy",
    ]
  }
#endif
