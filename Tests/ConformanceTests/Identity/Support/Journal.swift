import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// Writes down what happens, in order.
final class Journal {
  private var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// How much has been noted since the last time that everything was taken.
  var count: Int { entries.count }

  /// Everything since the last time that this was asked, in order.
  func take() -> String {
    defer { entries = [] }
    return entries.joined(separator: " ")
  }
}

/// A view that shows how often it was tapped: it is 10 points wide, and one more for each tap.
struct TapCounter: View {
  let name: String
  @State private var count = 0

  init(_ name: String) { self.name = name }

  var body: some View {
    Color.red.frame(width: 10 + CGFloat(count), height: 10).accessibilityIdentifier(name)
      .onTapGesture { count += 1 }
  }
}

/// Notes each evaluation of its body.
struct Noted: View {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
  }

  var body: some View {
    let _ = journal.note(name)
    Color.red.frame(width: 10, height: 10)
  }
}

/// A button 10 points square.
struct Trigger: View {
  let name: String
  let action: () -> Void

  init(_ name: String, action: @escaping () -> Void) {
    self.name = name
    self.action = action
  }

  var body: some View {
    Color.blue.frame(width: 10, height: 10).accessibilityIdentifier(name).onTapGesture(perform: action)
  }
}

extension ViewHost {
  /// How often a ``TapCounter`` was tapped, or -1 if there is none.
  func taps(_ name: String) -> Int { frame(of: name).map { Int($0.width) - 10 } ?? -1 }
}
