import TributaryAnimation
import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLayout
import TributaryMotion
@_spi(Engine) import TributaryViews

/// The presentation of a popover: a panel beside a rectangle, while the identifier is not `nil`.
struct PopoverFrame<ID: Hashable, Content: View> {
  let isPresented: Binding<Bool>
  /// The identity of the presented popover; `nil` for no popover.
  let id: ID?
  /// The rectangle to which the popover is attached, in the coordinate space of the host; `nil` while it is not known.
  let target: CGRect?
  let edge: Edge
  var alignment: CGFloat = 0.5
  let content: (ID) -> Content
  @State private var options = PresentationOptions()

  init(
    isPresented: Binding<Bool>, id: ID?, target: CGRect?, edge: Edge, alignment: CGFloat = 0.5,
    @ViewBuilder content: @escaping (ID) -> Content
  ) {
    self.isPresented = isPresented
    self.id = id
    self.target = target
    self.edge = edge
    self.alignment = alignment
    self.content = content
  }
}

extension PopoverFrame: PresentedLayer, BuiltInComposite {
  var isVacant: Bool { id == nil }

  var vacated: PopoverFrame {
    PopoverFrame(isPresented: isPresented, id: nil, target: nil, edge: edge, alignment: alignment, content: content)
  }

  var body: some View {
    Group {
      if let id, let target {
        Color.clear.contentShape(Rectangle()).ignoresSafeArea()
          .gesture(DragGesture(minimumDistance: 0).onEnded { _ in dismissByHand?() })
          .transition(.identity)
        GeometryReader { room in
          let origin = room.frame(in: .global).origin
          PopoverLayout(target: target.offsetBy(dx: -origin.x, dy: -origin.y), edge: edge, alignment: alignment) {
            panel(id)
          }
        }
        .transition(.opacity)
        .id(id)
      }
    }
    .modifier(PresentationSchemeModifier())
    .dismissed(by: isPresented)
    .animation(.dialog, value: target == nil ? nil : id)
  }

  private func panel(_ id: ID) -> some View {
    VStack { content(id) }
      .modifier(PresentationBackgroundModifier(shape: shape))
      .contentShape(Rectangle())
      .gesture(DragGesture(minimumDistance: 0))
      .onPreferenceChange(PresentationKey.self) { options = $0 }
      .onExitCommand(perform: dismissByHand)
      .modifier(PresentationEnvironmentModifier())
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: options.cornerRadius ?? 8) }

  /// The action with which the user dismisses the popover; `nil` if interactive dismissal is disabled.
  private var dismissByHand: (() -> Void)? {
    options.interactiveDismissal(of: isPresented)
  }
}

/// A layout that places a view beside a rectangle: on the preferred side, or on the opposite side if that has more
/// space.
///
///     ╭──────────╮
///     │ popover  │    edge top
///     ╰──────────╯
///       ┌──────┐
///       │ view │
///       └──────┘
///
/// > Source: conformance POPOVER-02, POPOVER-03.
struct PopoverLayout: Layout {
  /// The rectangle in the local coordinates of this layout, in points.
  let target: CGRect
  let edge: Edge
  /// The alignment of the panel along the edge: 0 aligns the beginnings, 0.5 the centers.
  var alignment: CGFloat = 0.5

  /// The spacing between the rectangle and the view, and between the view and the bounds, in points.
  private static let gap: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      let room = ProposedViewSize(width: bounds.width - 2 * Self.gap, height: bounds.height - 2 * Self.gap)
      let size = subview.sizeThatFits(room)
      let origin = Self.origin(of: size, beside: target, on: edge, alignment, in: bounds)
      subview.place(at: origin, proposal: ProposedViewSize(size))
    }
  }

  /// Returns the origin of a panel, in the coordinates of `bounds`.
  static func origin(
    of size: CGSize, beside target: CGRect, on edge: Edge, _ alignment: CGFloat, in bounds: CGRect
  ) -> CGPoint {
    var origin = CGPoint(
      x: target.minX + (target.width - size.width) * alignment,
      y: target.minY + (target.height - size.height) * alignment)
    switch edge {
    case .top, .bottom:
      let (above, below) = (target.minY - bounds.minY, bounds.maxY - target.maxY)
      let isAbove = choice(edge == .top, above, below, size.height + gap)
      origin.y = isAbove ? target.minY - gap - size.height : target.maxY + gap
    case .leading, .trailing:
      let (before, behind) = (target.minX - bounds.minX, bounds.maxX - target.maxX)
      let isBefore = choice(edge == .leading, before, behind, size.width + gap)
      origin.x = isBefore ? target.minX - gap - size.width : target.maxX + gap
    }
    return CGPoint(
      x: clamped(origin.x, size.width, bounds.minX, bounds.maxX),
      y: clamped(origin.y, size.height, bounds.minY, bounds.maxY))
  }

  /// Returns whether the first side is used. The preferred side is used if it is large enough, then the other side if
  /// that is large enough, and otherwise the larger one.
  private static func choice(_ wantsFirst: Bool, _ first: CGFloat, _ second: CGFloat, _ length: CGFloat) -> Bool {
    if (wantsFirst ? first : second) >= length { return wantsFirst }
    if (wantsFirst ? second : first) >= length { return !wantsFirst }
    return first == second ? wantsFirst : first > second
  }

  private static func clamped(_ start: CGFloat, _ length: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
    max(lower + gap, min(start, upper - gap - length))
  }
}
