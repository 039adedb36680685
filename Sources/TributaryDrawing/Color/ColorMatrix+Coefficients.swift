// The names are those of a matrix with one row per new component and one column per old component.
extension ColorMatrix {
  /// The coefficient of the red component for the new red component.
  public var r1: Float {
    get { red.x }
    set { red.x = newValue }
  }

  /// The coefficient of the green component for the new red component.
  public var r2: Float {
    get { red.y }
    set { red.y = newValue }
  }

  /// The coefficient of the blue component for the new red component.
  public var r3: Float {
    get { red.z }
    set { red.z = newValue }
  }

  /// The coefficient of the opacity for the new red component.
  public var r4: Float {
    get { opacityParts.x }
    set { opacityParts.x = newValue }
  }

  /// The constant part of the new red component.
  public var r5: Float {
    get { red.w }
    set { red.w = newValue }
  }

  /// The coefficient of the red component for the new green component.
  public var g1: Float {
    get { green.x }
    set { green.x = newValue }
  }

  /// The coefficient of the green component for the new green component.
  public var g2: Float {
    get { green.y }
    set { green.y = newValue }
  }

  /// The coefficient of the blue component for the new green component.
  public var g3: Float {
    get { green.z }
    set { green.z = newValue }
  }

  /// The coefficient of the opacity for the new green component.
  public var g4: Float {
    get { opacityParts.y }
    set { opacityParts.y = newValue }
  }

  /// The constant part of the new green component.
  public var g5: Float {
    get { green.w }
    set { green.w = newValue }
  }

  /// The coefficient of the red component for the new blue component.
  public var b1: Float {
    get { blue.x }
    set { blue.x = newValue }
  }

  /// The coefficient of the green component for the new blue component.
  public var b2: Float {
    get { blue.y }
    set { blue.y = newValue }
  }

  /// The coefficient of the blue component for the new blue component.
  public var b3: Float {
    get { blue.z }
    set { blue.z = newValue }
  }

  /// The coefficient of the opacity for the new blue component.
  public var b4: Float {
    get { opacityParts.z }
    set { opacityParts.z = newValue }
  }

  /// The constant part of the new blue component.
  public var b5: Float {
    get { blue.w }
    set { blue.w = newValue }
  }

  /// The coefficient of the red component for the new opacity.
  public var a1: Float {
    get { opacityTerm.x }
    set { opacityTerm.x = newValue }
  }

  /// The coefficient of the green component for the new opacity.
  public var a2: Float {
    get { opacityTerm.y }
    set { opacityTerm.y = newValue }
  }

  /// The coefficient of the blue component for the new opacity.
  public var a3: Float {
    get { opacityTerm.z }
    set { opacityTerm.z = newValue }
  }

  /// The coefficient of the opacity for the new opacity.
  public var a4: Float {
    get { opacityFactor.w }
    set { opacityFactor.w = newValue }
  }

  /// The constant part of the new opacity.
  public var a5: Float {
    get { opacityTerm.w }
    set { opacityTerm.w = newValue }
  }
}
