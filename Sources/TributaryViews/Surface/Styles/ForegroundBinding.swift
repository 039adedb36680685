@_spi(Engine) package import TributaryEngine
package import TributaryDrawing

/// The foreground styles that a view sets, together with the foreground that held around it.
///
/// A style that refers to the foreground, such as `.secondary`, means the one around the view that sets it. Without
/// the binding it would refer to itself.
package final class ForegroundBinding: Sendable {
  /// From primary on; at least one.
  private let levels: [AnyShapeStyle]
  private let outer: AnyShapeStyle?

  package init(_ levels: [AnyShapeStyle], outer: AnyShapeStyle?) {
    self.levels = levels
    self.outer = outer
  }

  /// Whether no style is one of users, which may read anything.
  package var readsNothing: Bool { levels.allSatisfy(\.readsNothing) && outer?.readsNothing ?? true }

  /// What a level is drawn with. Levels beyond the given ones are paler versions of the last one.
  package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
    var around = environment
    around.values.foreground = outer
    let last = levels.count - 1
    guard last >= 0 else { return around.foregroundPaint(level: level) }
    let paint = levels[min(level, last)]._paint(in: around)
    return level <= last ? paint : paint.faded(by: HierarchicalShapeStyle.opacity(ofLevel: level - last))
  }
}

extension EnvironmentValues {
  /// Sets the foreground styles from the primary level on.
  package mutating func setForeground(_ levels: [AnyShapeStyle]) {
    guard let first = levels.first else { return }
    if levels.count == 1 {
      switch first.storage {
      case .color, .gradient, .tint, .background, .separator, .bound:
        values.foreground = first
        return
      case .level(0): return
      case .level, .faded, .other: break
      }
    }
    values.foreground = AnyShapeStyle(.bound(ForegroundBinding(levels, outer: builtIn.values.foreground)))
  }

  /// What a level of the foreground is drawn with; level 0 is the foreground itself.
  package func foregroundPaint(level: Int) -> Paint {
    guard let foreground = builtIn.values.foreground else {
      let isDark = builtIn.values.colorScheme == .dark
      if level == 0 { return .color(Color.primary.resolved(dark: isDark)) }
      var color = Color.secondary.resolved(dark: isDark)
      color.opacity = Float(HierarchicalShapeStyle.opacity(ofLevel: level))
      return .color(color)
    }
    if case .bound(let binding) = foreground.storage { return binding.paint(level: level, in: self) }
    let paint = foreground._paint(in: self)
    return level == 0 ? paint : paint.faded(by: HierarchicalShapeStyle.opacity(ofLevel: level))
  }
}
