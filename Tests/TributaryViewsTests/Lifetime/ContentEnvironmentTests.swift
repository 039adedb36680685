import TributaryViews
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryHost

private struct WordKey: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Card<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { VStack { content() } }
}

/// A view that reads the environment only in closures.
private struct Inattentive: View {
  let place: Place
  let probe: Probe
  @Environment(\.colorScheme) private var scheme

  enum Place: CaseIterable { case geometryReader, preferenceValue, geometryChange, otherBody }

  private var word: String { scheme == .dark ? "dark" : "light" }

  var body: some View {
    switch place {
    case .geometryReader:
      GeometryReader { _ in Color.red.preference(key: WordKey.self, value: word) }
    case .preferenceValue:
      Color.red.overlayPreferenceValue(WordKey.self) { _ in Color.red.preference(key: WordKey.self, value: word) }
    case .geometryChange:
      Color.red.onGeometryChange(
        for: String.self, of: { _ in MainActor.assumeIsolated { word } }, action: { probe.log.append($0) })
    case .otherBody:
      // The body that runs the closure has a separate environment, which does not change.
      Card { Color.red.preference(key: WordKey.self, value: word) }.environment(\.colorScheme, .light)
    }
  }
}

/// Closures read the environment of the view that contains them.
@Suite @MainActor struct ContentEnvironmentTests {
  @Test(arguments: Inattentive.Place.allCases)
  fileprivate func `A closure that reads the environment runs again when the environment changes`(
    place: Inattentive.Place
  ) {
    let probe = Probe()
    let host = settledHost { Inattentive(place: place, probe: probe) }
    host.environment.colorScheme = .dark
    host.update()
    host.environment.colorScheme = .light
    host.update()
    host.environment.colorScheme = .dark
    host.update()
    if place == .geometryChange {
      expect(probe.log, equals: ["light", "dark", "light", "dark"])
    } else {
      expect(host.preference(WordKey.self), equals: "dark")
    }
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test func `A closure that reads the environment does not run for other changes`() {
    let host = settledHost { Inattentive(place: .geometryReader, probe: Probe()) }
    host.environment.lineLimit = 3
    expect(host.update().counts.bodies, equals: 0)
  }
}
