import TributaryFeedback
public import TributaryGeometry

/// Where a scroll view stands: at a view, an edge or a point, or where input has moved it.
///
///     @State private var position = ScrollPosition(edge: .bottom)
///
///     ScrollView { messages }.scrollPosition($position)
///     Button("Up") { position.scrollTo(edge: .top) }
///
/// > Source: conformance SCROLL-80 to SCROLL-86.
public struct ScrollPosition: Equatable, Sendable {
  enum Place: Equatable, Sendable {
    case nowhere
    case view(ViewID, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    case user(ViewID?)
  }

  /// The id of a view.
  struct ViewID: Equatable, Sendable {
    let id: any Hashable & Sendable

    static func == (a: ViewID, b: ViewID) -> Bool { AnyHashable(a.id) == AnyHashable(b.id) }
  }

  private(set) var place: Place
  /// How often something was asked for: the same goal may be asked for again.
  private(set) var requests = 0
  /// Makes an id of the chosen type of another id.
  private let makeID: @Sendable (AnyHashable) -> (any Hashable & Sendable)?
  private let typeOfIDs: ObjectIdentifier

  private init<ID: Hashable & Sendable>(_ place: Place, _ type: ID.Type) {
    self.place = place
    typeOfIDs = ObjectIdentifier(type)
    makeID = { $0.base as? ID }
  }

  /// Creates a position at the view with an id.
  ///
  /// - Parameter anchor: The point of the view and of the viewport that shall meet; `nil` for as little movement as
  ///   possible.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(ViewID(id: id), anchor: anchor), ID.self)
  }

  /// Creates a position where the scroll view stands by itself, which learns of views whose ids have a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.init(.nowhere, idType) }

  /// Creates a position at an edge of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { self.init(.edge(edge), idType) }

  /// Creates a position at a point of the content, which stands at the top left corner of the viewport.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), idType)
  }

  /// Creates a position at a point of the content, which stands at the top left corner of the viewport.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), idType)
  }

  /// Creates a position at a distance from the left edge of the content, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), idType)
  }

  /// Creates a position at a distance from the upper edge of the content, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), idType)
  }

  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
    a.place == b.place && a.requests == b.requests && a.typeOfIDs == b.typeOfIDs
  }
}

extension ScrollPosition: ForcedChange {
  package var said: Any { place }
}

extension ScrollPosition {
  /// Whether input has moved the scroll view since something was asked for.
  public var isPositionedByUser: Bool {
    get {
      if case .user = place { true } else { false }
    }
    set {
      if newValue, !isPositionedByUser { place = .user(currentID) }
      if !newValue, isPositionedByUser { place = .nowhere }
    }
  }

  /// The edge that was asked for; `nil` if something else was, or input has moved the scroll view.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The point that was asked for; `nil` if something else was, or input has moved the scroll view.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  /// The distance from the left edge that was asked for, in points.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

  /// The distance from the upper edge that was asked for, in points.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  private var currentID: ViewID? {
    switch place {
    case .view(let id, _): id
    case .user(let id): id
    default: nil
    }
  }

  /// The id of the view that was asked for, or that stands at the anchor since input has moved the scroll view.
  public var viewID: (any Hashable & Sendable)? { currentID?.id }

  /// Returns the id of the view, if it has a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { currentID?.id as? T }

  /// Asks for the view with an id.
  ///
  /// - Parameter anchor: The point of the view and of the viewport that shall meet; `nil` for as little movement as possible.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    ask(for: .view(ViewID(id: id), anchor: anchor))
  }

  /// Asks for an edge of the content.
  public mutating func scrollTo(edge: Edge) { ask(for: .edge(edge)) }

  /// Asks for a point of the content, which shall stand at the top left corner of the viewport.
  public mutating func scrollTo(point: CGPoint) { ask(for: .point(x: point.x, y: point.y)) }

  /// Asks for a point of the content, which shall stand at the top left corner of the viewport.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(for: .point(x: x, y: y)) }

  /// Asks for a distance from the left edge of the content, in points.
  public mutating func scrollTo(x: CGFloat) { ask(for: .point(x: x, y: nil)) }

  /// Asks for a distance from the upper edge of the content, in points.
  public mutating func scrollTo(y: CGFloat) { ask(for: .point(x: nil, y: y)) }

  private mutating func ask(for place: Place) {
    self.place = place
    requests &+= 1
  }

  /// What is asked for of a scroll view; `nil` for nothing.
  func goal(anchor: UnitPoint?) -> ScrollGoal? {
    switch place {
    case .nowhere, .user: nil
    case .view(let id, let own): .view(AnyHashable(id.id), anchor: own ?? anchor)
    case .edge(let edge): .edge(edge)
    case .point(let x, let y): .point(x: x, y: y)
    }
  }

  /// Returns an id of the chosen type.
  func usableID(_ id: AnyHashable) -> (any Hashable & Sendable)? { makeID(id) }

  /// Returns the view that keeps its place while the content changes; `nil` for none.
  func keptView(anchor: UnitPoint?) -> KeptView? {
    switch place {
    case .nowhere, .edge, .point: nil
    case .view(let id, let own): KeptView(id: AnyHashable(id.id), anchor: own ?? anchor)
    case .user(let id): id.map { KeptView(id: AnyHashable($0.id), anchor: anchor) }
    }
  }

  /// Returns the view was removed, and another view has come into its place.
  mutating func replaceView(by id: any Hashable & Sendable) {
    switch place {
    case .view(_, let anchor): place = .view(ViewID(id: id), anchor: anchor)
    case .user: place = .user(ViewID(id: id))
    case .nowhere, .edge, .point: break
    }
  }

  /// Input has moved the scroll view.
  mutating func moveByUser(to id: (any Hashable & Sendable)?) { place = .user(id.map { ViewID(id: $0) }) }
}
