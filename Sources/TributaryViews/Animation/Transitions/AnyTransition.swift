public import TributaryGeometry

/// How a view comes and goes when that is animated.
///
/// Offsets, scale and opacity of a transition touch what is drawn only: layout and preferences know a view that comes
/// from the start, and one that goes no longer.
public struct AnyTransition {
  /// From the innermost to the outermost.
  package var parts: ContiguousArray<Part>

  /// Something that a transition does, with the animation that shows it.
  package struct Part {
    var arrival = TransitionLook()
    var departure = TransitionLook()
    /// `nil`: that of the transaction.
    var arrivalAnimation: Animation??
    var departureAnimation: Animation??
  }

  init(_ parts: ContiguousArray<Part>) { self.parts = parts }

  private init(arrival: TransitionLook, departure: TransitionLook) {
    self.init([Part(arrival: arrival, departure: departure)])
  }

  private init(_ look: TransitionLook) { self.init(arrival: look, departure: look) }

  /// The view is there or not; nothing is animated.
  public static var identity: AnyTransition { AnyTransition([]) }

  /// The view fades in and out. This is what happens to a view without a transition.
  public static var opacity: AnyTransition { AnyTransition(TransitionLook(opacity: 0)) }

  /// The view comes from its leading edge and goes to its trailing edge, each time by its own width.
  public static var slide: AnyTransition {
    AnyTransition(arrival: .beyond(.leading), departure: .beyond(.trailing))
  }

  /// The view comes from an edge of its own and goes back there, by its own width or height.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.beyond(edge)) }

  /// The view comes from an edge of its own and goes to the opposite one, fading in and out.
  public static func push(from edge: Edge) -> AnyTransition {
    var (arrival, departure) = (TransitionLook.beyond(edge), TransitionLook.beyond(edge))
    departure.share = CGSize(width: -arrival.share.width, height: -arrival.share.height)
    (arrival.opacity, departure.opacity) = (0, 0)
    return AnyTransition(arrival: arrival, departure: departure)
  }

  /// The view grows from its centre and shrinks to it.
  public static var scale: AnyTransition { scale(scale: 1e-5) }

  /// The view grows and shrinks about a point of it.
  ///
  /// - Parameter scale: The size of the view that is not there, as a factor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(TransitionLook(scale: Double(scale), anchor: anchor))
  }

  /// The view comes from some distance and goes back there, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(TransitionLook(offset: offset)) }

  /// The view comes from some distance and goes back there, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  /// One transition for a view that comes, another for one that goes.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    let coming = insertion.parts.map { part in
      var part = part
      part.departure = part.arrival.neutral
      return part
    }
    let going = removal.parts.map { part in
      var part = part
      part.arrival = part.departure.neutral
      return part
    }
    return AnyTransition(ContiguousArray(coming + going))
  }

  /// Both transitions at once; `other` is applied outside of this one.
  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(parts + other.parts) }

  /// This transition, shown by an animation of its own whatever shows the change around it; `nil` at once.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(
      ContiguousArray(
        parts.map { part in
          var part = part
          part.arrivalAnimation = .some(animation)
          part.departureAnimation = .some(animation)
          return part
        }))
  }

  /// Whether something is animated also where the transaction asks for nothing.
  var animatesByItself: Bool {
    parts.contains { ($0.arrivalAnimation ?? nil) != nil || ($0.departureAnimation ?? nil) != nil }
  }
}

extension TransitionLook {
  /// Moved beyond an edge by the item's own length; leading is left.
  fileprivate static func beyond(_ edge: Edge) -> TransitionLook {
    switch edge {
    case .leading: TransitionLook(share: CGSize(width: -1, height: 0))
    case .trailing: TransitionLook(share: CGSize(width: 1, height: 0))
    case .top: TransitionLook(share: CGSize(width: 0, height: -1))
    case .bottom: TransitionLook(share: CGSize(width: 0, height: 1))
    }
  }
}
