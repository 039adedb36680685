/// The values on which a `LeavingPart` depends.
@Observable final class LeavingSlot {
  var isOn = true
  var number = 0
  var list = [0, 1, 2]
  init() {}
}

@MainActor final class LeavingModel {
  nonisolated static let slotCount = 6
  let slots = (0..<LeavingModel.slotCount).map { _ in LeavingSlot() }

  /// Returns a model with the same values, which no view reads.
  func copy() -> LeavingModel {
    let copy = LeavingModel()
    for (old, new) in zip(slots, copy.slots) {
      new.isOn = old.isOn
      new.number = old.number
      new.list = old.list
    }
    return copy
  }
}
