public import TributaryEngine
import TributaryViews

// This module is compiled with field records that have no names.

/// What the properties of the view refer to.
public protocol NamelessObject: AnyObject { var name: String { get } }

/// A view with every kind of reference among state and bits.
public struct NamelessReferences<Object: NamelessObject>: View {
  public var number = 1
  public var strong: Object?
  public weak var remembered: Object?
  public weak var any: (any NamelessObject)?
  public unowned var borrowed: Object?
  public unowned(unsafe) var raw: Object?
  @State private var count = 7

  public init(strong: Object?, others: Object?) {
    self.strong = strong
    remembered = others
    any = others
    borrowed = others
    raw = others
  }

  public var body: some View { Text("\(strong?.name ?? "none") \(remembered?.name ?? "none") \(count)") }
}

/// A view of what is weak and nothing else.
public struct NamelessWeak: View {
  weak var any: (any NamelessObject)?

  public init(any: (any NamelessObject)?) { self.any = any }

  public var body: some View { Text(any?.name ?? "none") }
}
