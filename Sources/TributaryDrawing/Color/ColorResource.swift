public import Foundation

/// A colour of an asset catalogue by its name: what `Color(.accent)` names where the name has been declared.
///
///     extension ColorResource { static let accent = ColorResource(name: "Accent", bundle: .main) }
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The colour of a name in the catalogue of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// A colour of an asset catalogue, as it is in light appearance; clear if there is none of the name.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
