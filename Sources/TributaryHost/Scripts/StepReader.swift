import Foundation
import TributaryGeometry
import TributaryGestures
import TributaryViews

/// A parser for one step of a script.
struct StepReader {
  private let written: String
  private let number: Int
  private let verb: String
  private let rest: String

  /// - Parameter number: The number of the step, from 1, for error messages.
  init(_ written: String, number: Int) {
    self.written = written
    self.number = number
    let word = written.prefix { !$0.isWhitespace }
    verb = String(word)
    rest = written.dropFirst(word.count).trimmed
  }

  func step() throws(CommandLineError) -> Script.Step {
    switch verb {
    case "tap": return try tap()
    case "hover": return .hover(rest == "off" ? nil : try target("hover ID, hover x,y or hover off"))
    case "menu": return .menu(try target("menu ID or menu x,y"))
    case "type":
      if rest.isEmpty { throw refusal("type TEXT") }
      return .type(unquoted(rest) ?? rest)
    case "key": return try key()
    case "scroll": return try scroll()
    case "press": return try press()
    case "drag": return try drag()
    case "pinch": return try pinch()
    case "wait":
      guard words.count == 1, let seconds = Self.seconds(words[0]) else { throw refusal("wait SECONDS") }
      return .wait(seconds)
    case "report":
      if !rest.isEmpty { throw refusal("report, which takes no arguments") }
      return .report
    default:
      let verbs = Script.forms.compactMap { $0.split(separator: " ").first.map(String.init) }
      throw CommandLineError(
        "step \(number) \(quoted(written)): unknown step\(suggestion(for: verb, in: verbs)); expected \(Script.allowed)"
      )
    }
  }

  private var words: [Substring] { rest.split(whereSeparator: \.isWhitespace) }

  private func target(_ allowed: String) throws(CommandLineError) -> Script.Target {
    if rest.isEmpty { throw refusal(allowed) }
    return target(in: rest)
  }

  /// Parses the target of a tap and its modifier keys: `tap add with shift+command`.
  private func tap() throws(CommandLineError) -> Script.Step {
    let allowed = "tap ID or tap x,y, optionally followed by with KEYS"
    let parts = rest.components(separatedBy: " with ")
    let names = parts.count > 1 ? parts.last.map { $0.trimmed.split(separator: "+").map(String.init) } ?? [] : []
    let held = names.compactMap { Script.modifiers[$0] }
    // A name that ends in “with” and modifier keys must be written in quotation marks.
    guard !names.isEmpty, held.count == names.count else { return .tap(try target(allowed)) }
    let name = parts.dropLast().joined(separator: " with ").trimmed
    if name.isEmpty { throw refusal(allowed) }
    return .tap(target(in: name), EventModifiers(held))
  }

  private func target(in text: String) -> Script.Target {
    if let name = unquoted(text) { return .named(name) }
    return Self.point(text).map(Script.Target.point) ?? .named(text)
  }

  /// Returns the text between quotation marks, or `nil` if `text` is not quoted.
  private func unquoted(_ text: String) -> String? {
    guard text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
    return Self.unescaped(text.dropFirst().dropLast())
  }

  /// Parses a key with its modifier keys: `return`, `shift+tab`, `command+s`, `+`.
  private func key() throws(CommandLineError) -> Script.Step {
    var parts = rest.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // The plus sign is also a key.
    if rest.hasSuffix("+") { parts = parts.dropLast(2) + ["+"] }
    guard let name = parts.popLast(), let key = Script.key(named: name) else {
      throw refusal(
        "key KEY, where KEY is a character or one of \(Script.keyNames), with held keys before it as in shift+tab")
    }
    var held: EventModifiers = []
    for part in parts {
      guard let modifier = Script.modifiers[part] else {
        throw refusal("shift, control, option or command before each plus sign, as in command+s")
      }
      held.insert(modifier)
    }
    return .key(key, held)
  }

  private func scroll() throws(CommandLineError) -> Script.Step {
    guard let way = words.last, words.count > 1, let distance = Self.point(way) else {
      throw refusal("scroll ID x,y or scroll x,y x,y, where the last x,y is the distance to the right and down")
    }
    let name = rest.dropLast(way.count).trimmed
    return .scroll(target(in: name), by: CGSize(width: distance.x, height: distance.y))
  }

  private func press() throws(CommandLineError) -> Script.Step {
    guard words.count == 2, let point = Self.point(words[0]), let seconds = Self.seconds(words[1]) else {
      throw refusal("press x,y SECONDS")
    }
    return .press(point, seconds: seconds)
  }

  private func drag() throws(CommandLineError) -> Script.Step {
    let allowed = "drag x,y x,y or drag x,y x,y hold SECONDS"
    guard words.count == 2 || words.count == 4, let start = Self.point(words[0]), let end = Self.point(words[1])
    else { throw refusal(allowed) }
    if words.count == 2 { return .drag(from: start, to: end, holding: 0) }
    guard words[2] == "hold", let seconds = Self.seconds(words[3]) else { throw refusal(allowed) }
    return .drag(from: start, to: end, holding: seconds)
  }

  /// A pinch: `pinch photo 2`, `pinch 30,40 0.5 rotate 90`.
  private func pinch() throws(CommandLineError) -> Script.Step {
    let allowed = "pinch ID FACTOR or pinch x,y FACTOR, optionally followed by rotate DEGREES"
    var name = rest
    var degrees = 0.0
    if words.count > 3, words[words.count - 2] == "rotate" {
      guard let number = words.last.flatMap({ Self.decimal(String($0)) }), abs(number) <= 36_000 else {
        throw refusal(allowed)
      }
      degrees = number
      name = Self.withoutLastWord(Self.withoutLastWord(name))
    }
    guard let last = name.split(whereSeparator: \.isWhitespace).last, last.count < name.count,
      let factor = Self.decimal(String(last)), factor >= 1 / Script.maximumMagnification,
      factor <= Script.maximumMagnification
    else { throw refusal(allowed) }
    return .pinch(target(in: Self.withoutLastWord(name)), by: factor, rotatingBy: .degrees(degrees))
  }

  private static func withoutLastWord(_ text: String) -> String {
    String(text.reversed().drop { !$0.isWhitespace }.reversed()).trimmed
  }

  /// - Parameter allowed: The valid syntax of the step. The message explains its placeholders.
  private func refusal(_ allowed: String) -> CommandLineError {
    var message = "step \(number) \(quoted(written)): expected \(allowed)"
    if allowed.contains("x,y") { message += "; x and y are in points" }
    if allowed.contains("SECONDS") { message += "; SECONDS is a number from 0 to \(Int(Script.maximumSeconds))" }
    if allowed.contains("FACTOR") {
      message += "; FACTOR is a number from 0.001 to \(Int(Script.maximumMagnification)); a factor above 1 enlarges"
    }
    return CommandLineError(message)
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }

  private static func point(_ text: some StringProtocol) -> CGPoint? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { decimal($0.trimmed) }
    guard parts.count == 2, let x = parts[0], let y = parts[1] else { return nil }
    return max(abs(x), abs(y)) <= Script.maximumCoordinate ? CGPoint(x: x, y: y) : nil
  }

  private static func seconds(_ text: some StringProtocol) -> Double? {
    decimal(String(text)).flatMap { $0 >= 0 && $0 <= Script.maximumSeconds ? $0 : nil }
  }

  /// Parses a number in decimal digits. `Double` alone would also accept "inf" and "1e400".
  private static func decimal(_ text: String) -> Double? {
    guard text.allSatisfy({ $0 == "." || $0 == "-" || ("0"..."9").contains($0) }) else { return nil }
    return Double(text)
  }
}
