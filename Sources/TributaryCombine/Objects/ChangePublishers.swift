#if !canImport(Combine)
  /// The publishers of observable objects that have none of their own.
  ///
  /// A table outside of the objects, by their identity: so it serves every class alike, subclasses, those without a published
  /// property, and those of which the compiler has left out the reflection metadata. Published properties find their object's
  /// publisher here when they are written; what nobody has asked for is not made.
  ///
  /// Invariants:
  /// 1. An object has the same publisher from the first time that it is asked for until it goes.
  /// 2. An entry whose object has gone stands for nothing, also when a new object has its address. Such entries are taken out
  ///    when the table has doubled; until then they keep the publisher, not the object.
  ///
  /// Tested by `ObservableObjectTests`.
  enum ChangePublishers {
    private struct Entry {
      weak var object: AnyObject?
      let publisher: ObservableObjectPublisher
    }

    private struct Table {
      var entries: [ObjectIdentifier: Entry] = [:]
      var limit = 64
    }

    private static let table = Guarded(Table())

    /// The publisher of an object, made if nobody has asked for it before.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
      let id = ObjectIdentifier(object)
      let (publisher, old): (ObservableObjectPublisher, [Entry]) = table.withLock { table in
        if let entry = table.entries[id], entry.object != nil { return (entry.publisher, []) }
        var old: [Entry] = []
        if table.entries.count >= table.limit { old = takeOut(of: &table) }
        let publisher = ObservableObjectPublisher()
        if let gone = table.entries.updateValue(Entry(object: object, publisher: publisher), forKey: id) {
          old.append(gone)
        }
        return (publisher, old)
      }
      withExtendedLifetime(old) {}
      return publisher
    }

    /// The publisher of an object, if anyone has asked for it.
    static func known(of object: AnyObject) -> ObservableObjectPublisher? {
      table.withLock { table in
        guard let entry = table.entries[ObjectIdentifier(object)], entry.object != nil else { return nil }
        return entry.publisher
      }
    }

    /// How many entries there are, those of objects that have gone included.
    static var count: Int { table.withLock { $0.entries.count } }

    /// Takes out the entries whose objects have gone; the caller releases them outside the lock.
    private static func takeOut(of table: inout Table) -> [Entry] {
      var old: [Entry] = []
      for (id, entry) in table.entries where entry.object == nil {
        old.append(entry)
        table.entries[id] = nil
      }
      table.limit = max(64, table.entries.count * 2)
      return old
    }
  }
#endif
