import TributaryGeometry

extension Path: LosslessStringConvertible {
  /// The elements as numbers followed by a letter: `0 0 m 10 0 l 10 10 l h`. The control points of a curve precede its
  /// end.
  public var description: String {
    var words: [String] = []
    func add(_ points: CGPoint..., letter: String) {
      for point in points { words += [point.x.shortText, point.y.shortText] }
      words.append(letter)
    }
    forEach { element in
      switch element {
      case .move(let end): add(end, letter: "m")
      case .line(let end): add(end, letter: "l")
      case .quadCurve(let end, let control): add(control, end, letter: "q")
      case .curve(let end, let control1, let control2): add(control1, control2, end, letter: "c")
      case .closeSubpath: add(letter: "h")
      }
    }
    return words.joined(separator: " ")
  }

  /// Creates a path from text in the format of ``description``; nil for any other text.
  public init?(_ string: String) {
    var elements: [Element] = []
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): elements.append(.move(to: point(0)))
      case ("l", 2): elements.append(.line(to: point(0)))
      case ("q", 4): elements.append(.quadCurve(to: point(1), control: point(0)))
      case ("c", 6): elements.append(.curve(to: point(2), control1: point(0), control2: point(1)))
      case ("h", 0): elements.append(.closeSubpath)
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.storage = elements.isEmpty ? .empty : .elements(elements)
  }
}

extension CGFloat {
  /// The number with all digits, but without a trailing `.0`.
  fileprivate var shortText: String {
    let text = "\(Double(self))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
