public import TributaryGeometry

/// A number that a localized string key interpolates with a `printf` specifier.
public protocol _FormatSpecifiable: Equatable {
  /// The type of the argument for `String(format:)`.
  associatedtype _Arg: CVarArg

  /// The argument for `String(format:)`.
  var _arg: _Arg { get }
  /// The specifier for the argument if an interpolation does not specify one, such as `%lld`.
  var _specifier: String { get }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a number as Swift prints it, or in the format of its specifier if it has no description.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
    if let described = value as? any CustomStringConvertible {
      appendInterpolation(described.description)
    } else {
      appendInterpolation(value, specifier: value._specifier)
    }
  }

  /// Appends a number in the format of a `printf` specifier.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
    appendInterpolation(value._arg, specifier: specifier)
  }
}

extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
  public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  public var _arg: Int32 { self }
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  public var _arg: Int64 { self }
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  public var _arg: UInt64 { UInt64(self) }
  public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  public var _arg: UInt32 { self }
  public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  public var _arg: UInt64 { self }
  public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  public var _arg: Float { self }
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  public var _arg: CGFloat { self }
  public var _specifier: String { "%lf" }
}
