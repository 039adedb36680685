public import TributaryAnimation
import TributaryDrawing
@_spi(Engine) public import TributaryEngine

extension View {
  /// Sets the accessibility label of this view, which browser windows and SVG documents contain.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    accessibilityLabel(label, isEnabled: true)
  }

  /// Sets the accessibility label of this view, which browser windows and SVG documents contain.
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key), isEnabled: true)
  }

  /// Sets the accessibility label of this view, which browser windows and SVG documents contain.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ resource: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(resource), isEnabled: true)
  }

  /// Sets the accessibility label of this view, which browser windows and SVG documents contain.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label), isEnabled: true)
  }

  /// Sets whether this view is hidden from assistive technology, in browser windows and SVG documents.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(DescriptionModifier(DisplayDescription(isHidden: hidden)))
  }

  /// Creates an accessibility element from this view, in browser windows and SVG documents.
  ///
  /// - Parameter children: The treatment of the views inside.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(
      DescriptionModifier(
        DisplayDescription(isWhole: children == .ignore),
        additions: AccessibilityAdditions(isCombined: children == .combine)))
  }

  /// Adds help text that appears while the pointer is over this view, and sets its accessibility hint. SVG documents
  /// include the text; terminals do not.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// Adds help text that appears while the pointer is over this view, and sets its accessibility hint. SVG documents
  /// include the text; terminals do not.
  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }

  /// Adds help text that appears while the pointer is over this view, and sets its accessibility hint. SVG documents
  /// include the text; terminals do not.
  @_disfavoredOverload
  public nonisolated func help(_ text: Text) -> some View {
    modifier(DescriptionModifier(text, as: .help))
  }

  /// Adds help text that appears while the pointer is over this view, and sets its accessibility hint. SVG documents
  /// include the text; terminals do not.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(text))
  }
}

extension View {
  /// Sets the accessibility value of this view, which SVG documents include after the label.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    accessibilityValue(value, isEnabled: true)
  }

  /// Sets the accessibility value of this view, which SVG documents include after the label.
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    accessibilityValue(Text(key), isEnabled: true)
  }

  /// Sets the accessibility value of this view, which SVG documents include after the label.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ resource: LocalizedStringResource) -> some View {
    accessibilityValue(Text(resource), isEnabled: true)
  }

  /// Sets the accessibility value of this view, which SVG documents include after the label.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value), isEnabled: true)
  }

  /// Sets the accessibility hint of this view, which describes the result of an action. SVG documents include it.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    accessibilityHint(hint, isEnabled: true)
  }

  /// Sets the accessibility hint of this view, which describes the result of an action. SVG documents include it.
  public nonisolated func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    accessibilityHint(Text(key), isEnabled: true)
  }

  /// Sets the accessibility hint of this view, which describes the result of an action. SVG documents include it.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ resource: LocalizedStringResource) -> some View {
    accessibilityHint(Text(resource), isEnabled: true)
  }

  /// Sets the accessibility hint of this view, which describes the result of an action. SVG documents include it.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint), isEnabled: true)
  }
}

/// Earlier names of the modifiers.
extension View {
  /// Sets the accessibility identifier; an earlier name of `accessibilityIdentifier(_:)`.
  public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Sets the accessibility label; an earlier name of `accessibilityLabel(_:)`.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the accessibility value; an earlier name of `accessibilityValue(_:)`.
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets the accessibility hint; an earlier name of `accessibilityHint(_:)`.
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Sets whether this view is hidden from assistive technology; an earlier name of `accessibilityHidden(_:)`.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
}

/// The treatment of the views inside an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: UInt8

  /// The views inside are not described.
  public static let ignore = AccessibilityChildBehavior(number: 0)
  /// The views inside are described separately.
  public static let contain = AccessibilityChildBehavior(number: 1)
  /// The descriptions of the views inside are combined.
  public static let combine = AccessibilityChildBehavior(number: 2)
}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt8

  /// Creates kinds from their raw bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A screen reader.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
  /// Switch control, which navigates between views with a switch.
  public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}

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
