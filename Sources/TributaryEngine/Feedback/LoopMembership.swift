/// What stands on a loop, by places.
package struct LoopMembership: Hashable {
  package let readers: Set<LoopReaderID>
  package let states: Set<LoopStateID>

  package init(_ series: LoopSeries) {
    readers = Set(series.readers.map(\.id))
    states = Set(series.states.map(\.id))
  }

  package static func readers(of parts: [LoopSeries]) -> Set<LoopReaderID> {
    Set(parts.lazy.flatMap { $0.readers.map(\.id) })
  }
}
