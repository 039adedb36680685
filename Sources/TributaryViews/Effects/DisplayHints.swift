@_spi(Engine) public import TributaryEngine

// Modifiers for displays with a high dynamic range, and for materials and symbols that the system draws. They are
// accepted for compatibility.

extension Image {
  /// The range of brightness of an image, which has no effect.
  public struct DynamicRange: Hashable, Sendable {
    private let number: UInt8

    /// The range of ordinary displays.
    public static let standard = DynamicRange(number: 0)
    /// A high range that is limited, so that the image fits ordinary content.
    public static let constrainedHigh = DynamicRange(number: 1)
    /// A high range.
    public static let high = DynamicRange(number: 2)
  }

  /// Returns this image unchanged: there are no images with a high dynamic range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// Returns this image unchanged: symbols have one layer.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

  /// Returns this image unchanged: symbols have no variable value.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}

/// The coloring of the layers of a symbol, which has no effect.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let number: UInt8

  /// Each layer has one color.
  public static let flat = SymbolColorRenderingMode(number: 0)
  /// Each layer has a gradient.
  public static let gradient = SymbolColorRenderingMode(number: 1)
}

/// The display of the variable value of a symbol, which has no effect.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let number: UInt8

  /// The value determines the opacity of layers.
  public static let color = SymbolVariableValueMode(number: 0)
  /// The value determines the drawn part of lines.
  public static let draw = SymbolVariableValueMode(number: 1)
}

/// The condition under which materials look active, which has no effect.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let number: UInt8

  /// No preference. All values are equivalent.
  public static let automatic = MaterialActiveAppearance(number: 0)
  /// Materials always look active.
  public static let active = MaterialActiveAppearance(number: 1)
  /// Materials never look active.
  public static let inactive = MaterialActiveAppearance(number: 2)
  /// Materials look active while the window is active.
  public static let matchWindow = MaterialActiveAppearance(number: 3)
}

extension View {
  /// Sets the allowed range of brightness of the images in this view. The modifier has no effect.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// Sets the coloring of the symbols in this view. The modifier has no effect.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }

  /// Sets the display of the variable values of the symbols in this view. The modifier has no effect.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }

  /// Sets when the materials in this view look active. The modifier has no effect: materials always look active.
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }

  /// Protects this view from screenshots and recordings of the system. The modifier has no effect.
  public nonisolated func contentCaptureProtected(_ isProtected: Bool = true) -> some View { self }
}
