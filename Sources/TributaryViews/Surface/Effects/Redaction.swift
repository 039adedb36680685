package import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// Why something is not shown.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  /// Reasons by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not known yet: text and pictures are blocks.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others may see it: what is sensitive is blocks.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It does not hold any more: text and pictures are blocks.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private enum PrivacyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Why what is shown here is hidden.
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

  private mutating func bringRedactionUpToDate() {
    let reasons = redactionReasons
    let isRedacted =
      !reasons.isDisjoint(with: [.placeholder, .invalidated]) || (reasons.contains(.privacy) && isPrivacySensitive)
    if isRedacted != builtIn.values.isRedacted { values.isRedacted = isRedacted }
  }
}

extension View {
  /// Hides what this view shows: its texts and pictures become blocks of the same size. Its layout stays, and it reacts.
  ///
  /// > Source: conformance EFFECT-45, EFFECT-46.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modifier(EnvironmentTransformModifier { $0.redactionReasons.formUnion(reason) })
  }

  /// Shows what this view shows, whatever a view around it says.
  public nonisolated func unredacted() -> some View {
    modifier(EnvironmentTransformModifier { $0.redactionReasons = [] })
  }

  /// Says that others shall not see what this view shows: it is hidden where the reason is privacy.
  ///
  /// > Source: conformance EFFECT-47.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(EnvironmentTransformModifier { $0.isPrivacySensitive = sensitive })
  }
}

extension DisplayRecorder {
  /// How strong the blocks are that stand for what is hidden.
  private static var blockOpacity: Double { 0.18 }

  /// Draws a block in the place of something that is hidden.
  package mutating func drawBlock(over frame: CGRect, _ paint: Paint) {
    guard frame.size.isFinite, frame.width > 0, frame.height > 0, !paint.isInvisible else { return }
    let radius = min(4, frame.height / 4)
    let path = Path(roundedRect: frame, cornerRadius: radius, style: .continuous)
    append(.path(DisplayPath(path, .fill(FillStyle()), paint.faded(by: Self.blockOpacity).placed(in: frame))))
  }

  /// Draws a block in the place of each line of a text: as high as its letters, and as wide.
  package mutating func drawBlocks(for layout: TextLayout, at origin: CGPoint, _ paint: Paint) {
    // Pieces beside each other are one line.
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
