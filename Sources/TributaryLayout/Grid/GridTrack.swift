import TributaryGeometry

/// A column or a row of a grid as the child of a stack, which divides the length among such.
///
/// It is as long as its longest member needs for what it is offered; members that stand on a guide need the union of
/// their extents about it.
final class GridTrack<Element: LayoutElement>: LayoutElement {
  private let axis: Axis
  private let track: GridPlan.Track
  private let cells: ContiguousArray<GridPlan.Cell>
  private let children: ContiguousArray<Element>
  /// The raw proposal across the track, for each cell of the grid.
  private let crosses: ContiguousArray<CGFloat>
  private(set) var isRigid = false

  init(
    _ track: GridPlan.Track, axis: Axis, cells: ContiguousArray<GridPlan.Cell>, children: ContiguousArray<Element>,
    crosses: ContiguousArray<CGFloat>
  ) {
    self.track = track
    self.axis = axis
    self.cells = cells
    self.children = children
    self.crosses = crosses
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let offer = proposal.raw(axis)
    var longest: CGFloat = 0
    var extent = GridExtent()
    isRigid = true
    for index in track.members {
      let cell = cells[index]
      let child = children[index]
      let isUnsized = cell.unsizedAxes.contains(Axis.Set(axis))
      let inner = ProposedViewSize(major: isUnsized ? 0 : offer, minor: crosses[index], axis: axis)
      let size = child.usableSize(for: inner)
      let length = size.length(along: axis)
      if !child.isRigid { isRigid = false }
      longest = max(longest, length)
      if cell.anchor == nil, !isUnsized, cell.alignment == nil || axis == .vertical {
        extent.add(length, guide: child.dimensions(of: size, for: inner).value(of: track.alignment).asCoordinate)
      }
    }
    let length = max(longest, extent.length)
    return axis == .horizontal ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length)
  }

  var layoutPriority: Double { track.priority == -.infinity && track.members.isEmpty ? 0 : track.priority }
  var viewSpacing: ViewSpacing { ViewSpacing() }
  var hasExplicitGuides: Bool { false }
  func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
  func place(at origin: CGPoint, proposal: ProposedViewSize) {}
}

/// The union of lengths that meet on a line.
///
///     length 30 guide 5, length 40 guide 20   →   line at 20, length 45
struct GridExtent {
  private var low = CGFloat.infinity
  private var high = -CGFloat.infinity

  mutating func add(_ length: CGFloat, guide: CGFloat) {
    low = min(low, -guide)
    high = max(high, length - guide)
  }

  /// From the first start to the last end, in points; 0 for none.
  var length: CGFloat { (high - low).asLength }

  /// Where the line is in a track of a length: the union stands where a view of its length would by default.
  func line(in track: CGFloat, alignment: AlignmentKey) -> CGFloat {
    let start: CGFloat =
      switch alignment.kind {
      case .start, .custom, .firstTextBaseline, .lastTextBaseline: 0
      case .center: ((track - length) / 2).asCoordinate
      case .end: (track - length).asCoordinate
      }
    return (start - low).asCoordinate
  }
}
