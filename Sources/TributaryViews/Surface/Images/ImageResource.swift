public import TributaryGeometry

/// A picture of a bundle by its name: what `Image(.logo)` names where the name has been declared.
///
///     extension ImageResource { static let logo = ImageResource(name: "Logo", bundle: .main) }
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The picture of a name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// A picture from a file of a bundle.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
