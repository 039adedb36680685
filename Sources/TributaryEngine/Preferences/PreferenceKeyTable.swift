/// The keys that a host has met, by type.
package struct PreferenceKeyTable {
  /// The key that was asked for last; the table keeps it.
  private var last: (id: ObjectIdentifier, info: Unretained<PreferenceKeyInfo>)?
  private var known: [ObjectIdentifier: PreferenceKeyInfo] = [:]

  package init() {}

  package mutating func find(_ id: ObjectIdentifier) -> Unretained<PreferenceKeyInfo>? {
    if let last, last.id == id { return last.info }
    guard let info = known[id] else { return nil }
    last = (id, Unretained(info))
    return Unretained(info)
  }

  /// All of them, sorted by name.
  package var all: [PreferenceKeyInfo] { known.values.sorted { $0.name < $1.name } }

  package mutating func add(_ info: PreferenceKeyInfo) {
    known[info.id] = info
    last = (info.id, Unretained(info))
  }
}
