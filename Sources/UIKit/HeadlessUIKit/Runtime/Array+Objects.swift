// Loops instead of closures, because a closure on the main actor would be checked on every call.

extension Array where Element: AnyObject {
  /// Returns whether the array contains an object.
  func holds(_ object: Element) -> Bool {
    for element in self where element === object { return true }
    return false
  }

  /// Removes an object if the array contains it; fast at both ends.
  mutating func removeObject(_ object: Element) {
    if last === object {
      removeLast()
      return
    }
    for index in indices where self[index] === object {
      remove(at: index)
      return
    }
  }
}
