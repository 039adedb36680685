package import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
public import TributaryTransfer

/// A view that displays an image from a file or a symbol.
///
/// A name refers to a PNG or JPEG file in the resources of a bundle or, without a bundle, in the resources of the
/// program or in the current directory. The extension is optional. Among files marked `@2x` and `@3x`, the view selects
/// the one that fits the environment's `displayScale`; the mark divides the size in points. Otherwise, the name refers
/// to an image set of an asset catalog, which is copied into the resources unmodified. A path that begins with a slash
/// is absolute. Other names must not leave their directory with `..`.
///
/// An image has its natural size unless it is ``resizable(capInsets:resizingMode:)``. Each host reads a file once and
/// does not observe it. An image that cannot be displayed appears as a crossed box with its name, and one warning
/// reports the reason: the file or symbol does not exist, or the file is larger than 32 MB, truncated, or of another
/// format.
public struct Image: Sendable {
  /// The origin of the pixels or the outlines of an image.
  package enum Source: Sendable, Equatable {
    case file(String, bundle: Bundle?)
    case symbol(String)
    case content(ImageContent, scale: CGFloat)
    case drawn(DrawnImage)
  }

  package let source: Source
  /// The accessibility label; `nil` for a decorative image.
  package let label: Text?
  package var resizing: Resizing?
  package var interpolation = Interpolation.medium
  package var renderingMode: TemplateRenderingMode?

  package struct Resizing: Sendable, Equatable {
    package var capInsets: EdgeInsets
    package var mode: ResizingMode
  }

  /// Creates an image from a file.
  ///
  /// - Parameters:
  ///   - name: The name of a file or of an image set.
  ///   - bundle: The bundle with the image; `nil` for the resources of the program or the current directory.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .file(name, bundle: bundle)
    label = Text(verbatim: ImageName(name).label)
  }

  /// Creates an image from a file, with an accessibility label.
  ///
  /// - Parameters:
  ///   - name: The name of a file or of an image set.
  ///   - bundle: The bundle with the image; `nil` for the resources of the program or the current directory.
  ///   - label: The text that assistive technologies use for the image.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .file(name, bundle: bundle)
    self.label = label
  }

  /// Creates a decorative image, which has no accessibility label, from a file.
  ///
  /// - Parameters:
  ///   - name: The name of a file or of an image set.
  ///   - bundle: The bundle with the image; `nil` for the resources of the program or the current directory.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .file(name, bundle: bundle)
    label = nil
  }

  /// Creates an image from loaded content.
  ///
  /// - Parameter scale: The number of pixels per point.
  package init(_ content: ImageContent, scale: CGFloat) {
    source = .content(content, scale: scale)
    label = nil
  }

  /// Creates an image that a closure draws.
  init(_ drawn: DrawnImage, label: Text?) {
    source = .drawn(drawn)
    self.label = label
  }

  /// Creates a symbol image with the foreground style, the weight of the font, and the height of a line of text.
  ///
  /// Tributary includes more than 800 symbols under the names of Apple's platforms. A name can also describe a form of
  /// a symbol:
  ///
  /// - `printer.fill`, the filled form, if the symbol has an area;
  /// - `car.circle`, the symbol in a circle, square, rectangle, shield, seal, bubble, or other frame;
  /// - `3.circle`, a number from 0 to 50 or a letter in a frame;
  /// - `mic.slash`, the symbol with a slash;
  /// - `bell.badge` and `folder.badge.plus`, the symbol with a dot or a sign.
  ///
  /// Forms can be combined, such as `mic.slash.circle.fill`. Some of these names do not exist on Apple's platforms. An
  /// image with an empty name draws nothing, and its natural size is zero.
  public init(systemName: String) {
    source = .symbol(systemName)
    label = Text(verbatim: systemName)
  }

  /// Creates a symbol image without an accessibility label, for the drawing of a control.
  package init(decorativeSymbol name: String) {
    source = .symbol(name)
    label = nil
  }

  /// Creates a symbol image with a variable value.
  ///
  /// The value has no effect, as for symbols in SwiftUI that have no variable layers.
  ///
  /// - Parameters:
  ///   - systemName: The name of the symbol.
  ///   - variableValue: The value, from 0 to 1.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// The way in which a resizable image fills a size larger than its natural one.
  public enum ResizingMode: Hashable, Sendable {
    /// The image is repeated.
    case tile
    /// The image is stretched.
    case stretch
  }

  /// The quality of magnified pixels.
  public enum Interpolation: Hashable, Sendable {
    /// Magnified pixels are squares with sharp edges.
    case none
    /// Magnified pixels are interpolated.
    case low
    /// Magnified pixels are interpolated, as with `low`.
    case medium
    /// Magnified pixels are interpolated, as with `low`.
    case high
  }

  /// The source of the colors of an image.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground style fills the opaque parts of the image.
    case template
    /// The image keeps its colors. Symbols have no colors and use the foreground style.
    case original
  }

  /// The size of symbols relative to a line of text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// A height of 0.78 lines.
    case small
    /// A height of one line.
    case medium
    /// A height of 1.29 lines.
    case large
  }
}

extension Image {
  /// Returns this image resized to the proposed size.
  ///
  /// - Parameters:
  ///   - capInsets: The widths of the edge areas that are not resized, in points.
  ///   - resizingMode: The way in which the image fills the size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return image
  }

  /// Returns this image with the given quality of magnified pixels.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// Returns this image with its own colors or with the foreground style; `nil` for the default of the image.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }
}

extension Image {
  /// Returns this image unchanged. The mode has no effect, since symbols have a single layer.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Returns this image unchanged. The value has no effect, since renderers smooth every edge.
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

/// A name of an image in a bundle. An extension can declare constants, as for `Image(.logo)`:
///
///     extension ImageResource { static let logo = ImageResource(name: "Logo", bundle: .main) }
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a reference to the image with the given name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// Creates an image from a file of a bundle.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// The size of symbols relative to a line of text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension Image.Scale {
  /// The height of a symbol, in lines of text.
  package var factor: CGFloat {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.29
    }
  }
}

extension View {
  /// Sets the size of symbols inside this view relative to a line of text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    modifier(EnvironmentTransformModifier { $0.imageScale = scale })
  }
}

/// A transfer representation of an image: the bytes of its file, as PNG or JPEG.
///
/// Symbols, images with a renderer closure, and images without a readable file cannot be exported. Imported images have
/// one pixel per point.
///
/// > Source: conformance IMAGE-51.
extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { (image: Image) throws in try image.bytes }
      .exportingCondition { $0.content?.format == .png }
    DataRepresentation(exportedContentType: .jpeg) { (image: Image) throws in try image.bytes }
      .exportingCondition { $0.content?.format == .jpeg }
    DataRepresentation(importedContentType: .image) { (data: Data) throws -> Image in
      Image(try ImageContent([UInt8](data)), scale: 1)
    }
  }

  private var bytes: Data {
    get throws {
      guard let content else { throw ImageIssue.unusable("the image has no file") }
      return Data(content.bytes)
    }
  }

  private var content: ImageContent? {
    switch source {
    case .content(let content, _): content
    case .file(let name, let bundle):
      if case .image(let content, _) = ImageStore().find(name, in: bundle, displayScale: 1) { content } else { nil }
    case .symbol, .drawn: nil
    }
  }
}
