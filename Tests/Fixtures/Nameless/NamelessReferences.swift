public import TributaryEngine
import TributaryViews

// This module is compiled with field records without names.

/// An object to which the properties of the view refer.
public protocol NamelessObject: AnyObject { var name: String { get } }

/// A view with every kind of reference between state and plain bits.
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

/// A view with only a weak reference.
public struct NamelessWeak: View {
  weak var any: (any NamelessObject)?

  public init(any: (any NamelessObject)?) { self.any = any }

  public var body: some View { Text(any?.name ?? "none") }
}

/// An enum whose cases have no recorded names.
public enum NamelessPhase: Equatable {
  case loading(String)
  case failed(String)
}

/// A view with an enum.
public struct NamelessPhaseView: View {
  let phase: NamelessPhase

  public init(_ phase: NamelessPhase) { self.phase = phase }

  public var body: some View {
    switch phase {
    case .loading(let text): Text("loading \(text)")
    case .failed(let text): Text("failed \(text)")
    }
  }
}
