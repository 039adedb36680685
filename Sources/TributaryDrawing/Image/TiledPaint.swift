public import TributaryGeometry

/// A paint that repeats an image or symbol over an area.
///
/// Invariant: the tile has a finite extent greater than 0 on both axes, and its origin is finite.
///
/// By construction: ``paint(_:tile:)`` creates no other tiles, and operations that move a tile limit its origin to
/// finite values.
public final class TiledPaint: Sendable, Equatable {
  /// The content of a tile.
  public enum Content: Sendable, Equatable {
    /// A part of an image in pixels, stretched over the tile.
    case image(ImageContent, source: CGRect, isSmooth: Bool)
    /// A symbol with a frame in the coordinates of the tile, clipped to the tile.
    case symbol(DisplaySymbol)
  }

  /// The content of each tile.
  public let content: Content
  /// The frame of one tile, in the coordinates of the fragment, in points.
  public let tile: CGRect
  /// The opacity, from 0 to 1.
  public let opacity: Double

  private init(_ content: Content, tile: CGRect, opacity: Double) {
    self.content = content
    self.tile = tile
    self.opacity = opacity
  }

  /// Returns a paint with tiles of a size in points, starting at the origin; a clear paint if the tiles have no extent.
  public static func paint(_ content: Content, tile: CGSize) -> Paint {
    guard tile.width.isFinite, tile.height.isFinite, tile.width > 0, tile.height > 0 else { return .clear }
    return .tiles(TiledPaint(content, tile: CGRect(origin: .zero, size: tile), opacity: 1))
  }

  /// Returns the tiles starting at the origin of bounds.
  package func placed(in bounds: CGRect) -> TiledPaint {
    TiledPaint(content, tile: CGRect(origin: bounds.origin.asCoordinates, size: tile.size), opacity: opacity)
  }

  /// Returns the tiles with their opacity multiplied by a factor from 0 to 1.
  package func faded(by factor: Double) -> TiledPaint {
    TiledPaint(content, tile: tile, opacity: opacity * (factor > 0 ? min(factor, 1) : 0))
  }

  /// A representative color: that of the symbol, or gray for an image.
  package var singleColor: Color.Resolved {
    var color =
      switch content {
      case .image: Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)
      case .symbol(let symbol): symbol.paint.singleColor
      }
    color.opacity *= Float(opacity)
    return color
  }

  public static func == (a: TiledPaint, b: TiledPaint) -> Bool {
    a === b || (a.tile == b.tile && a.opacity == b.opacity && a.content == b.content)
  }
}
