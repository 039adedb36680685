/// A parser that converts the bytes from a terminal to events, independently of their division into reads.
///
///     ground ──ESC──▶ escape ──[──▶ control sequence ──final──▶ event or nothing
///                       │ ─────O──▶ SS3 ──one byte──▶ event or nothing
///                       │ ─] P _ ^ X─▶ string ──BEL or ESC \──▶ nothing
///
/// Unknown sequences are dropped completely. Two ambiguities are resolved by ``flush()``: whether a single escape is
/// the Escape key, and whether the last character is complete (a combining mark may follow).
///
/// Feeding `a` and then `b` gives the same events as feeding `a + b`.
public struct TerminalInputParser: Sendable {
  /// The metrics that convert cells to points.
  public let metrics: CellMetrics

  var state = State.ground
  var sequence = ControlSequence()
  var text = TextAssembly()
  var paste = PasteBuffer()

  /// The kind of the incomplete input.
  enum State: Sendable {
    case ground
    case escape
    /// The state after `ESC O`.
    case singleShift
    case controlSequence
    /// An operating-system command, a device control string, or a similar string.
    case string
    /// An escape inside a string, which `\` ends.
    case stringEscape
    /// The three bytes of a mouse report in the oldest form, which the session does not request.
    case oldMouse(remaining: Int)
    case paste
  }

  /// Creates a parser at the beginning of the input.
  ///
  /// - Parameter metrics: The metrics that convert mouse positions from cells to points.
  public init(metrics: CellMetrics = .standard) {
    self.metrics = metrics
  }

  /// The input that a parser holds back.
  public enum Pending: Sendable {
    /// No input is held back.
    case nothing
    /// A character that further bytes may extend. Flush it as soon as no bytes are available.
    case character
    /// A partial sequence. Flush it if no bytes arrive for about 50 ms.
    case sequence
  }

  /// The incomplete input.
  public var pending: Pending {
    switch state {
    case .ground: text.isEmpty ? .nothing : .character
    case .paste: .nothing
    default: .sequence
    }
  }

  /// Parses the next bytes of the input.
  ///
  /// - Parameter bytes: The bytes, in the order in which they were read.
  /// - Returns: The events that the bytes complete, in order.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalInputEvent] {
    var events: [TerminalInputEvent] = []
    for byte in bytes { take(byte, into: &events) }
    return events
  }

  /// Completes the pending input: a single escape is the Escape key, and a partial sequence is dropped.
  ///
  /// A partial UTF-8 character and an unfinished paste are kept.
  ///
  /// - Returns: The events that the pending input completes, in order.
  public mutating func flush() -> [TerminalInputEvent] {
    var events: [TerminalInputEvent] = []
    text.finish(into: &events)
    switch state {
    case .ground, .paste: return events
    case .escape: events.append(.key(.escape))
    case .singleShift: events.append(.key(.character("O"), .option))
    case .controlSequence, .string, .stringEscape, .oldMouse: break
    }
    state = .ground
    return events
  }

  private mutating func take(_ byte: UInt8, into events: inout [TerminalInputEvent]) {
    switch state {
    case .ground: takeGround(byte, into: &events)
    case .escape: takeEscape(byte, into: &events)
    case .singleShift:
      state = .ground
      if byte < 0x20 || byte >= 0x7F { return takeGround(byte, into: &events) }
      if let key = ControlSequence.key(final: byte) { events.append(.key(key)) }
    case .controlSequence: takeControlSequence(byte, into: &events)
    case .string:
      switch byte {
      case 0x07, 0x18, 0x1A: state = .ground
      case 0x1B: state = .stringEscape
      case 0x03: abort(byte, into: &events)
      default: break
      }
    case .stringEscape:
      state = .ground
      if byte != UInt8(ascii: "\\") {
        state = .escape
        takeEscape(byte, into: &events)
      }
    case .oldMouse(let remaining):
      if byte < 0x20 { return abort(byte, into: &events) }
      state = remaining > 1 ? .oldMouse(remaining: remaining - 1) : .ground
    case .paste:
      switch paste.take(byte) {
      case .more: break
      case .done(let text):
        state = .ground
        events.append(.paste(text))
      case .interrupted: abort(byte, into: &events)
      }
    }
  }

  private mutating func abort(_ byte: UInt8, into events: inout [TerminalInputEvent]) {
    state = .ground
    takeGround(byte, into: &events)
  }

  private mutating func takeGround(_ byte: UInt8, into events: inout [TerminalInputEvent]) {
    if byte == 0x1B {
      text.interrupt(into: &events)
      state = .escape
    } else if byte < 0x20 || byte == 0x7F || byte == 0x20 {
      text.interrupt(into: &events)
      if let event = Self.controlKey(byte) { events.append(event) }
    } else {
      text.take(byte, into: &events)
    }
  }

  private mutating func takeEscape(_ byte: UInt8, into events: inout [TerminalInputEvent]) {
    state = .ground
    switch byte {
    case UInt8(ascii: "["):
      sequence = ControlSequence()
      state = .controlSequence
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"): state = .string
    case 0x1B:
      events.append(.key(.escape))
      state = .escape
    case 0x20...0x7F, 0x08, 0x09, 0x0D:
      if case .key(let key, let modifiers)? = Self.key(ascii: byte) {
        events.append(.key(key, modifiers.union(.option)))
      }
    default:
      // The byte does not continue a sequence: the Escape key was pressed, followed by other input.
      events.append(.key(.escape))
      takeGround(byte, into: &events)
    }
  }

  private mutating func takeControlSequence(_ byte: UInt8, into events: inout [TerminalInputEvent]) {
    switch sequence.take(byte) {
    case .more: break
    case .aborted: abort(byte, into: &events)
    case .complete:
      state = .ground
      if sequence.startsPaste {
        paste = PasteBuffer()
        state = .paste
      } else if sequence.isOldMouse {
        state = .oldMouse(remaining: 3)
      } else if let event = sequence.event(metrics: metrics) {
        events.append(event)
      }
    }
  }

  private static func key(ascii byte: UInt8) -> TerminalInputEvent? {
    guard byte > 0x20, byte < 0x7F else { return controlKey(byte) }
    return .key(.character(Character(Unicode.Scalar(byte))))
  }

  private static func controlKey(_ byte: UInt8) -> TerminalInputEvent? {
    switch byte {
    case 0x00: .key(.space, .control)
    case 0x08, 0x7F: .key(.backspace)
    case 0x09: .key(.tab)
    case 0x0A, 0x0D: .key(.return)
    case 0x20: .key(.space)
    case 0x1F: .key(.character("_"), .control)
    case 0x01...0x1A: .key(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    default: nil
    }
  }
}
