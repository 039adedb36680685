/// What of a view a loop writes.
package enum LoopProperty: Hashable, Sendable {
  /// A property of the view.
  case named(String)
  /// An observable object that the view reads, whose values are not known.
  case object
  /// The property of an observable object that the view observes, as the object tells it: "Model.count".
  case ofObject(String)
  /// Where the view is scrolled to: that is state as well, though no view declares it.
  case scrollPosition

  package init(_ name: String?) { self = name.map { .named($0) } ?? .object }

  /// Whether it belongs to an object, whose values are not known.
  package var isOfObject: Bool {
    switch self {
    case .object, .ofObject: true
    case .named, .scrollPosition: false
    }
  }

  /// What the property is called below its view; `nil` for an object, which is in no view.
  package var nameInView: String? { isOfObject ? nil : name }

  /// `nil` for what has no name in the source.
  package var name: String? {
    switch self {
    case .named(let name), .ofObject(let name): name
    case .object: nil
    case .scrollPosition: "scrollTo"
    }
  }
}
