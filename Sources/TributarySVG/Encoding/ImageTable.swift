import TributaryDrawing
import TributaryGeometry

/// What a document holds of pictures already: the same file is written once, and referred to from then on.
struct ImageTable {
  struct Key: Hashable {
    var content: ImageContent
    var isSmooth: Bool
    /// The number of the filter that colours it.
    var filter: UInt?
  }

  /// Where the element stands that holds the picture.
  struct Entry {
    var number: UInt
    var frame: CGRect
  }

  var entries: [Key: Entry] = [:]
  /// The numbers of the filters that colour pictures.
  var filters: [Color.Resolved: UInt] = [:]
  var patternCount: UInt = 0
}
