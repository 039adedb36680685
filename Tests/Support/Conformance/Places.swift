/// Returns a host that has run its first frame, in which a character is 8 points wide and a line 20 high.
@MainActor
package func settledHost<V: View>(
  _ width: CGFloat, _ height: CGFloat, safeArea: EdgeInsets = EdgeInsets(),
  measurer: any TextMeasurer = FixedTextMeasurer(characterWidth: 8, lineHeight: 20),
  @ViewBuilder content: () -> V
) -> ViewHost<V> {
  let host = ViewHost(size: CGSize(width: width, height: height), safeAreaInsets: safeArea, content: content)
  host.environment.textMeasurer = measurer
  host.update()
  return host
}

/// Returns the settled host of a navigation stack.
@MainActor
package func navigationHost<V: View>(
  _ width: CGFloat, _ height: CGFloat, @ViewBuilder root: () -> V
) -> ViewHost<some View> { settledHost(width, height) { NavigationStack(root: root) } }

/// Returns the settled host of a column.
@MainActor
package func columnHost<V: View>(
  _ width: CGFloat, _ height: CGFloat, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
) -> ViewHost<VStack<V>> { settledHost(width, height) { VStack(spacing: spacing, content: content) } }

/// Returns the settled host of a row.
@MainActor
package func rowHost<V: View>(
  _ width: CGFloat, _ height: CGFloat, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
) -> ViewHost<HStack<V>> { settledHost(width, height) { HStack(spacing: spacing, content: content) } }

/// Returns the settled host of a scroll view.
@MainActor
package func scrollHost<V: View>(
  _ width: CGFloat, _ height: CGFloat, @ViewBuilder content: () -> V
) -> ViewHost<ScrollView<V>> { settledHost(width, height) { ScrollView(content: content) } }

/// A measurer whose lines are as high as the font size, a quarter of it below the baseline, and whose characters are
/// half as wide.
package struct SizeMeasurer: TextMeasurer {
  package init() {}

  package var breaksLines: Bool { false }

  package func width(of text: Substring, in font: ResolvedFont) -> CGFloat { CGFloat(text.count) * font.size / 2 }

  package func lineMetrics(of font: ResolvedFont) -> LineMetrics {
    LineMetrics(ascent: font.size * 0.75, descent: font.size * 0.25)
  }
}

/// Returns a host of 100 × 100 points in right-to-left layout that has run its first frame.
@MainActor
package func rightToLeftHost<V: View>(safeArea: EdgeInsets = EdgeInsets(), @ViewBuilder content: () -> V) -> ViewHost<V>
{
  let host = ViewHost(size: CGSize(width: 100, height: 100), safeAreaInsets: safeArea, content: content)
  host.environment.layoutDirection = .rightToLeft
  host.update()
  return host
}

extension ViewHost {
  /// Replaces the content, and updates.
  @discardableResult
  package func show(_ content: Content) -> FrameReport {
    self.content = content
    return update()
  }

  /// Returns the horizontal extents of views, as "0…96 104…200".
  package func columns(_ names: String...) -> String {
    names.map { name in frame(of: name).map { "\(short($0.minX))…\(short($0.maxX))" } ?? "nowhere" }
      .joined(separator: " ")
  }

  /// Returns the vertical extents of views.
  package func rows(_ names: String...) -> String {
    names.map { name in frame(of: name).map { "\(short($0.minY))…\(short($0.maxY))" } ?? "nowhere" }
      .joined(separator: " ")
  }

  /// Returns a view's origin and size, as "x y width height".
  package func box(_ name: String) -> String { frame(of: name).map(short) ?? "nowhere" }

  /// Returns a view's size, as "width height".
  package func extent(_ name: String) -> String {
    frame(of: name).map { "\(short($0.width)) \(short($0.height))" } ?? "nowhere"
  }
}

package func short(_ point: CGPoint) -> String { "\(short(point.x)) \(short(point.y))" }

package func short(_ rect: CGRect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height].map(short).joined(separator: " ")
}

/// Returns a number with at most three decimals.
package func short(_ number: CGFloat) -> String {
  let rounded = Double((number * 1000).rounded() / 1000)
  return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
}
