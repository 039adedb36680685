/// How the colours of a layer would be kept in an image.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As sRGB encodes them.
  case nonLinear
  /// By light intensity, from 0 to 1.
  case linear
  /// By light intensity, beyond 0 to 1 as well.
  case extendedLinear
}
