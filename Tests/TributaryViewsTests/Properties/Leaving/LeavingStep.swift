/// Changes that one action makes, and the time that passes until the next action.
struct LeavingStep: CustomStringConvertible {
  enum Change: CustomStringConvertible {
    case toggle(Int)
    case count(Int)
    case insert(Int, Int)
    case remove(Int, at: Int)
    case move(Int)
    case replace(Int, [Int])
    var description: String {
      switch self {
      case .toggle(let slot): "toggle \(slot)"
      case .count(let slot): "count \(slot)"
      case .insert(let slot, let element): "insert \(element) in \(slot)"
      case .remove(let slot, let index): "remove \(index) of \(slot)"
      case .move(let slot): "reverse \(slot)"
      case .replace(let slot, let list): "replace \(slot) by \(list)"
      }
    }
  }

  /// The animation of each group of changes; `nil` for none.
  var groups: [(animation: Animation?, changes: [Change])]
  /// The times by which the clock advances after the action, in seconds.
  var pauses: [Double]

  var description: String {
    groups.map { "\($0.animation == nil ? "at once" : "animated") \($0.changes)" }.joined(separator: ", then ")
      + "; wait \(pauses)"
  }

  static func random(_ generator: inout SeededGenerator) -> LeavingStep {
    let animations: [Animation?] = [
      .linear(duration: 0.3), .linear(duration: 0.3), .linear(duration: 0.1), .spring, .easeOut.delay(0.1), nil,
    ]
    let groups = (0..<(generator.chance(15) ? 2 : 1)).map { _ in
      let animation = animations.randomElement(using: &generator) ?? nil
      return (animation, (0..<generator.number(1..<4)).map { _ in Change.random(&generator) })
    }
    let choice: [Double] = [0, 1.0 / 64, 3.0 / 64, 0.1, 0.15, 0.3, 0.5, 3]
    let pauses = (0..<generator.number(0..<3)).map { _ in choice.randomElement(using: &generator) ?? 0 }
    return LeavingStep(groups: groups, pauses: pauses)
  }

  @MainActor func perform(on model: LeavingModel) {
    for group in groups { withAnimation(group.animation) { for change in group.changes { change.apply(to: model) } } }
  }
}

extension LeavingStep.Change {
  static func random(_ generator: inout SeededGenerator) -> LeavingStep.Change {
    let slot = generator.number(0..<LeavingModel.slotCount)
    switch generator.number(0..<100) {
    case 0..<55: return .toggle(slot)
    case 55..<65: return .count(slot)
    case 65..<75: return .insert(slot, generator.number(0..<6))
    case 75..<87: return .remove(slot, at: generator.number(0..<3))
    case 87..<92: return .move(slot)
    default: return .replace(slot, Array(0..<generator.number(0..<5)).shuffled(using: &generator))
    }
  }

  @MainActor func apply(to model: LeavingModel) {
    switch self {
    case .toggle(let slot): model.slots[slot].isOn.toggle()
    case .count(let slot): model.slots[slot].number += 1
    case .insert(let slot, let element):
      if !model.slots[slot].list.contains(element) { model.slots[slot].list.insert(element, at: 0) }
    case .remove(let slot, let index):
      if model.slots[slot].list.indices.contains(index) { model.slots[slot].list.remove(at: index) }
    case .move(let slot): model.slots[slot].list.reverse()
    case .replace(let slot, let list): model.slots[slot].list = list
    }
  }
}
