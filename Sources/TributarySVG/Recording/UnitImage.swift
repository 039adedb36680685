/// An image as if it were one point wide and high, and how that becomes what it was.
struct UnitImage {
  /// The element, at the origin.
  let text: String
  /// A value for `transform`.
  let placement: String
  /// The element that names it, if it has one.
  private(set) var title: String?

  /// - Parameter element: As the renderer writes it: place and size come first, in this order.
  init(_ element: String) {
    var text = element
    var values: [String] = []
    for (name, unit) in [("x", nil), ("y", nil), ("width", "1"), ("height", "1")] as [(String, String?)] {
      let mark = " \(name)=\""
      guard let start = text.firstRange(of: mark), let end = text[start.upperBound...].firstIndex(of: "\"") else {
        continue
      }
      values.append(String(text[start.upperBound..<end]))
      text.replaceSubrange(start.lowerBound...end, with: unit.map { "\(mark)\($0)\"" } ?? "")
    }
    if let start = text.firstRange(of: "><title>"), let end = text.firstRange(of: "</image>") {
      title = String(text[text.index(after: start.lowerBound)..<end.lowerBound])
      text.replaceSubrange(start.lowerBound..., with: "/>")
    }
    self.text = text
    placement =
      values.count == 4 ? "matrix(\(values[2]) 0 0 \(values[3]) \(values[0]) \(values[1]))" : "matrix(1 0 0 1 0 0)"
  }
}
