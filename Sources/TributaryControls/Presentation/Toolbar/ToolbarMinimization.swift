@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// How scrolling minimizes a bar.
///
/// A minimized bar is hidden. Its items keep their state.
public struct ToolbarMinimizationBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case never, onScrollDown, onScrollUp
  }

  let kind: Kind?

  /// The default behavior, which is that of ``never``, because a bar never contains the field of a search.
  public static var automatic: ToolbarMinimizationBehavior { ToolbarMinimizationBehavior(kind: nil) }
  /// The bar is always displayed.
  public static let never = ToolbarMinimizationBehavior(kind: .never)
  /// The bar is hidden while the content is scrolled down.
  public static let onScrollDown = ToolbarMinimizationBehavior(kind: .onScrollDown)
  /// The bar is hidden while the content is scrolled up.
  public static let onScrollUp = ToolbarMinimizationBehavior(kind: .onScrollUp)
}

/// When a minimized bar is displayed again.
public struct ToolbarMinimizationRestoration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, atScrollEdge
  }

  let kind: Kind

  /// The bar is displayed when the direction of scrolling is reversed.
  public static let automatic = ToolbarMinimizationRestoration(kind: .automatic)
  /// The bar is displayed when the beginning of the content is reached. This applies only to bars that are minimized by
  /// scrolling down.
  public static let atScrollEdge = ToolbarMinimizationRestoration(kind: .atScrollEdge)
}

/// Whether the space of a minimized bar is available to the content.
public struct ToolbarMinimizationSafeAreaAdjustment: Hashable, Sendable {
  let isEnabled: Bool?

  /// The default: the safe area is adjusted.
  public static let automatic = ToolbarMinimizationSafeAreaAdjustment(isEnabled: nil)
  /// The safe area includes the space of the minimized bar.
  public static let enabled = ToolbarMinimizationSafeAreaAdjustment(isEnabled: true)
  /// The safe area is the same as with the bar, so that content stays in place.
  public static let disabled = ToolbarMinimizationSafeAreaAdjustment(isEnabled: false)
}

extension View {
  /// Sets whether scrolling in this view minimizes the top bar of its page.
  ///
  /// The first scroll view inside this view determines the state of the bar. The bar is hidden and displayed at once,
  /// without an animation. At the beginning of the content, a bar that is minimized by scrolling down is always
  /// displayed; a bar that is minimized by scrolling up is always displayed at the end.
  ///
  /// - Parameters:
  ///   - behavior: The direction of scrolling that minimizes the bar, if any.
  ///   - bars: The bars; the top bar if the list is empty. Other bars are always displayed.
  ///
  /// > Source: conformance TOOLBAR-40.
  public nonisolated func toolbarMinimizationBehavior(
    _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(ToolbarMinimizationModifier(behavior: bars.concernsUpperBar ? behavior.kind : nil))
  }

  /// Sets when the top bar of the page that contains this view is displayed again after it was minimized.
  ///
  /// - Parameters:
  ///   - restoration: The condition under which a minimized bar is displayed again.
  ///   - bars: The bars; the top bar if the list is empty. Other bars are never minimized.
  ///
  /// > Source: conformance TOOLBAR-41.
  public nonisolated func toolbarMinimizationRestoration(
    _ restoration: ToolbarMinimizationRestoration, for bars: ToolbarPlacement...
  ) -> some View {
    navigationBar(NavigationBarSettings(restoration: bars.concernsUpperBar ? restoration.kind : nil))
  }

  /// Sets whether the safe area includes the space of the top bar of the page while the bar is minimized.
  ///
  /// - Parameters:
  ///   - adjustment: Whether the safe area includes the space of a minimized bar.
  ///   - bars: The bars; the top bar if the list is empty. Other bars are never minimized.
  ///
  /// > Source: conformance TOOLBAR-42.
  public nonisolated func toolbarMinimizationSafeAreaAdjustment(
    _ adjustment: ToolbarMinimizationSafeAreaAdjustment, for bars: ToolbarPlacement...
  ) -> some View {
    navigationBar(NavigationBarSettings(adjustsSafeArea: bars.concernsUpperBar ? adjustment.isEnabled : nil))
  }
}

extension [ToolbarPlacement] {
  /// Whether a modifier for these bars applies to the top bar.
  fileprivate var concernsUpperBar: Bool { isEmpty || contains { $0.bar == .upper || $0.bar == .all } }
}

extension NavigationBarSettings {
  /// Returns whether the bar is hidden, given whether scrolling has minimized it.
  func hidesBar(whileMinimized isMinimized: Bool) -> Bool {
    isMinimized && (minimization == .onScrollDown || minimization == .onScrollUp)
  }
}

/// The state of the top bar of a page that scrolling can minimize.
struct BarMinimization {
  let isMinimized: Binding<Bool>
  let restoration: ToolbarMinimizationRestoration.Kind?
}

private struct BarMinimizationKey: EnvironmentKey {
  static var defaultValue: BarMinimization? { nil }
}

extension EnvironmentValues {
  /// The state of the top bar of the enclosing page; `nil` without a bar.
  var barMinimization: BarMinimization? {
    get { self[BarMinimizationKey.self] }
    set { self[BarMinimizationKey.self] = newValue }
  }
}

/// A modifier that minimizes the bar of a page in response to scrolling.
struct ToolbarMinimizationModifier {
  let behavior: ToolbarMinimizationBehavior.Kind?
  @Environment(\.barMinimization) private var bar

  nonisolated init(behavior: ToolbarMinimizationBehavior.Kind?) { self.behavior = behavior }

  /// The minimum length of content beyond the viewport with which the bar is minimized, in points. Shorter content
  /// could not be scrolled any more in the space of a minimized bar. The length is twice the height of a bar with a
  /// large title.
  private static var leastRange: CGFloat { 192 }

  /// The part of the geometry of a scroll view that determines the state of the bar.
  private struct Place: Equatable {
    let offset: CGFloat
    let height: CGFloat
    let isAtBeginning: Bool
    let isAtEnd: Bool
    let isLong: Bool

    init(_ geometry: ScrollGeometry) {
      offset = geometry.contentOffset.y
      height = geometry.containerSize.height
      let (insets, length) = (geometry.contentInsets, geometry.contentSize.height)
      isAtBeginning = offset <= -insets.top
      isAtEnd = offset + height >= length + insets.bottom
      isLong = insets.top + length + insets.bottom - height >= leastRange
    }
  }

  /// Minimizes or restores the bar after a movement of the content.
  private func respond(from old: Place, to new: Place) {
    let isAtEdge: Bool
    switch behavior {
    case .onScrollDown: isAtEdge = new.isAtBeginning
    case .onScrollUp: isAtEdge = new.isAtEnd
    case .never, nil: return
    }
    if isAtEdge { return set(false) }
    // The bar changes the height of the viewport, and thereby the offset at the end of the content.
    guard new.height == old.height, new.offset != old.offset else { return }
    let isDown = new.offset > old.offset
    if isDown == (behavior == .onScrollDown) {
      if new.isLong { set(true) }
    } else if !(behavior == .onScrollDown && bar?.restoration == .atScrollEdge) {
      set(false)
    }
  }

  private func set(_ isMinimized: Bool) {
    if let bar, bar.isMinimized.wrappedValue != isMinimized { bar.isMinimized.wrappedValue = isMinimized }
  }
}

extension ToolbarMinimizationModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content
      .onScrollGeometryChange(for: Place.self) {
        Place($0)
      } action: { old, new in
        respond(from: old, to: new)
      }
      .navigationBar(NavigationBarSettings(minimization: behavior))
      .onDisappear { set(false) }
  }
}
