/// What the header of a picture says.
struct ImageHeader: Equatable {
  var width: Int
  var height: Int
}
