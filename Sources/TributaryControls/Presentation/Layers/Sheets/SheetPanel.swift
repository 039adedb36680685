import TributaryAnimation
import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryGestures
@_spi(Engine) import TributaryViews

/// A modifier that makes views the content of a sheet, which can be dragged between detents and dismissed.
///
///     ╭──────────────────────────────╮  ◂ detent; follows a drag up to the highest
///     │             ▁▁▁▁             │     drag indicator, in front of the views: occupies no space
///     │            views             │
///     └──────────────────────────────┘  ◂ bottom of the host
struct SheetPanel {
  let options: PresentationOptions
  /// A closure that dismisses the sheet; `nil` if a drag cannot dismiss it.
  let dismiss: (() -> Void)?
  /// The detent that a drag selected, if no binding stores the selection.
  @Binding var chosen: PresentationDetent?
  let room: SheetSpace
  @GestureState(resetTransaction: Transaction(animation: .sheet)) private var pull: CGFloat = 0
  @OwnedObject private var heights = SheetHeights()

  init(
    options: PresentationOptions, dismiss: (() -> Void)?, chosen: Binding<PresentationDetent?>, room: SheetSpace
  ) {
    self.options = options
    self.dismiss = dismiss
    _chosen = chosen
    self.room = room
  }

  private static let cornerRadius: CGFloat = 10
}

extension SheetPanel: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .top) {
        if showsGrabber {
          Capsule().fill(Color.gray.opacity(0.6)).frame(width: 40, height: 4).padding(.top, 6).allowsHitTesting(false)
        }
      }
      .modifier(PresentationBackgroundModifier(shape: shape, edges: .bottom))
      .frame(maxWidth: options.sizing == nil ? AutomaticPresentationSizing.width : nil)
      .contentShape(Rectangle())
      .modifier(
        SheetHeightModifier(
          detents: detents, selected: selected, pull: pull, mayLeave: dismiss != nil, heights: heights, room: room,
          sizing: options.sizing, isSizedDown: options.detents?.isEmpty ?? true)
      )
      .gesture(drag)
      .animation(.sheet, value: selected)
  }

  private var shape: UnevenRoundedRectangle {
    let radius = options.cornerRadius ?? Self.cornerRadius
    return UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius)
  }

  private var detents: Set<PresentationDetent> { options.heights }

  /// The selected detent; `nil` for the lowest one.
  private var selected: PresentationDetent? { options.selection?.selection.wrappedValue ?? chosen }

  /// Whether the drag indicator is visible; by default, if a drag has an effect.
  private var showsGrabber: Bool {
    switch options.dragIndicator ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: dismiss != nil || detents.count > 1
    }
  }

  /// The drag uses the space of the host, because the panel moves with it.
  private var drag: some Gesture {
    DragGesture(coordinateSpace: .global)
      .updating($pull) { drag, pull, _ in pull = drag.translation.height }
      .onEnded { drag in
        if let dismiss, heights.leaves(pulledBy: drag.predictedEndTranslation.height) {
          dismiss()
        } else if let detent = heights.nearest(pulledBy: drag.predictedEndTranslation.height) {
          select(detent)
        }
      }
  }

  private func select(_ detent: PresentationDetent) {
    if let place = options.selection { place.selection.wrappedValue = detent } else { chosen = detent }
  }
}

extension Color {
  /// Returns a backdrop that dims the views behind a modal layer.
  ///
  /// - Parameters:
  ///   - isThere: Whether the backdrop is visible and receives presses.
  ///   - onTap: The action for a press that does not become a drag.
  @MainActor
  static func backdrop(isThere: Bool = true, onTap: @escaping () -> Void) -> some View {
    Color.black.opacity(isThere ? 0.25 : 0).allowsHitTesting(isThere).ignoresSafeArea()
      .gesture(
        DragGesture(minimumDistance: 0).onEnded { drag in
          let way = max(abs(drag.translation.width), abs(drag.translation.height))
          if way < GestureLimits.rivalDistance { onTap() }
        })
  }
}
