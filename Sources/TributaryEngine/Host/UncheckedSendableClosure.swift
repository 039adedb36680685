/// Work that is handed to the main thread although what it captures is not sendable; it runs there and nowhere else.
package struct UncheckedSendableClosure: @unchecked Sendable {
  private let body: () -> Void

  package init(_ body: @escaping () -> Void) { self.body = body }

  package func run() { body() }
}
