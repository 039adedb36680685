import Tributary

/// A suggestion of a report, applied to the source of a case.
@MainActor
struct AppliedEdit {
  /// The beginning of the suggestion.
  let suggestion: String
  /// The value that the author meant: a state with its value, the text of a view, or a box with its size.
  let value: String
  /// The edited view; `nil` for the repaired version of the case, or if the condition of the suggestion does not hold.
  let make: (() -> any Patient)?
  /// Whether the suggestion has a condition that does not hold for the case, so that there is no edit.
  let isInapplicable: Bool

  private init(_ suggestion: String, _ value: String, isInapplicable: Bool = false, _ make: (() -> any Patient)?) {
    self.suggestion = suggestion
    self.value = value
    self.isInapplicable = isInapplicable
    self.make = make
  }

  /// An edit that results in the repaired version of the case.
  static func twin(_ suggestion: String, _ value: String) -> AppliedEdit { AppliedEdit(suggestion, value, nil) }

  /// An edit that results in another view.
  static func view<V: View>(_ suggestion: String, _ value: String, _ view: @escaping () -> V) -> AppliedEdit {
    AppliedEdit(suggestion, value) { Examination(view) }
  }

  /// An edit after which a value is computed in the body, from values that no reader writes.
  static func computed(_ suggestion: String, _ value: String) -> AppliedEdit {
    view(suggestion, value) { Text(value) }
  }

  /// A suggestion with a condition that does not hold.
  static func inapplicable(_ suggestion: String) -> AppliedEdit {
    AppliedEdit(suggestion, "", isInapplicable: true, nil)
  }
}

/// The table of all suggestions, each with the value at rest of the edited case.
struct EditTable {
  private(set) var text = ""
  private(set) var failures = 0

  @MainActor
  init(_ cases: [LoopCase]) async {
    for entry in cases {
      let suggestions = await entry.examine(isRepaired: false).suggestions
      let edits = AppliedEdit.all[entry.name] ?? []
      for (index, suggestion) in suggestions.enumerated() {
        guard edits.indices.contains(index), suggestion.hasPrefix(edits[index].suggestion) else {
          write(entry.name, suggestion, "NO EDIT")
          continue
        }
        let edit = edits[index]
        if edit.isInapplicable {
          write(entry.name, suggestion, nil)
          continue
        }
        let (finding, values) = await entry.apply(edit)
        if finding != .silent {
          write(entry.name, suggestion, "\(finding)")
        } else {
          write(entry.name, suggestion, values.contains(edit.value) ? nil : "DIFFERS: \(edit.value): \(values)")
        }
      }
      if edits.count > suggestions.count { write(entry.name, edits[suggestions.count].suggestion, "NO SUGGESTION") }
    }
    text += failures == 0 ? "\nAll edits settle with the meant value.\n" : "\n\(failures) edits fail.\n"
  }

  private mutating func write(_ name: String, _ suggestion: String, _ failure: String?) {
    if failure != nil { failures += 1 }
    text += "\(name)  \(suggestion.prefix(60))" + (failure.map { "  \($0)" } ?? "") + "\n"
  }
}
