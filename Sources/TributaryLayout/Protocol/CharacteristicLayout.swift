import TributaryGeometry

/// A layout whose character is not that of its type alone.
protocol CharacteristicLayout {
  var ownCharacter: LayoutTraits { get }
}
