import Foundation
import Testing
public import Tributary

/// A shape with vectors, animatable values, and variables that do not take part.
@Animatable
struct Wedge: Shape {
  var left: CGFloat
  var turn: Angle
  var rise: Double { didSet { changes += 1 } }
  @AnimatableIgnored var isOpen = true
  @AnimatableIgnored var changes = 0
  let limit = 5
  static let width = 10.0
  var right: CGFloat { left + Self.width }
  func path(in rect: CGRect) -> Path {
    let height = rise
    return Path(CGRect(x: left, y: turn.degrees, width: right - left, height: isOpen ? height : 0))
  }
}

/// A type with an access level, a generic parameter, several variables in a declaration, and a property wrapper.
@Animatable
public struct Sliding<Value: VectorArithmetic & Sendable>: ViewModifier {
  public var x = 0.0, y: Double
  private(set) var value: Value
  /// A comment with `var other: Double` and a brace: {
  var pair: AnimatablePair<Double, Double> = .init(1, 2)
  @AnimatableIgnored var name = "a, b: {"
  @State private var count = 0
  init(y: Double, value: Value) {
    self.y = y
    self.value = value
  }

  public func body(content: Content) -> some View { content.offset(x: x, y: y) }
}

@Animatable
private struct Meter: View {
  var width: Double
  @AnimatableIgnored let label: String
  var body: some View { Color.red.frame(width: width, height: 10).accessibilityIdentifier(label) }
}

/// A type with its own data, of which the macro adds only the conformance.
@Animatable
private struct Own {
  var a = 1.0
  var b = 2.0
  var animatableData: Double {
    get { b }
    set { b = newValue }
  }
}

/// A type with a tuple of variables, and with a variable that has the name of the parameter of a setter.
@Animatable
private struct Unusual {
  var newValue = 1.0
  var (x, _, y) = (2.0, "none", CGFloat(3))
  var `default`: Float = 4
}

@MainActor struct AnimatableMacroTests {
  @Test @MainActor func `The data of a type has one element for each animated variable`() {
    var wedge = Wedge(left: 4, turn: .degrees(10), rise: 3)
    #expect(type(of: wedge.animatableData) == AnimatablePair<CGFloat, AnimatablePair<Double, Double>>.self)
    var data = wedge.animatableData
    data.scale(by: 2)
    wedge.animatableData = data
    expect(wedge.left, equals: 8)
    expect(wedge.turn, equals: .degrees(20))
    expect(wedge.rise, equals: 6)
    expect(wedge.changes, equals: 1)
  }

  @Test @MainActor func `The types of the variables determine the type of the data`() {
    var sliding = Sliding(y: 3, value: AnimatablePair(1.0, Float(2)))
    #expect(
      type(of: sliding.animatableData)
        == AnimatablePair<
          Double, AnimatablePair<Double, AnimatablePair<AnimatablePair<Double, Float>, AnimatablePair<Double, Double>>>
        >.self)
    sliding.animatableData += sliding.animatableData
    expect(sliding.y, equals: 6)
    expect(sliding.value, equals: AnimatablePair(2, 4))
    expect(sliding.pair, equals: AnimatablePair(2, 4))
    expect(sliding.name, equals: "a, b: {")
  }

  @Test @MainActor func `A type keeps its own data`() {
    func data<T: Animatable>(_ value: T) -> T.AnimatableData { value.animatableData }
    expect(data(Own()), equals: 2)
  }

  @Test @MainActor func `A tuple of variables takes part, and a variable can have any name`() {
    var unusual = Unusual()
    #expect(
      type(of: unusual.animatableData)
        == AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<CGFloat, Float>>>.self)
    unusual.animatableData += unusual.animatableData
    #expect(unusual.newValue == 2)
    expect(unusual.x, equals: 4)
    expect(unusual.y, equals: 6)
    expect(unusual.default, equals: 8)
  }

  private struct Screen: View {
    @State private var isWide = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Meter(width: isWide ? 100 : 20, label: "meter")
        Wedge(left: isWide ? 40 : 0, turn: .degrees(isWide ? 8 : 0), rise: isWide ? 30 : 10, isOpen: true).fill(.red)
          .accessibilityIdentifier("wedge")
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isWide = true } }
    }
  }

  @Test @MainActor func `Views and shapes animate through the synthesized data`() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Screen() }
    host.update()
    var widths: [CGFloat] = []
    var drawn: [Bool] = []
    for expected in ["x=\"0\" y=\"10\"", "x=\"20\" y=\"14\"", "x=\"40\" y=\"18\""] {
      widths.append(host.frame(of: "meter")?.width ?? -1)
      drawn.append(host.svg.contains(expected))
      host.advance(by: 0.5)
    }
    expect(widths, equals: [20, 60, 100])
    expect(drawn, equals: [true, true, true])
  }
}
