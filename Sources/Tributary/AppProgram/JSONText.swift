import TributaryDiagnostics
import Foundation

/// Values as they stand in a JSON document for people and programs.
enum JSONText {
  /// Four members: `x`, `y`, `width`, `height`.
  static func members(_ frame: CGRect) -> String {
    "\"x\": \(number(frame.minX)), \"y\": \(number(frame.minY)), \(members(frame.size))"
  }

  /// Two members: `width` and `height`.
  static func members(_ size: CGSize) -> String {
    "\"width\": \(number(size.width)), \"height\": \(number(size.height))"
  }

  /// At most three decimals, without a fraction of zero; `null` for what is no finite number.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let rounded = (value * 1000).rounded() / 1000
    let text = "\(rounded == 0 ? 0 : rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A text in quotation marks.
  static func string(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return writer.text
  }
}
