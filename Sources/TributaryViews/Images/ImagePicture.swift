package import TributaryDrawing
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// The resolved content of an image: a file, a symbol, or a placeholder.
package enum ImagePicture: Equatable {
  case file(ImageContent, scale: CGFloat)
  case symbol(String)
  case drawn(DrawnImage)
  /// A placeholder for a missing file, with the evidence for the diagnostic.
  case missingFile(evidence: [String: String])
  case missingSymbol
  /// The picture of an image without a name, which draws nothing.
  case empty

  /// Resolves the content of an image.
  package init(_ image: Image, _ rendering: ImageRendering, _ store: ImageStore) {
    switch image.source {
    case .symbol(""): self = .empty
    case .symbol(let name):
      let written = rendering.isRightToLeft ? Self.mirrored(name) : name
      let name = rendering.variants.name(for: written)
      self = Symbol.named(name) == nil ? .missingSymbol : .symbol(name)
    case .content(let content, let scale): self = .file(content, scale: scale)
    case .drawn(let drawn): self = .drawn(drawn)
    case .file(let name, let bundle):
      switch store.find(name, in: bundle, displayScale: rendering.displayScale) {
      case .image(let content, let scale): self = .file(content, scale: scale)
      case .unreadable(let path, let issue): self = .missingFile(evidence: ["file": path, "reason": "\(issue)"])
      case .refused(let reason): self = .missingFile(evidence: ["reason": reason])
      case .absent(let directories):
        let place = directories.isEmpty ? [:] : ["searched in": directories.joined(separator: ", ")]
        self = .missingFile(evidence: place.merging(["reason": "the file does not exist"]) { $1 })
      }
    }
  }

  /// Returns the name of the symbol that replaces a forward or backward one in right-to-left layout.
  ///
  /// A name that starts with the word, such as `backward.fill`, controls playback and keeps its direction.
  private static func mirrored(_ name: String) -> String {
    let other = name.split(separator: ".").enumerated().map { index, word in
      switch word {
      case "forward" where index > 0: "left"
      case "backward" where index > 0: "right"
      case "leading": "right"
      case "trailing": "left"
      default: String(word)
      }
    }
    .joined(separator: ".")
    return other != name && Symbol.named(other) != nil ? other : name
  }

  /// Returns the natural size of the picture, in points.
  package func naturalSize(_ rendering: ImageRendering) -> CGSize {
    switch self {
    case .file(let content, let scale):
      CGSize(width: CGFloat(content.pixelWidth) / scale, height: CGFloat(content.pixelHeight) / scale)
    case .symbol(let name):
      CGSize(
        width: rendering.symbolHeight * (Symbol.named(name)?.width ?? 0) / Symbol.height, height: rendering.symbolHeight
      )
    case .drawn(let drawn): drawn.size
    case .missingFile: CGSize(width: 64, height: 48)
    case .missingSymbol: CGSize(width: rendering.symbolHeight, height: rendering.symbolHeight)
    case .empty: .zero
    }
  }

  /// Whether the picture is aligned with text like a letter.
  package var isSymbol: Bool {
    switch self {
    case .symbol, .missingSymbol: true
    case .file, .drawn, .missingFile, .empty: false
    }
  }
}

/// The environment values that affect images.
package struct ImageRendering: Equatable {
  package var paint: Paint
  /// The paint of placeholders.
  package var faint: Paint
  package var weight: Font.Weight
  package var lineMetrics: LineMetrics
  package var scale: Image.Scale
  package var displayScale: CGFloat
  package var isRightToLeft: Bool
  package var variants: SymbolVariants
  package var isRedacted: Bool
  var pose: SymbolPose

  package init(_ environment: EnvironmentValues) {
    let style = environment.builtIn.plainText
    paint = environment.foregroundPaint(level: 0)
    faint = environment.foregroundPaint(level: 1)
    weight = style.line.font.weight
    lineMetrics = style.symbolMetrics
    scale = environment.imageScale
    displayScale = environment.displayScale
    isRightToLeft = environment.layoutDirection == .rightToLeft
    variants = environment.symbolVariants
    isRedacted = environment.builtIn.values.isRedacted
    pose = environment.symbolPose
  }

  /// The height of a symbol, in points.
  package var symbolHeight: CGFloat { (lineMetrics.ascent + lineMetrics.descent) * scale.factor }

  /// The distance from the top of a symbol to the baseline of adjacent text, which centers the symbol on the line, in
  /// points.
  package var symbolBaseline: CGFloat {
    symbolHeight / 2 + (lineMetrics.ascent - lineMetrics.descent) / 2
  }
}
