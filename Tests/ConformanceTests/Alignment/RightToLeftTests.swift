import TributaryViews
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryHost

/// The claim about rows is covered by the stack suites.
@MainActor @Suite struct RightToLeftTests {
  @Test(
    .claim(
      "ALIGN-20",
      "The leading edge of columns, frames, layers, decorations, and padding is the right edge in right-to-left "
        + "layout.",
      .documented, "Apple's documentation of HorizontalAlignment and LayoutDirection"))
  func `Leading is the right edge in right-to-left layout`() {
    let column = rightToLeftHost {
      VStack(alignment: .leading, spacing: 0) {
        Block("wide", 40, 10)
        Block("narrow", 20, 10)
      }
    }
    #expect(column.columns("wide", "narrow") == "30…70 50…70")
    let frame = rightToLeftHost { Block("a", 20, 10).frame(width: 60, alignment: .leading) }
    #expect(frame.columns("a") == "60…80")
    let layers = rightToLeftHost {
      ZStack(alignment: .topLeading) {
        Block("wide", 40, 10)
        Block("narrow", 20, 10)
      }
    }
    #expect(layers.columns("wide", "narrow") == "30…70 50…70")
    let decoration = rightToLeftHost { Block("a", 40, 40).overlay(alignment: .topTrailing) { Block("badge", 10, 10) } }
    #expect(decoration.box("badge") == "30 30 10 10")
    let padding = rightToLeftHost { Block("a", 20, 10).padding(.leading, 10).accessibilityIdentifier("padded") }
    #expect(padding.columns("padded", "a") == "35…65 35…55")
  }

  @Test(
    .claim(
      "ALIGN-21", "A change of the layout direction mirrors the existing views.", .derived,
      "Apple's documentation of the environment's layoutDirection"))
  func `A change of layout direction mirrors the views`() {
    let host = rightToLeftHost {
      HStack(spacing: 0) {
        Block("a", 20, 10)
        VStack(alignment: .leading, spacing: 0) {
          Block("b", 40, 10)
          Block("c", 10, 10)
        }
      }
    }
    #expect(host.columns("a", "b", "c") == "60…80 20…60 50…60")
    host.environment.layoutDirection = .leftToRight
    host.update()
    #expect(host.columns("a", "b", "c") == "20…40 40…80 40…50")
  }
}
