#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import Testing

  /// The compiler's messages for views with one mistake.
  @Suite(.timeLimit(.minutes(5))) struct CompilerMessageTests {
    /// A mistake in a row of a collection, and the compiler's message about it.
    struct Mistake: Sendable, CustomTestStringConvertible {
      let row: String
      let message: String

      var testDescription: String { message }
    }

    private static let mistakes = [
      Mistake(row: #"Text(item.name).missing()"#, message: "value of type 'Text' has no member 'missing'"),
      Mistake(row: #"MissingBadge(item.id).padding()"#, message: "cannot find 'MissingBadge' in scope"),
    ]

    private static let collections = [
      "List(items)", "List(items, selection: $chosen)", "List(items, selection: $several)",
      "List(items, id: \\.name, selection: $chosenName)", "ForEach(items)", "ForEach(items, id: \\.name)",
    ]

    @Test(arguments: mistakes)
    func `The compiler reports a mistake in a row for every kind of collection`(mistake: Mistake) throws {
      for collection in Self.collections {
        let output = try typeCheck(
          """
          import Tributary
          struct Item: Identifiable { var id: Int; var name: String }
          struct Page: View {
            @State private var items: [Item] = []
            @State private var chosen: Int?
            @State private var chosenName: String?
            @State private var several: Set<Int> = []
            var body: some View {
              VStack {
                \(collection) { item in
                  HStack {
                    Text(item.name)
                    Spacer()
                    \(mistake.row)
                  }
                  .font(.body)
                }
              }
            }
          }
          """)
        let errors = output.split(separator: "\n").filter { $0.contains(": error:") }
        #expect(errors.count == 1, "\(collection): \(errors)")
        #expect(errors.allSatisfy { $0.contains(mistake.message) }, "\(collection): \(errors)")
      }
    }

    private func typeCheck(_ source: String) throws -> String {
      let products = URL(filePath: try Program("Errands").path).deletingLastPathComponent()
      let file = FileManager.default.temporaryDirectory.appending(path: "tributary-\(UUID().uuidString).swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: file) }
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        "swiftc", "-typecheck", "-swift-version", "6", "-I", products.appending(component: "Modules").path, file.path,
      ]
      let pipe = Pipe()
      process.standardError = pipe
      process.standardOutput = pipe
      try process.run()
      let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      return output
    }
  }
#endif
