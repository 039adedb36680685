/// A recorder of events, in order.
package final class Journal {
  private var entries: [String] = []

  package init() {}

  package func note(_ entry: String) { entries.append(entry) }

  /// The number of entries since the last call to ``take()``.
  package var count: Int { entries.count }

  /// Runs code whose events are not recorded.
  package func pausing<R>(_ body: () -> R) -> R {
    let recorded = entries
    defer { entries = recorded }
    return body()
  }

  /// Returns all entries since the last call, in order, and clears them.
  package func take() -> String {
    defer { entries = [] }
    return entries.joined(separator: " ")
  }
}

/// A view that shows its number of taps: it is 10 points wide, and one point more for each tap.
package struct TapCounter: View {
  package let name: String
  @State private var count = 0
  package init(_ name: String) { self.name = name }
  package var body: some View {
    Color.red.frame(width: 10 + CGFloat(count), height: 10).accessibilityIdentifier(name).onTapGesture { count += 1 }
  }
}

/// A view that records each evaluation of its body.
package struct Noted: View {
  package let name: String
  package let journal: Journal
  package init(_ name: String, _ journal: Journal) { (self.name, self.journal) = (name, journal) }
  package var body: some View {
    let _ = journal.note(name)
    Color.red.frame(width: 10, height: 10)
  }
}

/// A button of 10 × 10 points.
package struct Trigger: View {
  package let name: String
  package let action: () -> Void
  package init(_ name: String, action: @escaping () -> Void) { (self.name, self.action) = (name, action) }
  package var body: some View {
    Color.blue.frame(width: 10, height: 10).accessibilityIdentifier(name).onTapGesture(perform: action)
  }
}

extension ViewHost {
  /// Returns the number of taps of a ``TapCounter``, or -1 if there is none.
  package func taps(_ name: String) -> Int { frame(of: name).map { Int($0.width) - 10 } ?? -1 }
}
