public import Foundation
import TributaryDiagnostics
public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A reference to a Metal function, with its arguments.
///
/// Tributary does not run shaders: a view with a shader is drawn without it, and one diagnostic names the function.
public struct Shader: Equatable, Sendable {
  /// The function of the shader.
  public var function: ShaderFunction
  /// The arguments of the function, in addition to those that the view provides.
  public var arguments: [Argument]
  /// Whether colors are dithered. The value has no effect.
  public var dithersColor = false

  /// Creates a shader from a function and its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// Compiles the shader. The function returns immediately and has no effect.
  ///
  /// - Parameter type: The use of the shader.
  /// - Throws: Never, since nothing is compiled.
  public func compile(as type: UsageType) async throws {}

  /// The intended use of a shader.
  public struct UsageType: Equatable, Sendable {
    private let number: UInt8

    /// A style that fills shapes.
    public static let shapeStyle = UsageType(number: 0)
    /// An effect that maps colors.
    public static let colorEffect = UsageType(number: 1)
    /// An effect that maps positions.
    public static let distortionEffect = UsageType(number: 2)
    /// An effect that maps a rasterized layer.
    public static let layerEffect = UsageType(number: 3)
  }

  /// An argument of a shader function.
  public struct Argument: Equatable, Sendable {
    fileprivate let text: String

    /// Returns an argument with a number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(text: "\(Double(x))") }
    /// Returns an argument with two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(text: "\([x, y].map { Double($0) })")
    }
    /// Returns an argument with the coordinates of a point.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    /// Returns an argument with a width and a height.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    /// Returns an argument with the components of a vector.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    /// Returns an argument with three numbers.
    ///
    /// - Parameters:
    ///   - x: The first number.
    ///   - y: The second number.
    ///   - z: The third number.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(text: "\([x, y, z].map { Double($0) })")
    }
    /// Returns an argument with four numbers.
    ///
    /// - Parameters:
    ///   - x: The first number.
    ///   - y: The second number.
    ///   - z: The third number.
    ///   - w: The fourth number.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(text: "\([x, y, z, w].map { Double($0) })")
    }
    /// Returns an argument with an array of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(text: "\(array)") }
    /// An argument with the bounding rectangle of the view.
    public static var boundingRect: Argument { Argument(text: "boundingRect") }
    /// Returns an argument with a color.
    public static func color(_ color: Color) -> Argument { Argument(text: "\(color)") }
    /// Returns an argument with an array of colors.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(text: "\(array)") }
    /// Returns an argument with an image.
    public static func image(_ image: Image) -> Argument { Argument(text: "image") }
    /// Returns an argument with a buffer of bytes.
    public static func data(_ data: Data) -> Argument { Argument(text: "\(data.count) bytes") }
  }
}

/// A shader as a style has the paint of the foreground style, since shaders do not run. A note names its function.
///
/// > Source: conformance EFFECT-60.
extension Shader: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> Paint {
    // The engine resolves a custom style as part of an evaluation of the item that it paints.
    currentEvaluation.node?.report(self)
    return environment.foregroundPaint(level: 0)
  }
}

extension ViewNode {
  /// Reports that a shader is not applied, once for each function in a host.
  package final func report(_ shader: Shader) {
    let name = shader.function.name
    host.reportOnce(
      "shader:\(name)", Diagnostic(.shaderNotApplied, path: path, evidence: [Evidence("function", name)]))
  }
}

/// A function of a shader library. Calling it creates a shader.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// The library that contains the function.
  public var library: ShaderLibrary
  /// The name of the function in the library.
  public var name: String

  /// Creates a reference to a function of a library.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Returns a shader with the given arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A library of shader functions, which are its dynamic members: `ShaderLibrary.ripple(.float(time))`.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private let source: String

  private init(source: String) { self.source = source }

  /// The default library of the program.
  public static let `default` = ShaderLibrary(source: "default")

  /// Returns the default library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(source: bundle.bundlePath) }

  /// Creates a library from the contents of a library file.
  public init(data: Data) { source = "\(data.count) bytes" }

  /// Creates a library from a file.
  public init(url: URL) { source = url.path }

  /// Returns a function of the default library.
  public static subscript(dynamicMember name: String) -> ShaderFunction { `default`[dynamicMember: name] }

  /// Returns a function of this library.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

extension View {
  /// Applies a shader to the colors of this view. The modifier has no effect, since shaders do not run.
  ///
  /// > Source: conformance EFFECT-60.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(ShaderModifier(shader: shader, isEnabled: isEnabled))
  }

  /// Applies a shader to the positions of pixels of this view. The modifier has no effect, since shaders do not run.
  ///
  /// - Parameters:
  ///   - shader: The shader.
  ///   - maxSampleOffset: The greatest distance between a pixel and the pixels that determine it, in points.
  ///   - isEnabled: Whether the effect is enabled.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(ShaderModifier(shader: shader, isEnabled: isEnabled))
  }

  /// Applies a shader to the rasterized view. The modifier has no effect, since shaders do not run.
  ///
  /// - Parameters:
  ///   - shader: The shader.
  ///   - maxSampleOffset: The greatest distance between a pixel and the pixels that determine it, in points.
  ///   - isEnabled: Whether the effect is enabled.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(ShaderModifier(shader: shader, isEnabled: isEnabled))
  }
}

extension VisualEffect {
  /// Returns this effect unchanged. The shader of colors has no effect, since shaders do not run.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Returns this effect unchanged. The shader of positions has no effect, since shaders do not run.
  ///
  /// - Parameters:
  ///   - shader: The shader.
  ///   - maxSampleOffset: The greatest distance between a pixel and the pixels that determine it, in points.
  ///   - isEnabled: Whether the effect is enabled.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }

  /// Returns this effect unchanged. The shader of the layer has no effect, since shaders do not run.
  ///
  /// - Parameters:
  ///   - shader: The shader.
  ///   - maxSampleOffset: The greatest distance between a pixel and the pixels that determine it, in points.
  ///   - isEnabled: Whether the effect is enabled.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    self
  }
}

/// A modifier that reports a shader that does not run.
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
  @MainActor
  func show(_ modifier: ShaderModifier) {
    if modifier.isEnabled { report(modifier.shader) }
  }
}
