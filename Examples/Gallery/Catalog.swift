import Tributary

/// All pages, in their order of presentation.
@MainActor
enum Catalog {
  static let pages: [Page] = drawingOrder + priorities + decorations + measuring + containers + input + drawing

  private static let drawingOrder = [
    Page(
      "zindex-scope", "The scope of zIndex",
      """
      zIndex applies within the nearest container. The 100 inside the green stack has no effect outside it: the stack \
      has 0.5, the red square has 1. A Group is not a container, so the 1.5 inside it applies outside.
      """
    ) { ZIndexScopePage().scrollsInNarrowWindows() },
    Page(
      "zindex-overlap", "zIndex in a VStack with negative spacing",
      "Rows overlap by 20 points. The row with zIndex 1 is in front, and no row moves. Tap a row to raise it."
    ) { ZIndexOverlapPage().scrollsInNarrowWindows() },
    Page(
      "zindex-leaving", "Removing a card from a deck",
      """
      Tap to remove the middle cards. They keep their place in the drawing order, with and without a zIndex. In \
      SwiftUI the left card would move behind the others, because all cards of its deck have the same zIndex.
      """
    ) { ZIndexLeavingPage().scrollsInNarrowWindows() },
    Page(
      "zindex-swap", "Swapping by zIndex, opacity, or transition",
      """
      Tap to swap. zIndex is not animated: the order changes immediately, while the positions are still moving. \
      Opacity and a transition are animated.
      """
    ) { ZIndexSwapPage().scrollsInNarrowWindows() },
    Page(
      "stable-ids", "Identity of moved views",
      """
      Tap to swap A and C. Cards that are identified by name move and keep their state. Cards that are identified by \
      position stay and receive other names.
      """
    ) { StableIdsPage().scrollsInNarrowWindows() },
    Page(
      "paint-order", "The order of overlays and backgrounds",
      "Root.overlay(A).background(D).overlay(B).background(C) is painted in the order C, D, Root, A, B."
    ) { PaintOrderPage() },
  ]

  private static let priorities = [
    Page(
      "priority-hstack", "layoutPriority in an HStack",
      "The view with the higher priority is offered everything except the minimum widths of the others."
    ) { PriorityHStackPage().scrollsInNarrowWindows() },
    Page(
      "priority-vstack", "layoutPriority in a VStack",
      "Two colors with a gap of 20 points. The lower color has priority 1: 0, 20, and 280 of 300 points."
    ) { PriorityVStackPage().scrollsInNarrowWindows() },
    Page(
      "priority-zstack", "layoutPriority in a ZStack",
      """
      A ZStack is as large as its layers of the highest priority; other layers can extend beyond it. Tap below to \
      choose the layer that determines the size.
      """
    ) { PriorityZStackPage() },
    Page(
      "priority-rule", "Two readings of layoutPriority",
      """
      Text with a lower priority beside a color. By Apple's rule, the color is offered everything except the minimum \
      width of the text. If inflexible views came first, the text would be complete.
      """
    ) { PriorityRulePage().scrollsInNarrowWindows() },
  ]

  private static let decorations = [
    Page(
      "overlay-zstack", "Overlay and ZStack",
      """
      The same badge over the same square. In a ZStack, the badge adds to the size: 230 points. As an overlay, it does \
      not: 200 points. The borders show the sizes.
      """,
      size: CGSize(width: 560, height: 320)
    ) { OverlayAgainstZStackPage().scrollsInNarrowWindows() },
    Page(
      "background-bleed", "Backgrounds and the safe area",
      """
      A style in the background extends into the unsafe edges that its view touches, unless you specify otherwise. The \
      views keep their frames. The square in the middle touches no edge.
      """,
      size: CGSize(width: 400, height: 800),
      safeAreaInsets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    ) { BackgroundBleedPage() },
  ]

  private static let measuring = [
    Page(
      "geometry-background", "A GeometryReader in a background",
      "The reader behind each text receives the size of the text. It measures the text without changing it."
    ) { GeometryBackgroundPage() },
    Page(
      "adaptive-size", "A size from a hidden copy",
      """
      A hidden copy of the content in the background, at its ideal height, determines the height of the card. Tap the \
      card to change the text.
      """
    ) { AdaptiveSizePage() },
  ]

  private static let containers = [
    Page("grid", "A grid", "Columns are as wide as their widest cell; one cell covers two of them.") { GridPage() },
    Page(
      "custom-layout", "A custom layout",
      "A Layout places words in lines. Tap the label to move the same words into a column; they keep their identity."
    ) { CustomLayoutPage() },
    Page("view-that-fits", "The first view that fits", "The same three alternatives in 400, 220, and 60 points.") {
      ViewThatFitsPage().scrollsInNarrowWindows()
    },
    Page(
      "scrolling", "Ten thousand rows",
      "Only the visible rows exist. The bar is a safe area inset and shows the scroll offset."
    ) { ScrollingPage() },
    Page(
      "lazy-grid", "Ten thousand tiles",
      "As many columns as fit. Only the visible lines exist. The header of the visible section is pinned."
    ) { LazyGridPage() },
    Page(
      "list", "A list and a form",
      "Select with the mouse or the arrow keys. Edit shows controls to delete and move rows. A header collapses its section.",
      size: CGSize(width: 640, height: 400)
    ) { ListPage() },
  ]

  private static let input = [
    Page(
      "gestures", "Gestures", "Tap, hold, and drag the tiles. A single tap waits for a possible second tap."
    ) { GesturesPage().scrollsInNarrowWindows() },
    Page(
      "controls", "Controls", "Use the mouse, or Tab, the arrow keys, Return, and the other keys of each control.",
      size: CGSize(width: 480, height: 360)
    ) { ControlsPage() },
    Page("presentation", "Pages and sheets", PresentationPage.explanation) { PresentationPage() },
    Page("bars", "Tabs, toolbars, and menus", BarsPage.explanation) { BarsPage() },
  ]

  private static let drawing = [
    Page(
      "effects", "Gradients and effects",
      "All tiles are 80 points wide. Effects do not change the layout.", size: CGSize(width: 520, height: 540)
    ) { EffectsPage().scrollsInNarrowWindows() },
    Page("text", "Text", "Styles, runs, limits, and other scripts.", size: CGSize(width: 520, height: 320)) {
      TextPage().scrollsInNarrowWindows()
    },
  ]

  /// The names with the titles, for output without a terminal.
  static var summary: String {
    let width = pages.map(\.name.count).max() ?? 0
    let lines = pages.map { $0.name + String(repeating: " ", count: width - $0.name.count + 2) + $0.title + "\n" }
    return lines.joined() + "\nGallery PAGE prints one page; --help lists all options.\n"
  }
}
