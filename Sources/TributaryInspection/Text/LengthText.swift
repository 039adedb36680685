import Foundation
import TributaryDiagnostics

/// Lengths as the text tools print them: points with at most two decimals.
enum LengthText {
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nil" : value < 0 ? "−∞" : "∞" }
    let rounded = (value * 100).rounded() / 100
    let text = NumberText(rounded).description
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }

  static func length(_ length: Inspection.Length) -> String {
    switch length {
    case .unspecified: "nil"
    case .points(let points): number(points)
    case .infinite: "∞"
    }
  }

  static func size(_ size: CGSize) -> String { "\(number(size.width))×\(number(size.height))" }

  static func point(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

  static func proposal(_ proposal: Inspection.Proposal) -> String {
    "\(length(proposal.width))×\(length(proposal.height))"
  }

  static func plural(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
