/// The output of `_printChanges()`.
@MainActor struct ChangeTests {
  private final class Lines { var all: [String] = [] }

  private struct Telling: View {
    let lines: Lines
    let step: Int
    @State private var taps = 0
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      let _ = lines.all.append(Self.presentChanges ?? "nothing")
      Text("\(taps)\(step)\(scheme)").accessibilityIdentifier("label").onTapGesture { taps += 1 }
    }
  }

  @Test @MainActor func `New views, written states, changed values, and changed environments are reported`() {
    let lines = Lines()
    let host = cells { Telling(lines: lines, step: 0) }
    host.tap("label")
    host.content = Telling(lines: lines, step: 1)
    host.update()
    host.environment.colorScheme = .dark
    host.update()
    expect(
      lines.all,
      equals: [
        "Telling: @self, @identity, _taps, _scheme changed.", "Telling: _taps changed.", "Telling: @self changed.",
        "Telling: _scheme changed.",
      ])
  }

  @Test @MainActor func `No observer exists before a view requests changes`() {
    let host = cells { Counter() }
    expect(!host.core.isObserved)
    expectNil(Counter.presentChanges)
  }
}
