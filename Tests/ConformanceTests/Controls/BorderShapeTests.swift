import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

@MainActor @Suite struct BorderShapeTests {
  private struct Field: View {
    let shape: TextInputBorderShape
    let isBordered: Bool

    var body: some View {
      let field = TextField("Name", text: .constant("a")).textInputBorderShape(shape)
      if isBordered { field.textFieldStyle(.bordered) } else { field.textFieldStyle(.plain) }
    }
  }

  private func list(_ shape: TextInputBorderShape, isBordered: Bool = true) -> String {
    "\(settledHost(100, 50) { Field(shape: shape, isBordered: isBordered) }.displayList)"
  }

  @Test(
    .claim(
      "CONTROL-173", "A bordered text field has the border shape of its environment; a plain field has none.",
      .documented, "Apple's documentation of textInputBorderShape(_:)"))
  func `A bordered text field has the shape of the environment`() {
    expect(list(.automatic), equals: list(.roundedRectangle))
    #expect(list(.capsule) != list(.roundedRectangle))
    expect(list(.capsule, isBordered: false), equals: list(.automatic, isBordered: false))
  }
}
