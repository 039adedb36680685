import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

@MainActor @Suite struct TintTests {
  private let across = LinearGradient(
    colors: [Ink.red.color, Ink.blue.color], startPoint: .leading, endPoint: .trailing)

  private func picture<V: View>(@ViewBuilder _ content: () -> V) -> String {
    settledHost(200, 100, content: content).displayList.description
  }

  @Test(.claim("STYLE-22")) func `A tint can be a gradient`() {
    let bar = picture { ProgressView(value: 0.5).tint(across) }
    #expect(bar.contains("linear 0 50 to 100 50 #FF0000FF at 0 #0000FFFF at 1"))
    let button = picture { Button("Go") {}.buttonStyle(.borderedProminent).tint(across) }
    #expect(button.contains("linear "))
    #expect(picture { Rectangle().fill(.tint).tint(across) }.contains("linear 0 50 to 200 50"))
    // As a color it is the gradient's middle color, and another tint replaces it.
    #expect(picture { Color.accentColor.tint(across) }.contains("#800080FF"))
    #expect(!picture { ProgressView(value: 0.5).tint(Ink.red.color).tint(across) }.contains("linear "))
    #expect(picture { Rectangle().fill(.tint).tint(Color?.none).tint(across) }.contains("linear ") == false)
    // A tint derived from the inherited tint is resolved against it.
    #expect(
      picture { Rectangle().fill(.tint).tint(TintShapeStyle().opacity(0.5)).tint(across) }.contains("#FF000080 at 0"))
  }
}
