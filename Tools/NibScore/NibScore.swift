/// How equal a compiled nib is to another one: ours to Apple's.
///
/// The measure is F1 over triples of object, key and value. A triple of ours that Apple's nib has is
/// *right*, one that it lacks is *extra*, one of Apple's that we lack is *missed*;
/// F1 = 2 · right / (2 · right + missed + extra). A value that differs is missed once and extra once.
///
/// **What is a triple.** Every value of every object, none left out: scalars, data, nil, references,
/// members of collections and the flag of their inline form. An object whose class has fallbacks has
/// one triple more, that list. A value that holds a nib (prototypes) counts as that nib's triples, to
/// any depth. The class itself is not a triple, but objects of different classes are never matched.
///
/// **Equal values.** Integers are equal whatever their width. A single- and a double-precision number
/// are equal when they are after rounding to single precision; two of the same precision when they are
/// the same number. Truth values, integers, floating numbers, data and nil are never equal to each
/// other. Data is equal byte for byte, except that geometry follows the rule for numbers. A reference
/// is right when it leads to the object that its target is matched to.
///
/// **Order.** Neither the order of objects, keys, values, classes nor that in the tables counts. Members
/// of arrays count in order: those outside the longest common subsequence are wrong, so one that moved
/// or is missing costs what it is, not everything behind it. Order does not count in sets, in arrays of
/// constraints, connections and the list of all objects, where Apple's own differs from run to run.
/// Dictionaries are compared by key.
///
/// **Matching.** One to one, beginning with the roots. `ObjectMatcher` says how. An object that
/// is shared in one nib and repeated in the other is matched once. All values of an object without a
/// match are missed or extra.
public enum NibMeasure {
  /// The key of the members of inline collections.
  static let memberKey = "UINibEncoderEmptyKey"
  /// The name under which the list of fallback classes is counted.
  static let fallbackKey = "(class fallbacks)"
  /// Keys of arrays whose order says nothing.
  static let unorderedKeys: Set<String> = [
    "UINibObjectsKey", "UINibConnectionsKey", "UIViewAutolayoutConstraints",
    "UILayoutGuideSystemConstraints", "NSConnections", "NSAccessibilityConnectors", "NSOidsKeys",
    "NSOidsValues",
  ]
  /// Keys of arrays that list all objects, or most of them.
  static let lists: Set<String> = [
    "UINibObjectsKey", "NSObjectsKeys", "NSObjectsValues", "NSOidsKeys", "NSOidsValues",
  ]
  /// The key of the members of collections in keyed archives.
  static let archivedMemberKey = "NS.objects"
  /// The key of the keys of dictionaries in keyed archives, which come before the values.
  static let archivedKeyKey = "NS.keys"
  /// Keys of coder-form collections that carry an index.
  static let indexedKeyPrefix = "NS.object."
  /// The name under which members in coder form are counted.
  static let indexedKey = "NS.object.*"
}
