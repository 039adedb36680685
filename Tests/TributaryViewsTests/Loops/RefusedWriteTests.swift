@MainActor struct RefusedWriteTests {
  @Test @MainActor func `A write while a body is evaluated is rejected and reported`() throws {
    let host = makeHost { WritesInBody() }
    let report = host.update()
    expect(report.settled)
    expect(report.passes, equals: 1)
    expect(host.frame(of: "body")?.width, equals: 10)
    let diagnostic = try #require(report.diagnostics.first)
    expect(diagnostic.code, equals: .stateWrittenDuringUpdate)
    expect(diagnostic.severity, equals: .error)
    expect(diagnostic.path, equals: "WritesInBody")
    expect(diagnostic.evidence.contains(Evidence("property", "width")))
    expect(report.diagnostics.count, equals: 1)
    #if os(Linux) && DEBUG
      // Debug information contains the line of code that was not inlined; the body of a view has no captures.
      let place = try #require(diagnostic.location)
      expect(place, equals: Diagnostic.Location(fileID: #fileID, line: WritesInBody.line))
    #endif
  }

  #if os(Linux) && DEBUG
    @Test func `The line of a statement without a line in the debug information is that of its function before it`() {
      let host = updatedLoopHost { CountsInBody() }
      expect(host.diagnostics.map(\.location), equals: [Diagnostic.Location(fileID: #fileID, line: CountsInBody.line)])
    }
  #endif

  @Test @MainActor func `The line is resolved once for all views of a type`() {
    let host = updatedLoopHost { VStack { ForEach(0..<200, id: \.self) { _ in WritesInBody() } } }
    expect(host.core.findings.refusedWrites.count, equals: 1)
    #if os(Linux) && DEBUG
      expect(host.diagnostics.allSatisfy { $0.location?.line == WritesInBody.line })
    #endif
  }

  @Test @MainActor func `The module is parsed from a symbol name`() {
    expect(CallSite.module(ofMangled: "$s10LoopDoctor12WritesInBodyV4bodyQrvg"), equals: "LoopDoctor")
    expect(CallSite.module(ofMangled: "$s3abcD"), equals: "abc")
    for name in ["main", "_ZN5swift", "$s", "$s99short", "$sSi"] { expectNil(CallSite.module(ofMangled: name)) }
  }

  @Test @MainActor func `An update requested by an action of the same host runs after the frame`() {
    let box = HostBox()
    let host = makeHost { UpdatesItself(box: box) }
    box.update = { host.update().passes }
    let report = host.update()
    expect(box.answers, equals: [0])
    expect(report.settled)
    expect(report.diagnostics.map(\.code), equals: [.reentrantUpdate])
    expect(host.frame(of: "itself")?.width, equals: 30)
  }

  @Test func `A write off the main thread is applied on the main actor, with one warning`() async throws {
    let box = WriteBox()
    let host = updatedLoopHost { WrittenElsewhere(box: box) }
    let write = try #require(box.write)
    await runOffMain {
      write(20)
      write(30)
    }
    expect(host.updated().frame(of: "elsewhere")?.width, equals: 30)
    expect(host.diagnostics.map(\.code), equals: [.stateWrittenOffMain])
    expect(host.diagnostics.first?.severity, equals: .warning)
  }
}

private struct WritesInBody: View {
  static let line = #line + 3 as UInt32
  @State private var width: CGFloat = 10
  var body: some View {
    let _ = { width = 99 }()
    Color.red.frame(width: width, height: 10).accessibilityIdentifier("body")
  }
}

private struct CountsInBody: View {
  static let line = #line + 3 as UInt32
  @State private var count = 0
  var body: some View {
    count += 1
    return Color.red.frame(width: CGFloat(count))
  }
}

@MainActor private final class HostBox {
  var update: () -> Int = { -1 }
  var answers: [Int] = []
}

private struct UpdatesItself: View {
  let box: HostBox
  @State private var width: CGFloat = 10
  var body: some View {
    Color.red.frame(width: width, height: 10).accessibilityIdentifier("itself")
      .onAppear {
        width = 30
        box.answers.append(box.update())
      }
  }
}

private final class WriteBox: @unchecked Sendable { var write: (@Sendable (CGFloat) -> Void)? }

private struct WrittenElsewhere: View {
  let box: WriteBox
  @State private var width: CGFloat = 10
  var body: some View {
    Color.red.frame(width: width, height: 10).accessibilityIdentifier("elsewhere")
      .onAppear {
        let binding = Smuggled(value: $width)
        box.write = { binding.value.wrappedValue = $0 }
      }
  }
}
