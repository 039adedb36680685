public import TributaryAnimation
@_spi(Engine) public import TributaryEngine

extension View {
  /// Sets the accessibility label of this view to the texts of other content, which can include the view.
  ///
  ///     Message(message).accessibilityLabel { message in
  ///       Text("Unread")
  ///       message
  ///     }
  ///
  /// The label consists of the texts in the closure, and of the texts and labels inside this view where the closure
  /// uses it. Other views in the closure add nothing to the label.
  ///
  /// > Source: conformance A11Y-05.
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    var texts = LabelTexts()
    texts.collect(in: content(PlaceholderContentView(self)), around: PlaceholderContentView<Self>.self)
    guard texts.hasView else {
      return modifier(DescriptionModifier(Text.list(texts.before), as: .label))
    }
    return modifier(
      DescriptionModifier(additions: AccessibilityAdditions(textsAroundLabel: (texts.before, texts.after))))
  }
}

/// The texts of an accessibility label, before and after the view that it describes.
private struct LabelTexts {
  private(set) var before: [Text] = []
  private(set) var after: [Text] = []
  private(set) var hasView = false

  /// Adds the texts in the parts of a built view.
  mutating func collect<P>(in value: Any, around type: P.Type, depth: Int = 0) {
    // Built content nests to the depth of its conditions and groups.
    guard depth < 32 else { return }
    switch value {
    case let text as Text: if hasView { after.append(text) } else { before.append(text) }
    case is P: hasView = true
    default:
      for part in Mirror(reflecting: value).children {
        collect(in: part.value, around: type, depth: depth + 1)
      }
    }
  }
}
