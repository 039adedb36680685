import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

private enum DeafKey: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) {}
}

private enum StutterKey: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() + nextValue() }
}

/// Folds by a `reduce` that violates its laws.
@Suite @MainActor struct ReduceMisuseTests {
  @Test func `A reduce that ignores the next value keeps the first and evaluates no other`() {
    let probe = Probe()
    let host = settledHost {
      HStack {
        Color.red.preference(key: DeafKey.self, value: "first")
        Color.red.transformPreference(DeafKey.self) {
          probe.log.append("evaluated")
          $0 = "second"
        }
      }
    }
    expect(host.preference(DeafKey.self), equals: "first")
    expectEmpty(probe.log)
  }

  @Test func `A reduce that calls nextValue twice gets one value, evaluated once`() {
    let probe = Probe()
    let host = settledHost {
      HStack {
        Color.red.preference(key: StutterKey.self, value: "a")
        Color.red.transformPreference(StutterKey.self) {
          probe.log.append("evaluated")
          $0 = "b"
        }
      }
    }
    expect(host.preference(StutterKey.self), equals: "abb")
    expect(probe.log, equals: ["evaluated"])
  }

  @Test func `A fold runs from left to right, container by container`() {
    let host = settledHost {
      HStack {
        Color.red.preference(key: DifferenceKey.self, value: 100)
        VStack {
          Color.red.preference(key: DifferenceKey.self, value: 10)
          Color.red.preference(key: DifferenceKey.self, value: 3)
        }
        Color.red.preference(key: DifferenceKey.self, value: 1)
      }
    }
    // 100 - (10 - 3) - 1, and not ((100 - 10) - 3) - 1.
    expect(host.preference(DifferenceKey.self), equals: 92)
  }

  @Test func `Groups do not change the grouping of a fold`() {
    let host = settledHost {
      HStack {
        Color.red.preference(key: DifferenceKey.self, value: 100)
        Group {
          Color.red.preference(key: DifferenceKey.self, value: 10)
          ForEach(0..<2) { Color.red.preference(key: DifferenceKey.self, value: $0) }
        }
      }
    }
    expect(host.preference(DifferenceKey.self), equals: 89)
  }
}
