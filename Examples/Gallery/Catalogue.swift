import Tributary

/// All pages, in the order in which they are flipped through.
@MainActor
enum Catalogue {
  static let pages: [Page] = drawingOrder + priorities + decorations + measuring + containers + input + drawing

  private static let drawingOrder = [
    Page(
      "zindex-scope", "The scope of zIndex",
      """
      zIndex counts within the nearest container. 100 inside the green stack does not help it: its stack has 0.5, \
      the red square 1. A Group is no container: 1.5 in it counts outside.
      """
    ) { ZIndexScopePage() },
    Page(
      "zindex-overlap", "zIndex in a VStack with negative spacing",
      "Rows overlap by 20 points; the one with zIndex 1 lies in front, and no row moves. Tap a row to raise it."
    ) { ZIndexOverlapPage() },
    Page(
      "zindex-leaving", "A card that leaves its deck",
      """
      Tap to take the middle cards. They leave between their neighbours, with and without a zIndex. In SwiftUI the \
      left one would drop behind: all of that deck have the same zIndex.
      """
    ) { ZIndexLeavingPage() },
    Page(
      "zindex-swap", "In front by zIndex, opacity or transition",
      """
      Tap to swap. zIndex is not animated: the order changes at once, while the places still move. Opacity and a \
      transition take their time.
      """
    ) { ZIndexSwapPage() },
    Page(
      "stable-ids", "Identity on the move",
      """
      Tap to swap A and C. Cards known by their names move, and keep their state. Cards known by their places stay, \
      and are given other names.
      """
    ) { StableIdsPage() },
    Page(
      "paint-order", "The order of overlays and backgrounds",
      "Root.overlay(A).background(D).overlay(B).background(C) is painted C, D, Root, A, B."
    ) { PaintOrderPage() },
  ]

  private static let priorities = [
    Page(
      "priority-hstack", "layoutPriority in an HStack",
      "Whoever has the higher priority is offered all but the least widths of the others."
    ) { PriorityHStackPage() },
    Page(
      "priority-vstack", "layoutPriority in a VStack",
      "Two colours and 20 points between them, the lower colour with priority 1: 0, 20 and 280 points of 300."
    ) { PriorityVStackPage() },
    Page(
      "priority-zstack", "layoutPriority in a ZStack",
      """
      A ZStack is as large as its layers of the highest priority; the others hang out. Tap below to choose the \
      layer that decides.
      """
    ) { PriorityZStackPage() },
    Page(
      "priority-rule", "Two readings of layoutPriority",
      """
      Text of lower priority beside a colour. By Apple's rule the colour is offered all but the text's least width. \
      If views that are not greedy came first, the text would be whole.
      """
    ) { PriorityRulePage() },
  ]

  private static let decorations = [
    Page(
      "overlay-zstack", "Overlay against ZStack",
      """
      The same badge over the same square. In a ZStack it takes room: 230 points. As an overlay it takes none: 200. \
      Each border is that of the whole.
      """,
      size: CGSize(width: 560, height: 320)
    ) { OverlayAgainstZStackPage() },
    Page(
      "background-bleed", "Backgrounds and the safe area",
      """
      A style as background reaches into the covered edges where its view touches them, unless told otherwise; the \
      views keep their frames. The square in the middle touches no edge.
      """,
      size: CGSize(width: 400, height: 800),
      safeAreaInsets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    ) { BackgroundBleedPage() },
  ]

  private static let measuring = [
    Page(
      "geometry-background", "A GeometryReader in a background",
      "The reader behind each text is proposed the text's size: it measures, and the text stays as large as it was."
    ) { GeometryBackgroundPage() },
    Page(
      "adaptive-size", "A size found by a hidden copy",
      """
      A hidden copy of the content, in the background and at its ideal height, tells how high the card has to be. \
      Tap the card for another text.
      """
    ) { AdaptiveSizePage() },
  ]

  private static let containers = [
    Page("grid", "A grid", "Columns are as wide as their widest cell; one cell covers two of them.") { GridPage() },
    Page(
      "custom-layout", "A layout of one's own",
      "Words in lines, placed by a Layout. Tap the label: the same words in a column, without being made anew."
    ) { CustomLayoutPage() },
    Page("view-that-fits", "The first that fits", "The same choice of three in 400, 220 and 60 points.") {
      ViewThatFitsPage()
    },
    Page(
      "scrolling", "Ten thousand rows",
      "Only the rows in sight exist. The bar is an inset of the safe area and tells how far the content has moved."
    ) { ScrollingPage() },
    Page(
      "lazy-grid", "Ten thousand tiles",
      "As many columns as fit. Only the lines in sight exist; the header of the section that is seen stays."
    ) { LazyGridPage() },
    Page(
      "list", "A list and a form",
      "Choose by the mouse or the arrow keys; Edit shows what deletes and moves rows; a header folds its section.",
      size: CGSize(width: 640, height: 400)
    ) { ListPage() },
  ]

  private static let input = [
    Page(
      "gestures", "Gestures", "Tap, hold and drag the tiles. A tap waits until it is clear that there is no second one."
    ) { GesturesPage() },
    Page(
      "controls", "Controls", "By the mouse, or by Tab, the arrow keys, Return and whatever else a control takes.",
      size: CGSize(width: 480, height: 360)
    ) { ControlsPage() },
    Page("presentation", "Pages and sheets", PresentationPage.explanation) { PresentationPage() },
    Page("bars", "Tabs, toolbars, menus", BarsPage.explanation) { BarsPage() },
  ]

  private static let drawing = [
    Page(
      "effects", "Gradients and effects",
      "All tiles are 80 points wide, whatever is done to what they show.", size: CGSize(width: 520, height: 540)
    ) { EffectsPage() },
    Page("text", "Text", "Styles, runs, limits, and letters of other scripts.", size: CGSize(width: 520, height: 320)) {
      TextPage()
    },
  ]

  /// The names with the titles, for readers without a terminal.
  static var summary: String {
    let width = pages.map(\.name.count).max() ?? 0
    let lines = pages.map { $0.name + String(repeating: " ", count: width - $0.name.count + 2) + $0.title + "\n" }
    return lines.joined() + "\nGallery PAGE prints one of them; --help tells more.\n"
  }
}
