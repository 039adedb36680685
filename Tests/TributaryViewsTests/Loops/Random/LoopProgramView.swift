import Foundation
import TributaryContainers
import TributaryDrawing
import TributaryGeometry
import TributaryEngine

/// A view of a program: each number is a state, written by a reader with the program's next value.
struct LoopProgramView: View {
  enum Wiring: CaseIterable {
    case preferences, changes, geometry
  }

  let program: LoopProgram
  let wiring: Wiring
  private let standing: Standing
  @State private var a: Double
  @State private var b: Double
  @State private var c: Double
  @State private var d: Double

  /// The numbers in the last evaluation of the body.
  final class Standing {
    var numbers: [Double] = []
  }

  init(_ program: LoopProgram, _ wiring: Wiring, _ standing: Standing = Standing()) {
    self.program = program
    self.wiring = wiring
    self.standing = standing
    let start = program.initial + [0, 0, 0, 0]
    (_a, _b, _c, _d) = (
      State(initialValue: start[0]), State(initialValue: start[1]), State(initialValue: start[2]),
      State(initialValue: start[3])
    )
  }

  var body: some View {
    let count = program.initial.count
    standing.numbers = Array([a, b, c, d].prefix(count))
    let new = program.next(standing.numbers) + [0, 0, 0, 0]
    return VStack(spacing: 0) {
      Stage<Number<Int8>>(value: new[0], wiring: wiring) { a = $0 }
      if count > 1 { Stage<Number<Int16>>(value: new[1], wiring: wiring) { b = $0 } }
      if count > 2 { Stage<Number<Int32>>(value: new[2], wiring: wiring) { c = $0 } }
      if count > 3 { Stage<Number<Int64>>(value: new[3], wiring: wiring) { d = $0 } }
    }
  }
}

/// A separate key for each number.
private struct Number<Tag>: PreferenceKey {
  static var defaultValue: Double { 0 }
  static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
}

private struct Stage<K: PreferenceKey>: View where K.Value == Double {
  let value: Double
  let wiring: LoopProgramView.Wiring
  let write: (Double) -> Void

  var body: some View {
    switch wiring {
    case .preferences: Color.red.preference(key: K.self, value: value).onPreferenceChange(K.self) { write($0) }
    case .changes: Color.red.onChange(of: value, initial: true) { _, new in write(new) }
    case .geometry:
      // Wide enough that lengths are never negative.
      Color.red.frame(width: max(0, value + 1_024), height: 1)
        .onGeometryChange(for: Double.self, of: { $0.size.width - 1_024 }, action: { write($0) })
    }
  }
}
