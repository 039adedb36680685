@_spi(Engine) import TributaryEngine
import TributaryDrawing
public import TributaryGeometry

extension GraphicsContext {
  /// A view among the symbols of a canvas, as it looks now.
  public struct ResolvedSymbol {
    fileprivate let fragment: DisplayFragment
    /// The size that the view wishes, in points.
    public let size: CGSize
  }

  /// The symbol of the canvas with a tag; `nil` if there is none.
  ///
  /// > Source: conformance CANVAS-09.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let item = (stage.node as? CanvasNode)?.symbol(id) else { return nil }
    let fragment = stage.revision == DisplayRecorder.aside ? item.fragmentAside() : item.currentFragment()
    return ResolvedSymbol(fragment: fragment, size: item.frame(.shown).size)
  }

  /// Draws a symbol over a rectangle of the canvas, in points, made larger or smaller as a whole.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard rect.isFinite else { return stage.report("place in Canvas", "\(rect)") }
    guard symbol.size.width > 0, symbol.size.height > 0, rect.width > 0, rect.height > 0 else { return }
    if rect.size == symbol.size { return append(.fragment(symbol.fragment, at: rect.origin)) }
    var context = self
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    context.append(.fragment(symbol.fragment, at: .zero))
  }

  /// Draws a symbol in its own size at a point.
  ///
  /// - Parameter anchor: The point of the symbol that stands there.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    guard point.isFinite, anchor.isFinite else { return stage.report("place in Canvas", "\(point)") }
    draw(
      symbol,
      in: CGRect(
        x: point.x - anchor.x * symbol.size.width, y: point.y - anchor.y * symbol.size.height,
        width: symbol.size.width, height: symbol.size.height))
  }
}
