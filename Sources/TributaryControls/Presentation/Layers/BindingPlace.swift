@_spi(Engine) import TributaryEngine

/// A value that says whether something is presented, equal to another of the same place.
struct BindingPlace: Equatable {
  let isPresented: Binding<Bool>

  static func == (a: Self, b: Self) -> Bool { a.isPresented.location.isSamePlace(as: b.isPresented.location) }
}
