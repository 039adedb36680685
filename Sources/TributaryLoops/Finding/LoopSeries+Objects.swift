import TributaryLoopRules
@_spi(Engine) import TributaryEngine

extension LoopSeries {
  /// The loop as reports present it: with one history for each property of an object, although several views read the
  /// object, and with names that distinguish the objects.
  package var forReport: LoopSeries {
    var states: ContiguousArray<StateHistory> = []
    var known: [ObjectPropertyID: Int] = [:]
    for state in self.states {
      if let id = state.objectPropertyID, let index = known[id] {
        states[index].readers += state.readers.filter { node in !states[index].readers.contains { $0 === node } }
        continue
      }
      if let id = state.objectPropertyID { known[id] = states.count }
      states.append(state)
    }
    let counts = Dictionary(states.map { ($0.id.property, 1) }, uniquingKeysWith: +)
    let names = Dictionary(counts.keys.compactMap { $0.name.map { ($0, 1) } }, uniquingKeysWith: +)
    for index in states.indices {
      switch states[index].id.property {
      case .ofObject(let name, let holder?) where names[name] ?? 0 > 1:
        let member = name.split(separator: ".").last.map { ".\($0)" } ?? ""
        states[index].id = LoopStateID(place: states[index].id.place, property: .ofObject(holder + member, holder: nil))
      case .object where !states[index].objectProperties.isEmpty:
        let name = states[index].objectProperties.sorted().joined(separator: ", ")
        states[index].id = LoopStateID(place: states[index].id.place, property: .ofObject(name, holder: nil))
      default: break
      }
    }
    return LoopSeries(readers: readers, states: states, now: now, nodesCreated: nodesCreated)
  }
}

/// The property of an observable object, regardless of the view that reads it.
private struct ObjectPropertyID: Hashable {
  let object: ObjectIdentifier
  let name: String
}

extension StateHistory {
  fileprivate var objectPropertyID: ObjectPropertyID? {
    guard let object, case .ofObject(let name, _) = id.property else { return nil }
    return ObjectPropertyID(object: object, name: name)
  }
}
