@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A modifier that binds a scroll view to the id of the view at its anchor.
@_documentation(visibility: internal)
public struct ScrollViewIDModifier<ID: Hashable> {
  let id: Binding<ID?>
  let anchor: UnitPoint?
}

extension ScrollViewIDModifier: ViewModifier, BuiltInComposite {
  public func body(content: Content) -> some View {
    let id = id
    let now = id.wrappedValue
    let report: @MainActor (ScrollPositionRequestModifier.Find) -> Void = { find in
      guard let found = find({ $0.base as? ID })?.base as? ID, found != id.wrappedValue else { return }
      id.wrappedValue = found
    }
    return content.modifier(
      ScrollPositionRequestModifier(
        place: ScrollPositionRequest(goal: now.map { .view(AnyHashable($0), anchor: anchor) }, number: 0),
        anchor: anchor,
        kept: now.map { KeptView(id: AnyHashable($0), anchor: anchor) }, report: report, replace: report))
  }
}

/// A modifier that binds a scroll view to a position.
@_documentation(visibility: internal)
public struct ScrollPositionModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
}

extension ScrollPositionModifier: ViewModifier, BuiltInComposite {
  public func body(content: Content) -> some View {
    let position = position
    let now = position.wrappedValue
    return content.modifier(
      ScrollPositionRequestModifier(
        place: ScrollPositionRequest(goal: now.goal(anchor: anchor), number: now.requests, hasOwnAnchor: now.hasAnchor),
        anchor: anchor,
        kept: now.keptView(anchor: anchor),
        report: { find in
          var moved = position.wrappedValue
          let found = find { moved.usableID($0).map { AnyHashable($0) } }
          moved.moveByUser(to: found.flatMap { moved.usableID($0) })
          if moved != position.wrappedValue { position.wrappedValue = moved }
        },
        replace: { find in
          var other = position.wrappedValue
          guard let found = find({ other.usableID($0).map { AnyHashable($0) } }) else { return }
          if let id = other.usableID(found) { other.replaceView(by: id) }
          if other != position.wrappedValue { position.wrappedValue = other }
        }))
  }
}

extension View {
  /// Binds the first scroll view inside this view to the id of the view at its anchor.
  ///
  /// Changing the id scrolls to the view with that id. When input scrolls the content, the id becomes that of the
  /// target at the anchor. `scrollTargetLayout(isEnabled:)` and `scrollTarget(isEnabled:)` declare targets.
  ///
  /// The identified view keeps its place at the anchor while views before it are inserted, removed, reordered, or
  /// resized. When the view itself is removed, the id becomes that of the target that has taken its place.
  ///
  /// - Parameters:
  ///   - id: The id; `nil` requests no position.
  ///   - anchor: The point that is aligned in the view and the viewport; `nil` for the shortest movement, and for the
  ///     target at the top leading corner.
  ///
  /// > Source: conformance SCROLL-80 to SCROLL-83, SCROLL-87 to SCROLL-89.
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollViewIDModifier(id: id, anchor: anchor))
  }

  /// Binds the first scroll view inside this view to a position.
  ///
  /// At a requested edge, the viewport remains there when the content or the viewport changes its size. An identified
  /// view keeps its place. A requested point does not.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - anchor: The anchor of requested views without an explicit anchor, and of the target that is reported after a
  ///     scroll movement by input.
  ///
  /// > Source: conformance SCROLL-84 to SCROLL-86, SCROLL-106.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }
}
