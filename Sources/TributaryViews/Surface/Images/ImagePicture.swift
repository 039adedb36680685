package import TributaryDrawing
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// What an image shows.
package enum ImagePicture: Equatable {
  case file(ImageContent, scale: CGFloat)
  case symbol(String)
  case drawn(DrawnImage)
  /// A placeholder for a file, with the evidence of why.
  case missingFile(evidence: [String: String])
  case missingSymbol

  /// Looks for what an image shows.
  package init(_ image: Image, _ rendering: ImageRendering, _ store: ImageStore) {
    switch image.source {
    case .symbol(let name):
      let written = rendering.isRightToLeft ? Self.mirrored[name] ?? name : name
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
        let place = directories.isEmpty ? [:] : ["looked in": directories.joined(separator: ", ")]
        self = .missingFile(evidence: place.merging(["reason": "there is no such file"]) { $1 })
      }
    }
  }

  /// What forward and backward look like where leading is right.
  private static let mirrored = ["chevron.forward": "chevron.left", "chevron.backward": "chevron.right"]

  /// The size that the picture has of itself, in points.
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
    }
  }

  /// Whether the picture stands in a line as a letter does.
  package var isSymbol: Bool {
    switch self {
    case .symbol, .missingSymbol: true
    case .file, .drawn, .missingFile: false
    }
  }
}

/// What the environment says about pictures.
package struct ImageRendering: Equatable {
  package var paint: Paint
  /// For what stands in the place of a picture.
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
    lineMetrics = style.line.metrics
    scale = environment.imageScale
    displayScale = environment.displayScale
    isRightToLeft = environment.layoutDirection == .rightToLeft
    variants = environment.symbolVariants
    isRedacted = environment.builtIn.values.isRedacted
    pose = environment.symbolPose
  }

  /// The height of a symbol, in points.
  package var symbolHeight: CGFloat { (lineMetrics.ascent + lineMetrics.descent) * scale.factor }

  /// From the top of a symbol to the baseline of the text beside it: both have their middles at one height.
  package var symbolBaseline: CGFloat {
    symbolHeight / 2 + (lineMetrics.ascent - lineMetrics.descent) / 2
  }
}
