/// A partially received control sequence and its meaning: `ESC [`, parameters, a final byte.
struct ControlSequence: Sendable {
  /// The prefix of the parameters, such as `<` or `?`.
  private var prefix: UInt8 = 0
  private var parameters: [Int] = []
  private var hasIntermediate = false
  private var final: UInt8 = 0

  /// A limit above the number of parameters in every supported sequence. Further parameters are dropped.
  private static let maximumParameters = 8
  /// A limit above the size of every terminal, which keeps the arithmetic from overflowing.
  private static let maximumParameter = 100_000

  /// The result of one byte of a sequence.
  enum Progress {
    case more
    case complete
    /// The byte is not part of a control sequence.
    case aborted
  }

  mutating func take(_ byte: UInt8) -> Progress {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if parameters.isEmpty { parameters.append(0) }
      let last = parameters.count - 1
      parameters[last] = min(parameters[last] * 10 + Int(byte - UInt8(ascii: "0")), Self.maximumParameter)
    case UInt8(ascii: ";"), UInt8(ascii: ":"):
      if parameters.isEmpty { parameters.append(0) }
      // After the last kept parameter, digits are accumulated in a parameter that is ignored.
      if parameters.count <= Self.maximumParameters { parameters.append(0) }
    case 0x3C...0x3F: prefix = byte
    case 0x20...0x2F: hasIntermediate = true
    case 0x40...0x7E:
      final = byte
      return .complete
    default: return .aborted
    }
    return .more
  }

  var startsPaste: Bool { isPlain && final == UInt8(ascii: "~") && parameters == [200] }

  var isOldMouse: Bool { isPlain && final == UInt8(ascii: "M") && parameters.isEmpty }

  private var isPlain: Bool { prefix == 0 && !hasIntermediate }

  func event(metrics: CellMetrics) -> TerminalInputEvent? {
    guard !hasIntermediate else { return nil }
    if prefix == UInt8(ascii: "<") { return pointer(metrics: metrics) }
    guard prefix == 0 else { return nil }
    switch final {
    case UInt8(ascii: "Z"): return .key(.tab, .shift)
    case UInt8(ascii: "~"):
      guard let first = parameters.first, let key = Self.key(number: first) else { return nil }
      return .key(key, modifiers)
    default:
      // `CSI 1;2P` is a shifted F1. `M` is a keypad key only after SS3; here it is a mouse report of another form.
      guard final != UInt8(ascii: "M"), parameters.first ?? 1 <= 1, let key = Self.key(final: final) else { return nil }
      return .key(key, modifiers)
    }
  }

  /// Returns the key of `CSI final` and of `SS3 final`.
  static func key(final: UInt8) -> TerminalKey? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "M"): .return
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final - UInt8(ascii: "P")) + 1)
    default: nil
    }
  }

  private static func key(number: Int) -> TerminalKey? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23, 24: .function(number - 12)
    default: nil
    }
  }

  /// The second parameter is a bit set plus 1: Shift 1, Alt 2, Control 4, Meta 8.
  private var modifiers: TerminalModifiers {
    guard parameters.count > 1, parameters[1] > 1 else { return [] }
    let bits = parameters[1] - 1
    var result: TerminalModifiers = []
    if bits & 1 != 0 { result.insert(.shift) }
    if bits & 10 != 0 { result.insert(.option) }
    if bits & 4 != 0 { result.insert(.control) }
    return result
  }

  /// Parses `CSI < buttons ; column ; row M` (press, move, wheel) or `m` (release). Columns and rows are counted from
  /// 1.
  private func pointer(metrics: CellMetrics) -> TerminalInputEvent? {
    guard parameters.count == 3, parameters[1] > 0, parameters[2] > 0,
      final == UInt8(ascii: "M") || final == UInt8(ascii: "m")
    else { return nil }
    let bits = parameters[0]
    guard bits < 128, let phase = Self.phase(bits: bits, isRelease: final == UInt8(ascii: "m")) else { return nil }
    var modifiers: TerminalModifiers = []
    if bits & 4 != 0 { modifiers.insert(.shift) }
    if bits & 8 != 0 { modifiers.insert(.option) }
    if bits & 16 != 0 { modifiers.insert(.control) }
    let location = metrics.center(column: parameters[1] - 1, row: parameters[2] - 1)
    return .pointer(TerminalPointerEvent(phase, at: location, modifiers: modifiers))
  }

  private static func phase(bits: Int, isRelease: Bool) -> TerminalPointerEvent.Phase? {
    if bits & 64 != 0 {
      guard !isRelease, bits & 32 == 0 else { return nil }
      return switch bits & 3 {
      case 0: .scrolled(dx: 0, dy: -1)
      case 1: .scrolled(dx: 0, dy: 1)
      case 2: .scrolled(dx: -1, dy: 0)
      default: .scrolled(dx: 1, dy: 0)
      }
    }
    let button: TerminalPointerEvent.Button
    switch bits & 3 {
    case 0: button = .left
    case 1: button = .middle
    case 2: button = .right
    default: return bits & 32 != 0 ? .moved : nil
    }
    if isRelease { return .up(button) }
    return bits & 32 != 0 ? .dragged(button) : .down(button)
  }
}
