@MainActor
struct StateWriteTests {
  @Test(.claim("LAB-14")) @MainActor func `A write from a body is rejected`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { WritesInBody() }
    let report = host.update()
    expect(host.frame(of: "bar")?.width, equals: 30)
    expect(report.passes, equals: 1)
    expect(report.settled)
    let error = try #require(report.diagnostics.first)
    expect(report.diagnostics.count, equals: 1)
    expect(error.code, equals: .stateWrittenDuringUpdate)
    expect(error.severity, equals: .error)
    expect(error.path?.hasSuffix("WritesInBody") == true)
    expect(error.evidence.contains(Evidence("property", "width")))
    expect(host.update().counts.bodies, equals: 0)
  }

  @Test(.claim("LAB-16")) @MainActor func `A write of an equal value is ignored`() {
    let handle = Handle<Int>()
    let host = ViewHost.settled {
      Stateful(5, handle) { box(CGFloat($0)).preference(key: Greatest.self, value: $0) }
        .onPreferenceChange(Greatest.self) { _ in }
    }
    handle.set(5)
    let report = host.update()
    expect(report.counts.bodies, equals: 0)
    expect(report.counts.nodesVisited, equals: 0)
    handle.set(6)
    expect(host.update().counts.bodies, equals: 1)
  }

  @Test(.claim("PREF-25")) @MainActor func `A value that is not Sendable can be written into state`() {
    let host = ViewHost.settled { Measured() }
    expect(host.frame(of: "measured"), equals: CGRect(x: 60, y: 85, width: 80, height: 30))
  }
}

private struct WritesInBody: View {
  @State private var width: CGFloat = 30
  var body: some View {
    let _ = widen()
    box(width).accessibilityIdentifier("bar")
  }

  @MainActor private func widen() { width = 90 }
}

/// A value that cannot cross isolation domains.
private final class Measurement: Equatable {
  let height: CGFloat
  init(_ height: CGFloat) { self.height = height }

  static func == (a: Measurement, b: Measurement) -> Bool { a.height == b.height }
}

private enum MeasurementKey: PreferenceKey {
  static var defaultValue: Measurement { Measurement(0) }

  static func reduce(value: inout Measurement, nextValue: () -> Measurement) {
    value = Measurement(max(value.height, nextValue().height))
  }
}

private struct Measured: View {
  @State private var last = Measurement(0)
  @State private var height: CGFloat = 0
  var body: some View {
    ZStack {
      box(10, 30).preference(key: MeasurementKey.self, value: Measurement(30))
      box(80, height).accessibilityIdentifier("measured")
    }
    .onPreferenceChange(MeasurementKey.self) {
      last = $0
      height = last.height
    }
  }
}
