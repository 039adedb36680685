#if os(Linux) && canImport(Runtime)
  import ExpectationTestSupport
  import Testing
  import TributaryDiagnostics
  import TributaryEngine
  import TributaryLoops

  /// The lookup of the lines of bodies.
  @MainActor struct BodyLineTests {
    private struct Plain: View {
      static let line = #line + 1 as UInt32
      var body: some View { EmptyView() }
    }

    private struct Outer<Value> {
      struct Inner<Content: View>: View {
        let content: Content
        let value: Value

        static var line: UInt32 { return #line + 1 }
        var body: Content { content }
      }
    }

    fileprivate struct Extended {}

    private func expectLine(_ line: UInt32, of type: Any.Type) {
      let location = BodyLine.location(of: type)
      #if !DEBUG
        // The optimizer can leave no instruction of a short body.
        if location == nil { return }
      #endif
      expect(location, equals: Diagnostic.Location(fileID: #fileID, line: line), "\(type)")
    }

    @Test @MainActor func `Private, generic, and nested views have the lines of their bodies`() {
      expectLine(Plain.line, of: Plain.self)
      expectLine(Outer<Int>.Inner<EmptyView>.line, of: Outer<Int>.Inner<EmptyView>.self)
      expectLine(Outer<[String]>.Inner<Plain>.line, of: Outer<[String]>.Inner<Plain>.self)
      expectLine(Extended.line, of: Extended.self)
    }

    @Test @MainActor func `A view in a function has the line of its body`() {
      struct Local: View {
        static let line = #line + 1 as UInt32
        var body: some View { EmptyView() }
      }
      expectLine(Local.line, of: Local.self)
    }

    @Test @MainActor func `Types without a body in client code have no line`() {
      expectNil(BodyLine.location(of: Int.self))
      expectNil(BodyLine.location(of: EmptyView.self))
    }
  }

  extension BodyLineTests.Extended: View {
    static let line = #line + 1 as UInt32
    var body: some View { EmptyView() }
  }
#endif
