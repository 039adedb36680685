/// A recorder of events, in order.
final class Journal {
  private var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// The number of entries since the last call to ``take()``.
  var count: Int { entries.count }

  /// Runs code whose events are not recorded.
  func pausing<R>(_ body: () -> R) -> R {
    let recorded = entries
    defer { entries = recorded }
    return body()
  }

  /// Returns all entries since the last call, in order, and clears them.
  func take() -> String {
    defer { entries = [] }
    return entries.joined(separator: " ")
  }
}

/// A view that shows its number of taps: it is 10 points wide, and one point more for each tap.
struct TapCounter: View {
  let name: String
  @State private var count = 0
  init(_ name: String) { self.name = name }
  var body: some View {
    Color.red.frame(width: 10 + CGFloat(count), height: 10).accessibilityIdentifier(name).onTapGesture { count += 1 }
  }
}

/// A view that records each evaluation of its body.
struct Noted: View {
  let name: String
  let journal: Journal
  init(_ name: String, _ journal: Journal) { (self.name, self.journal) = (name, journal) }
  var body: some View {
    let _ = journal.note(name)
    Color.red.frame(width: 10, height: 10)
  }
}

/// A button of 10 × 10 points.
struct Trigger: View {
  let name: String
  let action: () -> Void
  init(_ name: String, action: @escaping () -> Void) { (self.name, self.action) = (name, action) }
  var body: some View {
    Color.blue.frame(width: 10, height: 10).accessibilityIdentifier(name).onTapGesture(perform: action)
  }
}

extension ViewHost {
  /// Returns the number of taps of a ``TapCounter``, or -1 if there is none.
  func taps(_ name: String) -> Int { frame(of: name).map { Int($0.width) - 10 } ?? -1 }
}
