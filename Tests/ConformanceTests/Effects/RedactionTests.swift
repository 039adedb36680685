import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// Placeholders and privacy-sensitive content.
@MainActor @Suite struct RedactionTests {
  private func commands<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
    settledHost(200, 100, content: content).displayList.commandNames
      .filter { ["text", "fill", "symbol", "rectangle"].contains($0) }
  }

  @Test(.claim("EFFECT-45")) func `A placeholder shows texts and pictures as blocks`() {
    expect(commands { Text("abc").redacted(reason: .placeholder) }, equals: ["fill"])
    expect(commands { Image(systemName: "star").redacted(reason: .placeholder) }, equals: ["fill"])
    expect(commands { Color.red.redacted(reason: .placeholder) }, equals: ["rectangle"])
    // One block per line.
    expect(commands { Text("abc\nde").redacted(reason: .placeholder) }, equals: ["fill", "fill"])
    let host = settledHost(200, 100) {
      VStack(spacing: 0) {
        Text("abc").accessibilityIdentifier("hidden").redacted(reason: .placeholder)
        Text("abc").accessibilityIdentifier("shown")
      }
    }
    expect(host.frame(of: "hidden")?.size, equals: host.frame(of: "shown")?.size)
  }

  @Test(.claim("EFFECT-46")) func `Unredacted content is visible in a redacted view`() {
    expect(
      commands {
        VStack {
          Text("a")
          Text("b").unredacted()
        }
        .redacted(reason: .placeholder)
      }, equals: ["fill", "text"])
  }

  @Test(.claim("EFFECT-47")) func `Privacy-sensitive content is redacted for privacy`() {
    expect(
      commands {
        VStack {
          Text("a")
          Text("b").privacySensitive()
          Text("c").privacySensitive(false)
        }
        .redacted(reason: .privacy)
      }, equals: ["text", "fill", "text"])
    expect(commands { Text("a").privacySensitive() }, equals: ["text"])
  }

  @Test func `Loaded content is no longer redacted`() {
    struct Screen: View {
      var isLoading = true
      var body: some View {
        VStack {
          Text("abc")
          Image(systemName: "star")
        }
        .redacted(reason: isLoading ? .placeholder : [])
      }
    }
    let host = settledHost(100, 100) { Screen() }
    host.content.isLoading = false
    let report = host.update()
    expect(host.lines, equals: ["abc"])
    expect(report.counts.measurements, equals: 0)
    let fresh = settledHost(100, 100) { Screen(isLoading: false) }
    expect(host.displayList, equals: fresh.displayList)
  }
}
