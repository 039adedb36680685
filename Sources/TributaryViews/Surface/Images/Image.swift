package import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A picture from a file, or a symbol.
///
/// A name stands for a PNG or JPEG file: in the resources of a bundle, or, if none is given, in the program's own or in
/// the current directory. The extension may be left out. Of several sizes, marked `@2x` and `@3x`, the one that suits
/// the environment's `displayScale` is taken; the mark divides its size in points. A path from the root of the file
/// system is taken as it is; another name may not leave its directory by `..`.
///
/// A picture takes its own size unless it is ``resizable(capInsets:resizingMode:)``. A file is read once by each host,
/// and not watched. What cannot be shown (there is no such file, it is larger than 32 MB, cut off or of another format,
/// there is no such symbol) is a crossed box with its name, and one warning says why.
public struct Image: Sendable {
  package enum Source: Sendable, Equatable {
    case file(String, bundle: Bundle?)
    case symbol(String)
    case content(ImageContent, scale: CGFloat)
    case drawn(DrawnImage)
  }

  package let source: Source
  /// What the picture is called, for those who cannot see it.
  package let label: String?
  package var resizing: Resizing?
  package var interpolation = Interpolation.medium
  package var renderingMode: TemplateRenderingMode?

  package struct Resizing: Sendable, Equatable {
    package var capInsets: EdgeInsets
    package var mode: ResizingMode
  }

  /// A picture from a file.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .file(name, bundle: bundle)
    label = ImageName(name).label
  }

  /// A picture from a file, with what it is called for those who cannot see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .file(name, bundle: bundle)
    self.label = label.content
  }

  /// A picture from a file that says nothing to those who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .file(name, bundle: bundle)
    label = nil
  }

  /// A picture whose bytes are there, with its pixels per point.
  package init(_ content: ImageContent, scale: CGFloat) {
    source = .content(content, scale: scale)
    label = nil
  }

  /// A picture that a closure draws.
  init(_ drawn: DrawnImage, label: String?) {
    source = .drawn(drawn)
    self.label = label
  }

  /// A symbol that is drawn like text: in the foreground style, as high as a line of the font, in its weight.
  ///
  /// There are 220, under the names that they have on Apple's platforms.
  public init(systemName: String) {
    source = .symbol(systemName)
    label = systemName
  }

  /// A symbol that shows a value where it can. Those here are of one layer and show none, as SwiftUI draws symbols that have
  /// no variants.
  ///
  /// - Parameter variableValue: From 0 to 1.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// How a picture covers more than its own size.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// How pixels are drawn that are larger than those of the screen.
  public enum Interpolation: Hashable, Sendable {
    /// As sharp squares.
    case none
    /// Smoothly.
    case low
    /// Smoothly, as with low: renderers have one way.
    case medium
    /// Smoothly, as with low: renderers have one way.
    case high
  }

  /// Whose colours a picture is drawn in.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground style's, wherever the picture is opaque.
    case template
    /// Its own. Symbols have none.
    case original
  }

  /// The size of symbols beside text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// 0.78 of a line.
    case small
    /// As high as a line.
    case medium
    /// 1.29 lines.
    case large
  }
}

extension Image {
  /// This picture over the whole size that is proposed to it.
  ///
  /// - Parameter capInsets: What is left as it is at the edges, in points.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return image
  }

  /// This picture with its pixels drawn smoothly or sharply where they are larger than those of the screen.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// This picture in its own colours or as a stencil for the foreground style; `nil` for what it is anyway.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }
}

extension Image {
  /// How symbols of several layers are painted; those here have one.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Whether edges are smoothed; renderers smooth them all.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: Equatable {
  public static func == (a: Image, b: Image) -> Bool {
    a.source == b.source && a.label == b.label && a.resizing == b.resizing && a.interpolation == b.interpolation
      && a.renderingMode == b.renderingMode
  }
}

extension Image: NodeView {
  public typealias Body = Never

  public static var _isSingleItem: Bool { true }

  @usableFromInline
  package static func makeNode(_ view: UnsafePointer<Image>, _ inputs: NodeInputs) -> ImageNode {
    ImageNode(view.pointee, inputs)
  }

  @usableFromInline
  package static func updateNode(_ view: UnsafePointer<Image>, _ node: ImageNode) {
    node.update(view.pointee)
  }
}

/// A picture of a bundle by its name: what `Image(.logo)` names where the name has been declared.
///
///     extension ImageResource { static let logo = ImageResource(name: "Logo", bundle: .main) }
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The picture of a name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// A picture from a file of a bundle.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension Image.Scale {
  /// In heights of a line.
  package var factor: CGFloat {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.29
    }
  }
}

extension View {
  /// Sets the size of symbols inside this view beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    modifier(EnvironmentTransformModifier { $0.imageScale = scale })
  }
}
