import RandomTestSupport

/// Random programs of the kinds whose gains are known.
extension LoopProgram {
  init(_ random: inout SeededGenerator) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: self.init(lineWith: &random)
    case 1: self.init(clampWith: &random)
    case 2: self.init(ringWith: &random)
    case 3: self.init(pairWith: &random)
    case 4: self.init(besideEachOther: &random)
    default: self.init(clampedMapWith: &random)
    }
  }

  private static func length(_ random: inout SeededGenerator) -> Double {
    Double(Int.random(in: -40...80, using: &random))
  }
  private static func gain(_ random: inout SeededGenerator) -> Double {
    [0.5, -0.5, 0.9, -0.9, 1, -1, 1.5, -1.5, 2, -2, 0.25, 1.01, 0][Int.random(in: 0..<13, using: &random)]
  }

  /// Creates a line: x' = gain · x + step.
  private init(lineWith random: inout SeededGenerator) {
    let (gain, step, start) = (Self.gain(&random), Self.length(&random), Self.length(&random))
    self.init(
      description: "line \(gain)x + \(step) from \(start)", initial: [start], next: { [gain * $0[0] + step] },
      sources: [[0]])
  }

  /// Creates a clamp: x' = gain · x + step, clamped between two bounds.
  private init(clampWith random: inout SeededGenerator) {
    let (gain, step, start) = (Self.gain(&random), Self.length(&random), Self.length(&random))
    let low = Self.length(&random)
    let high = low + Double(Int.random(in: 1...200, using: &random))
    self.init(
      description: "clamp \(gain)x + \(step) in \(low)…\(high) from \(start)", initial: [start],
      next: { [min(high, max(low, gain * $0[0] + step))] }, sources: [[0]])
  }

  /// Creates a ring of switches, each of which equals the previous one or its opposite.
  private init(ringWith random: inout SeededGenerator) {
    let count = Int.random(in: 1...Self.mostNumbers, using: &random)
    let inverts = (0..<count).map { _ in Bool.random(using: &random) }
    let start = (0..<count).map { _ in Double(Int.random(in: 0...1, using: &random)) }
    self.init(
      description: "ring \(inverts) from \(start)", initial: start,
      next: { old in
        (0..<count).map {
          let source = old[($0 + count - 1) % count]; return inverts[$0] ? 1 - source : source
        }
      },
      sources: (0..<count).map { [($0 + count - 1) % count] }, isMadeOfParts: true)
  }

  /// Creates a pair of numbers, each of which is a sum of both.
  private init(pairWith random: inout SeededGenerator) {
    let gains = (0..<4).map { _ in Self.gain(&random) }
    let (a, b) = (Self.length(&random), Self.length(&random))
    let start = [Self.length(&random), Self.length(&random)]
    self.init(
      description: "pair \(gains[0])a + \(gains[1])b + \(a), \(gains[2])a + \(gains[3])b + \(b) from \(start)",
      initial: start,
      next: { [gains[0] * $0[0] + gains[1] * $0[1] + a, gains[2] * $0[0] + gains[3] * $0[1] + b] },
      sources: [
        Set([0, 1].filter { gains[$0] != 0 }), Set([0, 1].filter { gains[2 + $0] != 0 }),
      ])
  }

  /// Creates independent rings or clamps beside each other.
  private init(besideEachOther random: inout SeededGenerator) {
    var parts: [LoopProgram] = []
    while parts.isEmpty || Bool.random(using: &random) {
      let part = Bool.random(using: &random) ? LoopProgram(ringWith: &random) : LoopProgram(clampWith: &random)
      if parts.map(\.initial.count).reduce(part.initial.count, +) > Self.mostNumbers { break }
      parts.append(part)
    }
    let whole = parts
    self.init(
      description: whole.map(\.description).joined(separator: "; "), initial: whole.flatMap(\.initial),
      next: { old in
        var first = 0
        return whole.flatMap { part -> [Double] in
          defer { first += part.initial.count }
          return part.next(Array(old[first..<first + part.initial.count]))
        }
      },
      sources: whole.reduce(into: []) { sources, part in
        let first = sources.count
        sources += part.sources.map { Set($0.map { $0 + first }) }
      }, isMadeOfParts: true)
  }

  /// Creates several numbers, each of which is the clamped sum of several.
  private init(clampedMapWith random: inout SeededGenerator) {
    let count = Int.random(in: 2...Self.mostNumbers, using: &random)
    let gains = (0..<count).map { _ in (0..<count).map { _ in Bool.random(using: &random) ? Self.gain(&random) : 0 } }
    let steps = (0..<count).map { _ in Self.length(&random) }
    let start = (0..<count).map { _ in Self.length(&random) }
    let high = Double(Int.random(in: 10...200, using: &random))
    self.init(
      description: "map \(gains) + \(steps) in 0…\(high) from \(start)", initial: start,
      next: { old in
        (0..<count).map { row in min(high, max(0, zip(gains[row], old).reduce(steps[row]) { $0 + $1.0 * $1.1 })) }
      },
      sources: gains.map { row in Set(row.indices.filter { row[$0] != 0 }) })
  }
}
