package import Foundation
import TributaryDiagnostics
import TributaryEngine
import TributaryGeometry

extension ViewHost {
  /// Returns the frames of all identified views, sorted by identifier, as a JSON object with one line per view and
  /// without a trailing line feed.
  ///
  /// If an animation shows a view at another position than its layout, `presented` contains that frame. Equal frames
  /// produce identical bytes; numbers have at most three decimals.
  ///
  /// - Parameter indent: The prefix of every line except the first.
  package func framesJSON(indent: String = "") -> String {
    let members = identifiers.compactMap { identifier -> String? in
      guard let frame = frame(of: identifier) else { return nil }
      var fields = JSONText.members(frame)
      if let presented = presentedFrame(of: identifier), JSONText.members(presented) != fields {
        fields += ", \"presented\": {\(JSONText.members(presented))}"
      }
      return "\(indent)  \(JSONText.string(identifier)): {\(fields)}"
    }
    return members.isEmpty ? "{}" : "{\n" + members.joined(separator: ",\n") + "\n\(indent)}"
  }
}

/// Values in the JSON format of reports.
package enum JSONText {
  /// Returns the four members `x`, `y`, `width`, and `height`.
  package static func members(_ frame: CGRect) -> String {
    "\"x\": \(number(frame.minX)), \"y\": \(number(frame.minY)), \(members(frame.size))"
  }

  /// Returns the two members `width` and `height`.
  package static func members(_ size: CGSize) -> String {
    "\"width\": \(number(size.width)), \"height\": \(number(size.height))"
  }

  /// Returns a number with at most three decimals and without trailing zeros, or `null` if it is not finite.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let rounded = (value * 1000).rounded() / 1000
    let text = "\(rounded == 0 ? 0 : rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns a quoted and escaped string.
  package static func string(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return writer.text
  }
}
