/// Where a text is edited, which decides what some keys mean.
enum EditingContext {
  /// A field of one line.
  case line
  /// A field that does not show what stands in it: nothing is copied out of it, nothing remembered, and its words cannot be told.
  case secret
  /// Lines in a width.
  case page(PageLines)

  /// The lines; `nil` if there is one.
  var lines: PageLines? {
    if case .page(let lines) = self { lines } else { nil }
  }

  var isSecret: Bool {
    if case .secret = self { true } else { false }
  }
}
