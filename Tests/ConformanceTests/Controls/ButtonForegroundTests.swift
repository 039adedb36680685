import Testing
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// The colors of button labels inside foreground styles. Public samples color buttons with a style around them.
@MainActor @Suite struct ButtonForegroundTests {
  /// Returns the colors of the drawn shapes.
  private func colors<V: View>(@ViewBuilder _ content: () -> V) -> [Color.Resolved] {
    let host = settledHost(300, 300, content: content)
    #expect(host.diagnostics.isEmpty)
    return host.displayList.colors
  }

  private func resolved(_ color: Color) -> Color.Resolved { color.resolve(in: EnvironmentValues()) }

  /// A button whose label is a square in the foreground style.
  private struct Square: View {
    var role: ButtonRole?

    var body: some View {
      Button(role: role) {
      } label: {
        Rectangle().frame(width: 10, height: 10)
      }
    }
  }

  @Test func `A foreground style around a button colors its label`() {
    let green = resolved(.green)
    let tint = resolved(.accentColor)
    expect(colors { Square() }, equals: [tint])
    expect(colors { Square().foregroundStyle(.green) }, equals: [green])
    expect(colors { VStack { Square(role: .destructive) }.foregroundColor(.green) }, equals: [green])
    expect(colors { Square().buttonStyle(.borderedProminent).foregroundStyle(.green) }.last, equals: green)
    expect(colors { Square().foregroundColor(nil).foregroundStyle(.green) }, equals: [tint])
    expect(colors { Square().foregroundStyle(.primary) }, equals: [resolved(.primary)])
    expect(colors { Square().foregroundColor(nil).foregroundStyle(.primary) }, equals: [tint])
  }

  @Test func `Buttons in section headers and values keep the tint`() {
    let tint = resolved(.accentColor)
    let section = colors {
      List {
        Section {
          LabeledContent("name") { Square() }
        } header: {
          Square()
        }
      }
    }
    expect(section.count { $0 == tint }, equals: 2)
  }

  @Test func `A foreground style does not color the buttons of a stepper`() {
    let plain = colors { Stepper("", value: .constant(1)) }
    expect(colors { Stepper("", value: .constant(1)).foregroundStyle(.green) }, equals: plain)
  }
}
