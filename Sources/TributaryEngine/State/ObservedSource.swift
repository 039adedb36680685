/// An observed object, and the property of a view that refers to it.
package struct ObservedSource {
  package let object: ObjectIdentifier
  /// The layout of the type that declares the property.
  private let layout: Unretained<TypeLayout>
  private let propertyIndex: Int32

  package init(_ object: AnyObject, in layout: Unretained<TypeLayout>, propertyIndex: Int32) {
    self.object = ObjectIdentifier(object)
    self.layout = layout
    self.propertyIndex = propertyIndex
  }

  /// The name of the property as declared in its view.
  package var holder: String { layout.object().nameInSource(ofProperty: propertyIndex) }
}

extension TypeLayout {
  /// Returns the name of a property as declared in the source, without the underscore of the wrapper's storage.
  package func nameInSource(ofProperty index: Int32) -> String {
    let name = properties[Int(index)].name
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}
