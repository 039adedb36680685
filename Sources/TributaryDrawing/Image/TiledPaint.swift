public import TributaryGeometry

/// A picture that covers an area over and over.
///
/// Invariant: the tile has a finite extent above 0 on both axes, and its origin is finite.
///
/// By construction: ``paint(_:tile:)`` answers nothing else, and whoever moves one keeps to finite places.
public final class TiledPaint: Sendable, Equatable {
  /// What a tile shows.
  public enum Content: Sendable, Equatable {
    /// A part of a picture, in its pixels, stretched over the tile.
    case image(ImageContent, source: CGRect, isSmooth: Bool)
    /// A pictogram whose frame is in the coordinates of the tile; what lies outside is cut.
    case symbol(DisplaySymbol)
  }

  /// What each tile shows.
  public let content: Content
  /// One of the tiles, in the coordinates of the fragment, in points.
  public let tile: CGRect
  /// From 0 to 1.
  public let opacity: Double

  private init(_ content: Content, tile: CGRect, opacity: Double) {
    self.content = content
    self.tile = tile
    self.opacity = opacity
  }

  /// The paint of tiles of a size, in points, that begin at the origin; nothing if they have no extent.
  public static func paint(_ content: Content, tile: CGSize) -> Paint {
    guard tile.width.isFinite, tile.height.isFinite, tile.width > 0, tile.height > 0 else { return .clear }
    return .tiles(TiledPaint(content, tile: CGRect(origin: .zero, size: tile), opacity: 1))
  }

  /// The same tiles, beginning in the corner of some bounds.
  package func placed(in bounds: CGRect) -> TiledPaint {
    TiledPaint(content, tile: CGRect(origin: bounds.origin.asCoordinates, size: tile.size), opacity: opacity)
  }

  /// The same tiles, their opacity multiplied by a factor from 0 to 1.
  package func faded(by factor: Double) -> TiledPaint {
    TiledPaint(content, tile: tile, opacity: opacity * (factor > 0 ? min(factor, 1) : 0))
  }

  /// What stands for it where there can only be a colour: that of the pictogram, a grey for a picture.
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
