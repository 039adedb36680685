/// What of a view a loop writes.
package enum LoopProperty: Hashable, Sendable {
  /// A property of the view.
  case named(String)
  /// An observable object that the view reads, whose values are not known.
  case object
  /// Where the view is scrolled to: that is state as well, though no view declares it.
  case scrollPosition

  package init(_ name: String?) { self = name.map { .named($0) } ?? .object }

  /// `nil` for what has no name in the source.
  package var name: String? {
    switch self {
    case .named(let name): name
    case .object: nil
    case .scrollPosition: "scrollTo"
    }
  }
}
