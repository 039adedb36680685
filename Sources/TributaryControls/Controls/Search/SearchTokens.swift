@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// What stands in the field of a search besides its text: each thing with a label, in a collection that somebody else has.
struct SearchTokens {
  /// A thing in the field.
  struct Token: Identifiable {
    let id: AnyHashable
    let label: AnyView
  }

  /// What is in the field, in order.
  let all: [Token]
  /// What is suggested while the field has the focus and no text.
  let suggested: [Token]
  /// Takes a thing out of the field.
  let remove: (AnyHashable) -> Void
  /// Puts a thing into the field, if it is one of these; answers whether it is.
  let add: (Any) -> Bool
  /// Puts one of those that are suggested into the field.
  let addSuggested: (AnyHashable) -> Void

  init<C: RandomAccessCollection & RangeReplaceableCollection, Label: View>(
    _ tokens: Binding<C>, suggested: C?, @ViewBuilder label: (C.Element) -> Label
  ) where C.Element: Identifiable {
    let isThere = Set(tokens.wrappedValue.map(\.id))
    all = tokens.wrappedValue.map { Token(id: $0.id, label: AnyView(label($0))) }
    let others = suggested?.filter { !isThere.contains($0.id) } ?? []
    self.suggested = others.map { Token(id: $0.id, label: AnyView(label($0))) }
    remove = { id in tokens.wrappedValue.removeAll { AnyHashable($0.id) == id } }
    add = { value in
      guard let token = value as? C.Element else { return false }
      if !tokens.wrappedValue.contains(where: { $0.id == token.id }) { tokens.wrappedValue.append(token) }
      return true
    }
    addSuggested = { id in
      if let token = others.first(where: { AnyHashable($0.id) == id }) { tokens.wrappedValue.append(token) }
    }
  }

  /// The same over labels that may change what they stand for.
  init<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, Label: View>(
    edited tokens: Binding<C>, @ViewBuilder label: (Binding<C.Element>) -> Label
  ) where C.Element: Identifiable {
    let indices = Array(tokens.wrappedValue.indices)
    let labels = indices.map { (tokens.wrappedValue[$0].id, AnyView(label(tokens[$0]))) }
    self.init(tokens, suggested: nil) { token in labels.first { $0.0 == token.id }?.1 }
  }
}
