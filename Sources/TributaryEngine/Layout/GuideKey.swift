package import TributaryGeometry

/// The alignment guide that a node is asked for.
///
/// The hook `explicitGuide` is overridden in other modules, so that its parameter is of a type that these can name.
@_spi(Engine) public struct GuideKey {
  package let alignment: AlignmentKey

  package init(_ alignment: AlignmentKey) { self.alignment = alignment }
}
