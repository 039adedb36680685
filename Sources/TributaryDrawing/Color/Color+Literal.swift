// What `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)` stands for, in sRGB. The compiler knows the protocol by this name.

extension Color: _ExpressibleByColorLiteral {
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}

extension Color.Resolved: _ExpressibleByColorLiteral {
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: red, green: green, blue: blue, opacity: alpha)
  }
}

/// The type of a colour literal where nothing else says what it is.
public typealias _ColorLiteralType = Color
