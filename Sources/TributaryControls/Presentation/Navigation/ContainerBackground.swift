import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// A container whose background a view in it sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let number: UInt8

  /// The page of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(number: 0)
  /// A navigation split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(number: 1)
  /// A page of a tab view.
  public static let tabView = ContainerBackgroundPlacement(number: 2)
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(number: 3)
  /// The window.
  public static let window = ContainerBackgroundPlacement(number: 4)
}

/// The background of a page, which is either a style or a view.
struct PageBackground {
  var style: AnyShapeStyle?
  var views: AnyView?
  var alignment = Alignment.center
}

/// Equality of views by identity: newly created views are different.
extension PageBackground: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    let areStylesEqual =
      if let first = a.style, let second = b.style { first.isEqual(to: second) } else {
        a.style == nil && b.style == nil
      }
    return areStylesEqual && a.views?.storage === b.views?.storage && a.alignment == b.alignment
  }
}

/// A modifier that draws the background of a page.
struct PageBackgroundModifier {
  let ground: Binding<PageBackground?>
  /// The style of a page that sets no background.
  let standard: AnyShapeStyle
}

extension PageBackgroundModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    let ground = ground.wrappedValue
    content
      .background(alignment: ground?.alignment ?? .center) {
        if let views = ground?.views { views.ignoresSafeArea() }
      }
      .background(ground?.style ?? standard)
  }
}

extension View {
  /// Sets the background of the container of this view.
  ///
  /// The background of a navigation page fills the page. Other backgrounds fill this view and the adjacent unsafe
  /// areas.
  ///
  /// - Parameters:
  ///   - style: The style of the background.
  ///   - container: The container whose background is set.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    let isPage = container == .navigation
    return
      background(isPage ? AnyShapeStyle(Color.clear) : AnyShapeStyle(style))
      .navigationBar(NavigationBarSettings(pageBackground: isPage ? PageBackground(style: AnyShapeStyle(style)) : nil))
  }

  /// Sets the background of the container of this view to views.
  ///
  /// The background of a navigation page fills the page. Other backgrounds fill this view and the adjacent unsafe
  /// areas.
  ///
  /// - Parameters:
  ///   - container: The container whose background is set.
  ///   - alignment: The alignment of the views in the container.
  ///   - content: The views of the background.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    let isPage = container == .navigation
    return
      background(alignment: alignment) { if !isPage { content.ignoresSafeArea() } }
      .navigationBar(
        NavigationBarSettings(
          pageBackground: isPage ? PageBackground(views: AnyView(content), alignment: alignment) : nil))
  }
}
