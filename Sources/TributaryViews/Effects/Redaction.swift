package import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// The reasons for redacting content.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates reasons from their raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is a placeholder: blocks replace text and images.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private: blocks replace privacy-sensitive text and images.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is outdated: blocks replace text and images.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private enum PrivacyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The reasons for redacting content in this environment.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set {
      self[RedactionReasonsKey.self] = newValue
      bringRedactionUpToDate()
    }
  }

  fileprivate var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set {
      self[PrivacyKey.self] = newValue
      bringRedactionUpToDate()
    }
  }

  /// Whether blocks replace text and images because they are private, so that they are not spoken either.
  package var concealsPrivateContent: Bool { redactionReasons.contains(.privacy) && isPrivacySensitive }

  private mutating func bringRedactionUpToDate() {
    let isRedacted = !redactionReasons.isDisjoint(with: [.placeholder, .invalidated]) || concealsPrivateContent
    if isRedacted != builtIn.values.isRedacted { values.isRedacted = isRedacted }
  }
}

extension View {
  /// Replaces the text and images of this view with blocks of the same size. Layout and input are not affected.
  ///
  /// > Source: conformance EFFECT-45, EFFECT-46.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modifier(EnvironmentTransformModifier { $0.redactionReasons.formUnion(reason) })
  }

  /// Removes the redaction that enclosing views request.
  public nonisolated func unredacted() -> some View {
    modifier(EnvironmentTransformModifier { $0.redactionReasons = [] })
  }

  /// Marks this view as privacy-sensitive: it is redacted for reasons of privacy.
  ///
  /// > Source: conformance EFFECT-47.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(EnvironmentTransformModifier { $0.isPrivacySensitive = sensitive })
  }
}

extension DisplayRecorder {
  /// The opacity of the blocks that replace redacted content.
  private static var blockOpacity: Double { 0.18 }

  /// Draws a block in place of redacted content.
  package mutating func drawBlock(over frame: CGRect, _ paint: Paint) {
    guard frame.size.isFinite, frame.width > 0, frame.height > 0, !paint.isInvisible else { return }
    let radius = min(4, frame.height / 4)
    let path = Path(roundedRect: frame, cornerRadius: radius, style: .continuous)
    append(.path(DisplayPath(path, .fill(FillStyle()), paint.faded(by: Self.blockOpacity).placed(in: frame))))
  }

  /// Draws a block in place of each line of a text, with the width of the line and the height of its letters.
  package mutating func drawBlocks(for layout: TextLayout, at origin: CGPoint, _ paint: Paint) {
    // Adjacent parts on the same baseline form one line.
    var rest = layout.lines[...]
    while let first = rest.first {
      let pieces = rest.prefix { $0.origin.y == first.origin.y }
      rest = rest.dropFirst(pieces.count)
      let left = pieces.map(\.origin.x).min() ?? 0
      let right = pieces.map { $0.origin.x + $0.width }.max() ?? 0
      let height = (first.ascent + first.descent) * 0.7
      let middle = first.origin.y + (first.descent - first.ascent) / 2
      drawBlock(
        over: CGRect(
          x: origin.x + left, y: origin.y + middle - height / 2, width: right - left, height: height),
        paint)
    }
  }
}
