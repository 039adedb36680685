public import TributaryGeometry

/// A pictogram with the way that it is drawn.
public final class DisplaySymbol: Sendable, Equatable {
  /// What the pictogram is called.
  public let name: String

  /// What stands for it where there are only characters.
  public let character: Character

  /// What is covered, in the coordinates of the fragment.
  public let frame: CGRect

  /// Drawn in this order, in the coordinates of the fragment. They may overlap: a translucent symbol is drawn opaque
  /// inside an effect.
  public let parts: ContiguousArray<DisplayPath>

  /// What the symbol is painted with, where its parts have no paint of their own.
  public let paint: Paint

  /// A symbol with its frame in points, the character that stands for it in text, and its outlines.
  public init(name: String, character: Character, frame: CGRect, parts: ContiguousArray<DisplayPath>, paint: Paint) {
    self.name = name
    self.character = character
    self.frame = frame
    self.parts = parts
    self.paint = paint
  }

  public static func == (a: DisplaySymbol, b: DisplaySymbol) -> Bool {
    a === b
      || (a.name == b.name && a.character == b.character && a.frame == b.frame && a.paint == b.paint
        && a.parts == b.parts)
  }
}
