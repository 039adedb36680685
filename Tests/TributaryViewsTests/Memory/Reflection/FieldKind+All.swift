import ResilientFixture

/// An object that is equal to every other.
final class Twin: Hashable, Nameable {
  let name: String
  init(_ name: String = "") { self.name = name }
  static func == (a: Twin, b: Twin) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

protocol Nameable: AnyObject { var name: String { get } }
private protocol Anything {}
extension Int: Anything {}
extension Twin: Anything {}
extension Plain: Anything {}
private struct Failure: Error { var code: Int }
private struct Plain { var number: Int; var text: String }
private struct Padded { var small: UInt8; var large: Int; var last: Bool = true }
private enum Plainest { case a, b }
private enum Equal: Equatable { case number(Int), text(String) }
private enum Bits { case small(UInt8), large(Int) }
private enum Counted { case none, object(Twin) }
private enum Loaded { case waiting, page(UInt8, String), failed(any Error) }
private indirect enum Chain { case end, link(String, Chain) }
private enum Job { case idle, running(() -> Void) }
private enum Disguised: CustomReflectable {
  case text(String), object(Twin)
  var customMirror: Mirror { Mirror(self, children: ["same": 1]) }
}

private struct Handler { var name: String; var run: () -> Void }
private struct Weak { weak var field: Twin? }
private struct WeakExistential { weak var field: (any Nameable)? }
private struct Unowned { unowned let field: Twin }
private struct UnownedOptional { unowned var field: Twin? }
private struct UnownedExistential { unowned let field: any Nameable }
private struct Unmanaged { unowned(unsafe) let field: Twin }
private struct UnmanagedExistential { unowned(unsafe) let field: any Nameable }
private struct EqualWeak: Equatable { weak var field: Twin? }
private struct EqualUnowned: Equatable { unowned let field: Twin }
private struct EqualUnmanaged: Equatable { unowned(unsafe) let field: Twin }
private struct Generic<Object: AnyObject> { let field: Object }
private struct Several { weak var a: Twin?; let b: Int; unowned let c: Twin; let d: String }
private struct Token: ~Copyable { let number: Int }
private final class TokenBox { let token = Token(number: 1) }

extension FieldKind {
  @MainActor private static let items = (Twin("first"), Twin("second"))
  @MainActor private static var a: Twin { items.0 }
  @MainActor private static var b: Twin { items.1 }

  private static func objects<F>(_ name: String, _ make: @escaping @MainActor @Sendable (Twin) -> F) -> FieldKind {
    FieldKind(name) { (make(a), make(a), make(b)) }
  }

  /// Returns a kind with a value, the same value created again, and another one.
  private static func pair<F>(
    _ name: String, isKnown: Bool = true, _ value: @autoclosure @escaping @MainActor @Sendable () -> F,
    _ other: @autoclosure @escaping @MainActor @Sendable () -> F
  ) -> FieldKind { FieldKind(name, isKnown: isKnown) { (value(), value(), other()) } }

  static let all: [FieldKind] = uncounted + counted + values + functions
  private static let uncounted: [FieldKind] = [
    objects("weak object") { Weak(field: $0) },
    objects("weak class-bound existential") { WeakExistential(field: $0) },
    pair("weak, nil", Weak(field: nil), Weak(field: a)),
    objects("unowned object") { Unowned(field: $0) },
    objects("unowned optional") { UnownedOptional(field: $0) },
    objects("unowned class-bound existential") { UnownedExistential(field: $0) },
    objects("unowned(unsafe) object") { Unmanaged(field: $0) },
    objects("unowned(unsafe) class-bound existential") { UnmanagedExistential(field: $0) },
    objects("Equatable struct with a weak object") { EqualWeak(field: $0) },
    objects("Equatable struct with an unowned object") { EqualUnowned(field: $0) },
    objects("Equatable struct with an unowned(unsafe) object") { EqualUnmanaged(field: $0) },
    objects("several of these among others") { Several(a: $0, b: 1, c: $0, d: "d") },
    objects("optional struct with a weak object") { Weak?.some(Weak(field: $0)) },
    objects("optional struct with an unowned object") { Unowned?.some(Unowned(field: $0)) },
    objects("optional struct with an unowned(unsafe) object") { Unmanaged?.some(Unmanaged(field: $0)) },
    objects("tuple with a struct with a weak object") { (1, Weak(field: $0)) },
    objects("array of structs with weak objects") { [Weak(field: $0), Weak(field: a)] },
    pair("existential of a struct with a weak object", Weak(field: a) as Any, Weak(field: b) as Any),
    pair("dictionary of structs with weak objects", [1: Weak(field: a)], [1: Weak(field: b)]),
  ]

  private static let counted: [FieldKind] = [
    objects("object") { Generic(field: $0) },
    objects("optional object") { Twin?.some($0) },
    objects("class-bound generic") { Generic<Twin>?.some(Generic(field: $0)) },
    objects("class-bound existential") { $0 as any Nameable },
    objects("optional class-bound existential") { Optional<any Nameable>.some($0) },
    objects("array of objects") { [$0, a] },
    objects("optional array of objects") { Optional([[$0], []]) },
    objects("set of objects") { Set([$0]) },
    objects("dictionary of objects") { ["a": $0, "b": a] },
    objects("tuple with an object") { ($0, 1) },
    objects("object with a noncopyable value") { item in item === a ? boxes.0 : boxes.1 },
  ]

  @MainActor private static let boxes = (TokenBox(), TokenBox())
  private static let values: [FieldKind] = [
    pair("number", 1, 2),
    pair("string", "a", "b"),
    pair("struct without ==", Plain(number: 1, text: "a"), Plain(number: 1, text: "b")),
    pair("optional struct without ==", Plain?.none, Plain?.some(Plain(number: 1, text: "a"))),
    pair("array of structs without ==", [Plain(number: 1, text: "a")], [Plain(number: 2, text: "a")]),
    pair("struct with bytes between fields", Padded(small: 1, large: 2), Padded(small: 1, large: 3)),
    pair("tuple", (1, "a"), (1, "b")),
    pair("optional tuple", Optional((UInt8(1), 2)), Optional<(UInt8, Int)>.none),
    pair("existential of a value", Plain(number: 1, text: "a") as any Anything, 1 as any Anything),
    pair("existential of an object", a as any Anything, b as any Anything),
    pair("optional existential", (any Anything)?.some(1), (any Anything)?.none),
    pair("Any", 1 as Any, 1.0 as Any),
    pair("any Error", Failure(code: 1) as any Error, Failure(code: 2) as any Error),
    pair("enum without payloads", Plainest.a, Plainest.b),
    pair("enum with payloads and ==", Equal.text("a"), Equal.number(1)),
    pair("enum with trivial payloads", Bits.large(1), Bits.large(2)),
    pair("enum with other payloads", Counted.object(a), Counted.none),
    pair("optional enum with payloads and ==", Equal?.some(.text("a")), Equal?.none),
    pair("enum with several values in a payload", Loaded.page(1, long("a")), Loaded.page(2, long("a"))),
    pair("indirect enum", Chain.link(long("a"), .end), Chain.link(long("b"), .end)),
    pair("enum with a custom mirror", isKnown: false, Disguised.text(long("a")), Disguised.text(long("b"))),
    pair("Result", result(.success(Plain(number: 1, text: "a"))), result(.failure(Failure(code: 1)))),
    pair("optional enum with other payloads", Counted?.some(.object(a)), Counted?.none),
    pair("resilient struct", Resilient(1, 2, a), Resilient(1, 2, b)),
    pair("optional resilient struct", Resilient?.none, Resilient?.some(Resilient(1, 2))),
    pair("metatype", Int.self as any Any.Type, String.self as any Any.Type),
    pair("optional metatype", Optional(Int.self as any Any.Type), Optional<any Any.Type>.none),
    FieldKind("optional key path") {
      let path: PartialKeyPath<Twin>? = \.name
      return (path, path, nil)
    },
    pair("key path", \Twin.name as PartialKeyPath<Twin>, \Twin.name.description as PartialKeyPath<Twin>),
  ]

  private static let functions: [FieldKind] = [
    pair("closure", isKnown: false, counting(1), counting(2)),
    pair("closure that captures nothing", Handler(name: "a", run: nothing()), Handler(name: "a", run: counting(1))),
    pair("optional closure", isKnown: false, counting(1) as (() -> Void)?, nil),
    pair("closure with arguments", isKnown: false, adding(1), adding(2)),
    pair(
      "struct with a closure", isKnown: false, Handler(name: "a", run: counting(1)),
      Handler(name: "b", run: counting(1))),
    pair("tuple with a closure", isKnown: false, (1, counting(1)), (2, counting(1))),
    pair("array of closures", isKnown: false, [counting(1)], [counting(2), counting(2)]),
    pair("dictionary of closures", isKnown: false, ["a": counting(1)], ["b": counting(1)]),
    pair("enum with a closure", isKnown: false, Job.running(counting(1)), Job.idle),
    pair("Result with a closure", isKnown: false, result(.success(counting(1))), result(.failure(Failure(code: 1)))),
    pair("existential of a closure", isKnown: false, counting(1) as Any, 1 as Any),
    pair("button", isKnown: false, Button("a", action: counting(1)), Button("b", action: counting(1))),
    FieldKind("function of C") {
      (first, first, second) as (@convention(c) () -> Void, @convention(c) () -> Void, @convention(c) () -> Void)
    },
  ]

  /// Creates a closure that captures `number`.
  private static func counting(_ number: Int) -> @Sendable () -> Void { { FieldRun.sum += number } }
  private static func nothing() -> @Sendable () -> Void { {} }
  private static func adding(_ number: Int) -> (Int) -> Int { { $0 + number } }
  private static func result<Success>(_ result: Result<Success, Failure>) -> Result<Success, Failure> { result }

  /// Returns a string with heap storage.
  private static func long(_ text: String) -> String { String(repeating: text, count: 40) }
  private static let first: @convention(c) () -> Void = { _ = 1 }
  private static let second: @convention(c) () -> Void = { _ = 2 }
}
