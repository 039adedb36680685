public import Foundation
import TributaryDiagnostics
public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A function in Metal's language with its arguments.
///
/// No Metal is here, so no shader runs: a view with a shader looks as it does without, and one note names the function.
public struct Shader: Equatable, Sendable {
  /// The function.
  public var function: ShaderFunction
  /// The values that it is called with, after those that it gets of the view.
  public var arguments: [Argument]
  /// Whether colors are dithered; of no effect here.
  public var dithersColor = false

  /// Creates a function with its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// Prepares a shader; there is nothing to prepare here.
  public func compile(as type: UsageType) async throws {}

  /// What a shader is for.
  public struct UsageType: Equatable, Sendable {
    private let number: UInt8

    /// A style for shapes.
    public static let shapeStyle = UsageType(number: 0)
    /// A map of colors.
    public static let colorEffect = UsageType(number: 1)
    /// A map of places.
    public static let distortionEffect = UsageType(number: 2)
    /// A map of a whole picture.
    public static let layerEffect = UsageType(number: 3)
  }

  /// A value that a shader is called with.
  public struct Argument: Equatable, Sendable {
    fileprivate let text: String

    /// Returns a number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(text: "\(Double(x))") }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(text: "\([x, y].map { Double($0) })")
    }
    /// Returns a point.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    /// Returns a size.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    /// Returns a vector.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(text: "\([x, y, z].map { Double($0) })")
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(text: "\([x, y, z, w].map { Double($0) })")
    }
    /// Any number of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(text: "\(array)") }
    /// The bounds of the view.
    public static var boundingRect: Argument { Argument(text: "boundingRect") }
    /// Returns a color.
    public static func color(_ color: Color) -> Argument { Argument(text: "\(color)") }
    /// Any number of colors.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(text: "\(array)") }
    /// Returns a picture.
    public static func image(_ image: Image) -> Argument { Argument(text: "image") }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument(text: "\(data.count) bytes") }
  }
}

/// A style by a shader: the foreground style, since no shader runs.
extension Shader: ShapeStyle {
  public typealias Resolved = Never
}

/// A function of a library of shaders; called like a function, it makes a shader.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// The library that the function is in.
  public var library: ShaderLibrary
  /// The name of the function.
  public var name: String

  /// Creates a function of a library.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Returns the shader with some arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A library of shaders. Its functions are its members: `ShaderLibrary.ripple(.float(time))`.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private let source: String

  private init(source: String) { self.source = source }

  /// The library of the program.
  public static let `default` = ShaderLibrary(source: "default")

  /// Returns the library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(source: bundle.bundlePath) }

  /// Creates a library in bytes.
  public init(data: Data) { source = "\(data.count) bytes" }

  /// Creates a library in a file.
  public init(url: URL) { source = url.path }

  /// A function of the program's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction { `default`[dynamicMember: name] }

  /// A function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

extension View {
  /// Changes the colors of this view by a shader, which does not run here.
  ///
  /// > Source: conformance EFFECT-60.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(ShaderModifier(shader: shader, isEnabled: isEnabled))
  }

  /// Moves what this view shows by a shader, which does not run here.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(ShaderModifier(shader: shader, isEnabled: isEnabled))
  }

  /// Changes what this view shows by a shader, which does not run here.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(ShaderModifier(shader: shader, isEnabled: isEnabled))
  }
}

extension VisualEffect {
  /// Changes colors by a shader, which does not run here.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Moves what is shown by a shader, which does not run here.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }

  /// Changes what is shown by a shader, which does not run here.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    self
  }
}

/// Says that a shader does not run.
struct ShaderModifier {
  let shader: Shader
  let isEnabled: Bool

  nonisolated init(shader: Shader, isEnabled: Bool) {
    self.shader = shader
    self.isEnabled = isEnabled
  }
}

extension ShaderModifier: PassThroughModifier {
  typealias Body = Never

  static func makeNode(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ShaderNode {
    let node = ShaderNode(inputs)
    node.show(modifier.pointee)
    return node
  }

  static func updateNode(_ modifier: UnsafePointer<Self>, _ node: ShaderNode) { node.show(modifier.pointee) }
}

/// The node of a view with a shader.
final class ShaderNode: PassThroughNode {
  /// Reports the shader, once for each function in a host.
  @MainActor
  func show(_ modifier: ShaderModifier) {
    guard modifier.isEnabled else { return }
    let name = modifier.shader.function.name
    host.reportOnce(
      "shader:\(name)",
      Diagnostic(.shaderNotApplied, path: path, evidence: [Evidence("function", name)]))
  }
}
