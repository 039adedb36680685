extension FeedbackLoop {
  /// One station of a cycle.
  public struct Step: Sendable, Equatable, CustomStringConvertible {
    /// What stands at the station.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// The view that publishes a value.
      case writer
      /// The preference, or the geometry, that carries it.
      case key
      /// A container in which `reduce` changed it.
      case fold
      /// The modifier whose action received it.
      case reader
      /// The state that the action wrote.
      case state
      /// The body that read the state.
      case body
      /// The first layout node that the body's change resized or moved.
      case layout
    }

    /// What the station does on the way round.
    public var kind: Kind

    /// Path of the view from the root.
    public var path: String

    /// Where the view's modifier was written, for writers and readers.
    public var location: Diagnostic.Location?

    /// What it read or wrote, old → new.
    public var detail: String

    /// The step in one line, escaped.
    public var description: String {
      let place = location.map { " at \($0)" } ?? ""
      return VisibleText("\(kind.rawValue) \(path)\(place): \(detail)", limit: .max).text
    }

    /// A station of a cycle, with what it reads or writes.
    public init(_ kind: Kind, path: String, location: Diagnostic.Location? = nil, detail: String) {
      self.kind = kind
      self.path = path
      self.location = location
      self.detail = detail
    }
  }
}
