@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// The decoration that a list draws behind the view of a row: background, selection, separator.
struct ListRowDrawing {
  let rendering: ListRendering
  let position: ListRowPosition
  let isSelected: Bool
  let hasBackground: Bool
  let tint: Color?
  /// The horizontal extent of the separator above the row, in points from the left edge of the area of the row.
  let separator: ClosedRange<CGFloat>
  let isMirrored: Bool
  let environment: EnvironmentValues

  /// Draws the decoration of the row.
  ///
  /// - Parameters:
  ///   - ground: The area of the row, in the coordinate space of the recorder.
  ///   - background: A closure that draws the background view of the row.
  func draw(
    _ ground: CGRect, into recorder: inout DisplayRecorder, background: (inout DisplayRecorder) -> Void
  ) {
    if position.part == .header, !rendering.pinnedViews.isEmpty {
      // A pinned header hides the rows that scroll under it.
      recorder.append(.rectangle(ground, environment.backgroundPaint))
    }
    guard position.part == .content else { return background(&recorder) }
    if rendering.hasSectionBackgrounds, !hasBackground {
      fill(ground, AnyShapeStyle(Color.gray).opacity(0.12), radius: rendering.cornerRadius, &recorder)
    }
    background(&recorder)
    if isSelected {
      fill(
        ground, AnyShapeStyle(.tint).opacity(0.3), radius: max(rendering.cornerRadius, rendering.selectionRadius),
        &recorder)
      drawCheckmark(ground, &recorder)
    }
    if position.isSeparated {
      let line = CGRect(
        x: ground.minX + separator.lowerBound, y: ground.minY,
        width: separator.upperBound - separator.lowerBound, height: 1)
      let paint =
        tint.map { AnyShapeStyle($0)._paint(in: environment) } ?? SeparatorShapeStyle()._paint(in: environment)
      recorder.append(.rectangle(line, paint))
    }
  }

  /// Fills the area of the row, with rounded corners at the ends of its section.
  private func fill(_ ground: CGRect, _ style: some ShapeStyle, radius: CGFloat, _ recorder: inout DisplayRecorder) {
    let isAlone = rendering.selectionRadius > 0 && !rendering.hasSectionBackgrounds
    let top = position.isFirst || isAlone ? radius : 0
    let bottom = position.isLast || isAlone ? radius : 0
    let paint = style._paint(in: environment)
    if top == 0, bottom == 0 {
      recorder.append(.rectangle(ground, paint))
      return
    }
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top)
    recorder.append(.path(DisplayPath(shape.path(in: ground), .fill(FillStyle()), paint)))
  }

  /// Draws a check mark before the view of the row, to show the selection in output without colors.
  private func drawCheckmark(_ ground: CGRect, _ recorder: inout DisplayRecorder) {
    guard let symbol = Symbol.named("checkmark"), ground.width >= Self.checkmarkSize + 2 else { return }
    let x = isMirrored ? ground.maxX - Self.checkmarkSize - 1 : ground.minX + 1
    let frame = CGRect(
      x: x, y: ground.midY - Self.checkmarkSize / 2, width: Self.checkmarkSize, height: Self.checkmarkSize)
    let paint = AnyShapeStyle(.tint)._paint(in: environment)
    recorder.append(.symbol(symbol.drawn(name: "checkmark", over: frame, weight: .bold, paint: paint)))
  }

  private static var checkmarkSize: CGFloat { 6 }
}
