package import TributaryGeometry

/// The environment values that a later module keeps as plain fields of one type, so that reading one needs no look-up.
///
/// The engine stores the object, compares it, and reads the layout direction and the gap units; it knows none of the other fields. One module
/// provides the type, and an environment without an object stands for the standard values of that type.
package protocol EnvironmentFields: AnyObject {
  /// The side that leading stands for.
  var layoutDirection: LayoutDirection { get }

  /// The lengths of which default gaps are whole multiples, in points; 0 for no such length.
  var gapUnits: CGSize { get }

  /// Whether no view can distinguish these values from others.
  ///
  /// - Parameter other: Fields of the same type; `nil` for the standard values.
  @MainActor func isKnownEqual(to other: (any EnvironmentFields)?) -> Bool
}
