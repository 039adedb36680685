package import Foundation
package import TributaryGeometry
package import TributaryGestures
package import TributaryViews

/// A sequence of user actions, as written on the command line.
///
///     tap add; type Eggs; key return; wait 0.5; drag 20,30 20,90 hold 0.3; report
package struct Script: Equatable {
  package var steps: [Step]

  /// A user action or a request for output.
  package enum Step: Equatable {
    case tap(Target, EventModifiers = [])
    /// Moves the pointer over a target, or out of the window.
    case hover(Target?)
    case press(CGPoint, seconds: Double)
    case drag(from: CGPoint, to: CGPoint, holding: Double)
    case pinch(Target, by: Double, rotatingBy: Angle)
    case type(String)
    case key(KeyEquivalent, EventModifiers)
    case scroll(Target, by: CGSize)
    case menu(Target)
    case wait(Double)
    case report
  }

  /// The target of a tap, a scroll, or a menu request.
  package enum Target: Equatable {
    /// A point in root coordinates, in points.
    case point(CGPoint)
    /// The identifier of a view, or the text that a view shows.
    case named(String)
  }

  /// The longest duration of a step, in seconds.
  package static let maximumSeconds: Double = 3600

  /// The largest magnitude of a coordinate, in points.
  package static let maximumCoordinate: Double = 1_000_000

  /// The number of moves in a drag; each takes 1/60 of a second.
  package static var stepsOfDrag: Int { 8 }

  /// The largest factor of a pinch, and the reciprocal of the smallest one.
  package static let maximumMagnification: Double = 1000

  /// The total duration of the steps, in seconds.
  package var duration: Double {
    steps.reduce(0) { sum, step in
      switch step {
      case .tap, .hover, .type, .key, .scroll, .menu, .report: sum
      case .press(_, let seconds), .wait(let seconds): sum + seconds
      case .drag(_, _, let seconds): sum + seconds + Double(Script.stepsOfDrag) / 60
      case .pinch: sum + Double(Script.stepsOfDrag) / 60
      }
    }
  }

  /// The syntax of all steps.
  package static let forms = [
    "tap ID", "tap x,y", "hover ID", "hover x,y", "hover off", "press x,y SECONDS", "drag x,y x,y [hold SECONDS]",
    "pinch ID FACTOR [rotate DEGREES]", "pinch x,y FACTOR [rotate DEGREES]",
    "type TEXT", "key KEY", "scroll ID x,y", "scroll x,y x,y", "menu ID", "menu x,y", "wait SECONDS", "report",
  ]

  /// The syntax of all steps, for error messages.
  package static let allowed = alternatives(forms)

  package init(steps: [Step]) { self.steps = steps }

  /// Parses steps that are separated by `;`. Empty steps have no effect.
  ///
  /// - Throws: `CommandLineError` for the first invalid step, with its number and the valid syntax.
  package init(_ text: String) throws(CommandLineError) {
    steps = []
    for (number, written) in try Script.divide(text).enumerated() where !written.isEmpty {
      steps.append(try StepReader(written, number: number + 1).step())
    }
  }

  /// Splits a script at its semicolons, except between quotation marks. An opening quotation mark follows a space.
  private static func divide(_ text: String) throws(CommandLineError) -> [String] {
    var steps: [String] = []
    var step = ""
    var isQuoted = false
    var isEscaped = false
    for character in text {
      if isQuoted {
        isQuoted = character != "\"" || isEscaped
        isEscaped = character == "\\" && !isEscaped
      } else if character == ";" {
        steps.append(step)
        step = ""
        continue
      } else if character == "\"", step.last?.isWhitespace ?? true {
        isQuoted = true
      }
      step.append(character)
    }
    steps.append(step)
    if isQuoted {
      throw CommandLineError("step \(steps.count) \(quoted(step.trimmed)): the closing quotation mark is missing")
    }
    return steps.map(\.trimmed)
  }
}

extension StringProtocol {
  /// The text without leading and trailing white space.
  package var trimmed: String { String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()) }
}

/// The names of the keys that a script can press.
extension Script {
  private static let keys: KeyValuePairs<String, KeyEquivalent> = [
    "return": .return, "tab": .tab, "escape": .escape, "space": .space, "delete": .delete,
    "deleteForward": .deleteForward, "up": .upArrow, "down": .downArrow, "left": .leftArrow, "right": .rightArrow,
    "home": .home, "end": .end, "pageUp": .pageUp, "pageDown": .pageDown,
  ]

  /// The modifier keys that a script can hold.
  static let modifiers: [String: EventModifiers] = [
    "shift": .shift, "control": .control, "option": .option, "command": .command,
  ]

  /// The names of the keys that do not insert characters.
  package static var keyNames: String { keys.map(\.key).joined(separator: ", ") }

  /// Returns the key with the given name, or the key of a single character, or `nil` if there is none.
  static func key(named name: String) -> KeyEquivalent? {
    if let known = keys.first(where: { $0.key == name }) { return known.value }
    guard name.count == 1, let character = name.first, !character.isWhitespace else { return nil }
    return KeyEquivalent(character)
  }
}
