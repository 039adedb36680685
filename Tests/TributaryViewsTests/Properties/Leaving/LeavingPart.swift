/// A random view tree in which every part changes separately from the others.
///
/// Each part reads one slot of a `LeavingModel`, which decides its content. Modifiers surround parts that can have any
/// number of items.
indirect enum LeavingPart {
  case text(Int)
  /// A text that shows the number of a slot.
  case number(slot: Int)
  case several([LeavingPart])
  case elements(slot: Int, LeavingPart)
  /// One of two erased views of different types.
  case erased(slot: Int, LeavingPart, LeavingPart)
  case choice(slot: Int, LeavingPart, LeavingPart)
  case optional(slot: Int, LeavingPart)
  case identified(slot: Int, LeavingPart)
  case container(Container, [LeavingPart])
  case modified(ContiguousArray<Modifier>, LeavingPart)
  /// A list whose rows can be deleted.
  case rows(slot: Int, LeavingPart)
  case sheet(slot: Int, LeavingPart, LeavingPart)
  case page(slot: Int, LeavingPart, LeavingPart)
  enum Container: CaseIterable { case column, row, layers, lazyColumn, lazyRow, list, fits }

  enum Modifier: CaseIterable {
    case padding, opacity, frame, offset, zIndex, background, overlay, appearance, environment, group
    case fade, slide, move, scale, bodied, combined, identity, animated, transaction, matched, publishes, body, gesture
  }
}

extension LeavingPart {
  static func random(_ generator: inout SeededGenerator, depth: Int) -> LeavingPart {
    let slot = generator.number(0..<LeavingModel.slotCount)
    if depth <= 0 { return generator.chance(60) ? .text(slot) : .number(slot: slot) }
    func part(_ generator: inout SeededGenerator) -> LeavingPart { random(&generator, depth: depth - 1) }
    func parts(_ generator: inout SeededGenerator, _ counts: Range<Int>) -> [LeavingPart] {
      (0..<generator.number(counts)).map { _ in random(&generator, depth: depth - 1) }
    }
    switch generator.number(0..<100) {
    case 0..<26:
      let modifiers = (0..<generator.number(1..<4)).map { _ in
        Modifier.allCases.randomElement(using: &generator) ?? .padding
      }
      return .modified(ContiguousArray(modifiers), part(&generator))
    case 26..<40: return .erased(slot: slot, part(&generator), part(&generator))
    case 40..<50: return .choice(slot: slot, part(&generator), part(&generator))
    case 50..<58: return .optional(slot: slot, part(&generator))
    case 58..<63: return .identified(slot: slot, part(&generator))
    case 63..<73: return .elements(slot: slot, part(&generator))
    case 73..<79: return .several(parts(&generator, 1..<4))
    case 79..<92:
      let container = Container.allCases.randomElement(using: &generator) ?? .column
      return .container(container, parts(&generator, 1..<4))
    case 92..<96: return .rows(slot: slot, part(&generator))
    case 96..<98: return .sheet(slot: slot, part(&generator), part(&generator))
    default: return .page(slot: slot, part(&generator), part(&generator))
    }
  }
}
