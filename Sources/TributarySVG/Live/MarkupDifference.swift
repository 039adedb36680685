/// The difference between two elements that differ only in values of attributes.
///
///     <text x="0" fill-opacity="0.903">Total</text>        element 0, fill-opacity: 0.897
///     <text x="0" fill-opacity="0.897">Total</text>
///
/// The elements that fade or slide keep their structure and their text, so a page need not create them again.
struct MarkupDifference {
  /// A changed value of an attribute.
  struct Change: Equatable {
    /// The number of the element in document order. The outermost element is number 0.
    let element: Int
    let name: String
    let value: String
  }

  private let old: [UInt8]
  private let new: [UInt8]
  private var (oldPosition, newPosition) = (0, 0)
  private var element = -1
  private var changes: [Change] = []
  /// The number of bytes of the changes in a message, approximately.
  private var cost = 0

  private init(_ old: [UInt8], _ new: [UInt8]) {
    (self.old, self.new) = (old, new)
  }

  /// Returns the changes from one element to another, or `nil` if they differ in more than values, or if the changes
  /// are not shorter than the new element.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func changes(from old: [UInt8], to new: [UInt8]) -> [Change]? {
    var difference = MarkupDifference(old, new)
    return difference.find() ? difference.changes : nil
  }

  private mutating func find() -> Bool {
    while oldPosition < old.count, newPosition < new.count {
      let byte = old[oldPosition]
      guard byte == new[newPosition] else { return false }
      (oldPosition, newPosition) = (oldPosition + 1, newPosition + 1)
      guard byte == UInt8(ascii: "<"), oldPosition < old.count, old[oldPosition] != UInt8(ascii: "/") else { continue }
      element += 1
      guard takeTag() else { return false }
    }
    return oldPosition == old.count && newPosition == new.count
  }

  /// Compares the names and the attributes of two start tags, up to their ends.
  private mutating func takeTag() -> Bool {
    var name: Range<Int>?
    while oldPosition < old.count, newPosition < new.count {
      let byte = old[oldPosition]
      guard byte == new[newPosition] else { return false }
      (oldPosition, newPosition) = (oldPosition + 1, newPosition + 1)
      switch byte {
      case UInt8(ascii: " "): name = oldPosition..<oldPosition
      case UInt8(ascii: "\""): guard let name, takeValue(of: name) else { return false }
      case UInt8(ascii: ">"): return true
      case UInt8(ascii: "="): break
      default: name = name.map { $0.lowerBound..<oldPosition }
      }
    }
    return false
  }

  /// Compares two values, up to the closing quotation marks.
  private mutating func takeValue(of name: Range<Int>) -> Bool {
    guard let oldEnd = old[oldPosition...].firstIndex(of: UInt8(ascii: "\"")),
      let newEnd = new[newPosition...].firstIndex(of: UInt8(ascii: "\""))
    else { return false }
    defer { (oldPosition, newPosition) = (oldEnd + 1, newEnd + 1) }
    let value = new[newPosition..<newEnd]
    if value == old[oldPosition..<oldEnd] { return true }
    let name = String(decoding: old[name], as: UTF8.self)
    // The value in a message is not escaped, and scripts set styles and attributes of other namespaces differently.
    guard !value.contains(UInt8(ascii: "&")), name != "style", !name.contains(":") else { return false }
    changes.append(Change(element: element, name: name, value: String(decoding: value, as: UTF8.self)))
    cost += name.utf8.count + value.count + 24
    return cost < new.count
  }
}
