@testable import TributaryDrawing

struct ColorTests {
  @Test func `System colors have their documented bytes in light and dark appearance`() {
    let expected: [(Color, String, String)] = [
      (.red, "#FF3B30FF", "#FF453AFF"),
      (.blue, "#007AFFFF", "#0A84FFFF"),
      (.green, "#34C759FF", "#30D158FF"),
      (.indigo, "#5856D6FF", "#5E5CE6FF"),
      (.primary, "#000000FF", "#FFFFFFFF"),
      (.secondary, "#3C3C4399", "#EBEBF599"),
      (.clear, "#00000000", "#00000000"),
    ]
    for (color, light, dark) in expected {
      expect(color.resolved(dark: false).description, equals: light)
      expect(color.resolved(dark: true).description, equals: dark)
    }
  }

  @Test func `Opacity multiplies and is clamped`() {
    expect(Color.red.opacity(0.5).opacity(0.5).resolved(dark: false).opacity, equals: 0.25)
    expect(Color.red.opacity(7).resolved(dark: false).opacity, equals: 1)
    expect(Color.red.opacity(.nan).resolved(dark: false).opacity, equals: 0)
    expect(Color.red.opacity(0.5).description, equals: "50% red")
  }

  @Test func `A concatenated color matrix has the result of both matrices in succession`() {
    var first = ColorMatrix(red: SIMD4(0.5, 0, 0, 0.25), green: SIMD4(0, 0.5, 0, 0), blue: SIMD4(0.25, 0, 0.25, 0))
    (first.b4, first.a1, first.a4, first.a5) = (0.25, 0.25, 0.5, 0.125)
    var second = ColorMatrix(red: SIMD4(0, 0.5, 0, 0), green: SIMD4(0.5, 0, 0.25, 0), blue: SIMD4(0, 0, 0.5, 0.25))
    (second.r4, second.a3, second.a4, second.a5) = (0.5, 0.25, 0.5, 0.0625)
    // A factor that depends on the color.
    var factor = ColorMatrix()
    factor.opacityFactor = SIMD4(0.5, 0.25, 0, 0.125)
    let color = Color.Resolved(red: 0.5, green: 0.25, blue: 0.75, opacity: 0.5)
    var half = ColorMatrix()
    half.a4 = 0.5
    for (a, b) in [(first, second), (second, first), (half, factor), (factor, half), (half, first), (first, half)] {
      expect(a.concatenating(b).applied(to: color), equals: b.applied(to: a.applied(to: color)))
    }
    expect(first.concatenating(.identity), equals: first)
    expect(ColorMatrix().concatenating(first), equals: first)
  }

  @Test func `The coefficients of a color matrix have the names of their rows and columns`() {
    var matrix = ColorMatrix()
    let names: [WritableKeyPath<ColorMatrix, Float>] = [
      \.r1, \.r2, \.r3, \.r4, \.r5, \.g1, \.g2, \.g3, \.g4, \.g5, \.b1, \.b2, \.b3, \.b4, \.b5, \.a1, \.a2, \.a3, \.a4,
      \.a5,
    ]
    expect(names.map { matrix[keyPath: $0] }, equals: [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0])
    for (number, name) in names.enumerated() { matrix[keyPath: name] = Float(number) }
    expect(names.map { matrix[keyPath: $0] }, equals: (0..<20).map(Float.init))
    #expect(matrix.red == SIMD4(0, 1, 2, 4) && matrix.blue == SIMD4(10, 11, 12, 14))
    expect(matrix.isFinite)
    for name in names {
      var broken = matrix
      broken[keyPath: name] = -.infinity
      expect(!broken.isFinite)
    }
  }

  @Test func `Hue, saturation, and brightness cover the color circle`() {
    func bytes(_ hue: Double, _ saturation: Double = 1, _ brightness: Double = 1) -> String {
      Color(hue: hue, saturation: saturation, brightness: brightness).description
    }
    expect(bytes(0), equals: "#FF0000FF")
    expect(bytes(1), equals: "#FF0000FF")
    expect(bytes(1.0 / 6), equals: "#FFFF00FF")
    expect(bytes(1.0 / 3), equals: "#00FF00FF")
    expect(bytes(2.0 / 3), equals: "#0000FFFF")
    expect(bytes(0.5, 0.5, 0.5), equals: "#408080FF")
    expect(bytes(.nan, .nan, .nan), equals: "#000000FF")
    expect(bytes(-1.0 / 3), equals: "#0000FFFF")
  }

  @Test func `Linear and display P3 components are converted to sRGB`() {
    expect(Color(.sRGBLinear, white: 0.5).description, equals: "#BCBCBCFF")
    // P3's red is outside sRGB: its bytes are clamped, and its components are not.
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolved(dark: false)
    expect(red.description, equals: "#FF0000FF")
    #expect(red.red > 1.09 && red.red < 1.10)
    expect(Color(.displayP3, white: 0.25).description, equals: "#404040FF")
  }

  @Test func `Invalid components become 0, and components out of range are clamped when drawn`() {
    expect(Color(red: .nan, green: .infinity, blue: 2, opacity: -1).description, equals: "#0000FF00")
  }

  @Test func `A resolved color takes 16 bytes`() { expect(MemoryLayout<Color.Resolved>.size, equals: 16) }
}
