import TributaryDiagnostics
public import TributaryGeometry
@_spi(Engine) public import TributaryEngine

/// The position of a scroll view: a view, an edge, a point, or a position that results from input.
///
///     @State private var position = ScrollPosition(edge: .bottom)
///
///     ScrollView { messages }.scrollPosition($position)
///     Button("Up") { position.scrollTo(edge: .top) }
///
/// > Source: conformance SCROLL-80 to SCROLL-86.
public struct ScrollPosition: Equatable, Sendable {
  /// The view, the edge, or the point at which the content is positioned.
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
  /// The number of requests, which distinguishes repeated requests for the same goal.
  private(set) var requests = 0
  /// A function that converts an id to the id type; `nil` for ids of other types.
  private let makeID: @Sendable (AnyHashable) -> (any Hashable & Sendable)?
  private let typeOfIDs: ObjectIdentifier

  private init<ID: Hashable & Sendable>(_ place: Place, _ type: ID.Type) {
    self.place = place
    typeOfIDs = ObjectIdentifier(type)
    makeID = { $0.base as? ID }
  }

  /// Creates a position at the view with the given id.
  ///
  /// - Parameters:
  ///   - id: The id of the view.
  ///   - anchor: The point that is aligned in the view and the viewport; `nil` for the shortest movement.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(ViewID(id: id), anchor: anchor), ID.self)
  }

  /// Creates a position without a goal, which identifies views by ids of a type.
  ///
  /// - Parameter idType: The type of the identifiers of views.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.init(.nowhere, idType) }

  /// Creates a position at an edge of the content.
  ///
  /// - Parameters:
  ///   - idType: The type of the identifiers of views.
  ///   - edge: The edge of the content that is visible.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { self.init(.edge(edge), idType) }

  /// Creates a position with a point of the content at the top left corner of the viewport, in points.
  ///
  /// - Parameters:
  ///   - idType: The type of the identifiers of views.
  ///   - point: The point of the content at the top left of the viewport, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), idType)
  }

  /// Creates a position with a point of the content at the top left corner of the viewport, in points.
  ///
  /// - Parameters:
  ///   - idType: The type of the identifiers of views.
  ///   - x: The horizontal offset of the content, in points.
  ///   - y: The vertical offset of the content, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), idType)
  }

  /// Creates a position at a distance from the left edge of the content, in points.
  ///
  /// - Parameters:
  ///   - idType: The type of the identifiers of views.
  ///   - x: The horizontal offset of the content, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), idType)
  }

  /// Creates a position at a distance from the top edge of the content, in points.
  ///
  /// - Parameters:
  ///   - idType: The type of the identifiers of views.
  ///   - y: The vertical offset of the content, in points.
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
  /// Whether input has scrolled the scroll view since the last request.
  public var isPositionedByUser: Bool {
    get {
      if case .user = place { true } else { false }
    }
    set {
      if newValue, !isPositionedByUser { place = .user(currentID) }
      if !newValue, isPositionedByUser { place = .nowhere }
    }
  }

  /// The requested edge; `nil` for other requests and after input has scrolled the scroll view.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The requested point, in points; `nil` for other requests and after input has scrolled the scroll view.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  /// The requested distance from the left edge, in points; `nil` for other requests and after a scroll movement by
  /// input.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

  /// The requested distance from the top edge, in points; `nil` for other requests and after a scroll movement by
  /// input.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  private var currentID: ViewID? {
    switch place {
    case .view(let id, _): id
    case .user(let id): id
    default: nil
    }
  }

  /// The id of the requested view or, after a scroll movement by input, of the view at the anchor.
  public var viewID: (any Hashable & Sendable)? { currentID?.id }

  /// Returns the id of the view as a type; `nil` if the position has no id of that type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { currentID?.id as? T }

  /// Requests the view with the given id.
  ///
  /// - Parameters:
  ///   - id: The id of the view.
  ///   - anchor: The point that is aligned in the view and the viewport; `nil` for the shortest movement.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    ask(for: .view(ViewID(id: id), anchor: anchor))
  }

  /// Requests an edge of the content.
  public mutating func scrollTo(edge: Edge) { ask(for: .edge(edge)) }

  /// Requests a point of the content for the top left corner of the viewport, in points.
  public mutating func scrollTo(point: CGPoint) { ask(for: .point(x: point.x, y: point.y)) }

  /// Requests a point of the content for the top left corner of the viewport, in points.
  ///
  /// - Parameters:
  ///   - x: The distance from the left edge of the content, in points.
  ///   - y: The distance from the top of the content, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(for: .point(x: x, y: y)) }

  /// Requests a distance from the left edge of the content, in points.
  ///
  /// - Parameter x: The distance from the left edge of the content, in points.
  public mutating func scrollTo(x: CGFloat) { ask(for: .point(x: x, y: nil)) }

  /// Requests a distance from the top edge of the content, in points.
  ///
  /// - Parameter y: The distance from the top of the content, in points.
  public mutating func scrollTo(y: CGFloat) { ask(for: .point(x: nil, y: y)) }

  private mutating func ask(for place: Place) {
    self.place = place
    requests &+= 1
  }

  /// Returns the goal for the scroll view; `nil` without a request.
  func goal(anchor: UnitPoint?) -> ScrollGoal? {
    switch place {
    case .nowhere, .user: nil
    case .view(let id, let own): .view(AnyHashable(id.id), anchor: own ?? anchor)
    case .edge(let edge): .edge(edge)
    case .point(let x, let y): .point(x: x, y: y)
    }
  }

  /// Whether a requested view has an anchor.
  var hasAnchor: Bool { if case .view(_, _?) = place { true } else { false } }

  /// Returns an id of the id type; `nil` for ids of other types.
  func usableID(_ id: AnyHashable) -> (any Hashable & Sendable)? { makeID(id) }

  /// Returns the view that keeps its place while the content changes; `nil` for none.
  func keptView(anchor: UnitPoint?) -> KeptView? {
    switch place {
    case .nowhere, .edge, .point: nil
    case .view(let id, let own): KeptView(id: AnyHashable(id.id), anchor: own ?? anchor)
    case .user(let id): id.map { KeptView(id: AnyHashable($0.id), anchor: anchor) }
    }
  }

  /// Replaces a removed view with the view that has taken its place.
  mutating func replaceView(by id: any Hashable & Sendable) {
    switch place {
    case .view(_, let anchor): place = .view(ViewID(id: id), anchor: anchor)
    case .user: place = .user(ViewID(id: id))
    case .nowhere, .edge, .point: break
    }
  }

  /// Records a scroll movement by input.
  mutating func moveByUser(to id: (any Hashable & Sendable)?) { place = .user(id.map { ViewID(id: $0) }) }
}

private enum ScrollTargetAnchorKey: TransactionKey {
  static var defaultValue: UnitPoint? { nil }
}

extension Transaction {
  /// The point that a scroll movement to a view aligns in the view and the viewport; `nil` for no preference.
  ///
  /// The anchor applies to changes of the id or the position of `scrollPosition`, instead of the anchor of that
  /// modifier, and to `ScrollViewProxy.scrollTo(_:anchor:)` without an anchor. A request with an anchor uses its own.
  ///
  ///     withTransaction(\.scrollTargetAnchor, .bottom) { id = items.last?.id }
  ///
  /// > Source: conformance SCROLL-107.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }
}
