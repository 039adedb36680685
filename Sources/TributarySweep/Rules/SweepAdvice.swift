/// The edits that can repair a failure, by kind.
enum SweepAdvice {
  static func suggestions(for kind: SweepFinding.Kind) -> [String] {
    switch kind {
    case .loop: ["Do not write state that changes the length that it was measured from."]
    case .slow: ["Compute the value in the layout instead of writing it to state after the layout."]
    case .historyDependent: ["Compute the layout from the current size only."]
    case .collision:
      [
        "Remove the fixed size of the view that exceeds its place, or let it wrap or truncate.",
        "Use ViewThatFits to show a shorter arrangement where the views do not fit beside each other.",
      ]
    case .protrusion:
      [
        "Replace the fixed length by a maximum: .frame(maxWidth: …).",
        "Use ViewThatFits, or put the content in a ScrollView along this axis.",
      ]
    case .cutOff: ["Put the content in a ScrollView, or let its container grow with it."]
    case .truncation:
      [
        "Allow more lines, or a smaller font with .minimumScaleFactor(_:).",
        "Give the text a higher .layoutPriority(_:) than its neighbors.",
      ]
    case .squeezed:
      ["Give the view a minimum length, such as .frame(minWidth: 44, minHeight: 44), or a higher .layoutPriority(_:)."]
    case .smallRange: ["Remove the arrangement, or move its limits so that it covers more sizes."]
    case .wrapped: ["Keep the elements of the row together, or move all of them to a column at this size."]
    case .jump: ["Let the length grow with the size, for example with .frame(minWidth:maxWidth:)."]
    }
  }
}
