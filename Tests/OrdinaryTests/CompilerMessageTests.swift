#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import ExpectationTestSupport
  import Testing

  /// The compiler's messages for views with one mistake.
  @Suite(.waitsForPrograms, .timeLimit(.minutes(20))) struct CompilerMessageTests {
    /// A mistake in a row of a collection, and the compiler's message about it.
    struct Mistake: Sendable, CustomTestStringConvertible {
      let row: String
      let message: String

      var testDescription: String { message }
    }

    private static let mistakes = [
      Mistake(row: #"Text(item.name).missing()"#, message: "value of type 'Text' has no member 'missing'"),
      Mistake(row: #"MissingBadge(item.id).padding()"#, message: "cannot find 'MissingBadge' in scope"),
      Mistake(row: #"Text(item.nmae)"#, message: "value of type 'Item' has no member 'nmae'"),
      Mistake(row: #"if item.isDonee { Text("done") }"#, message: "value of type 'Item' has no member 'isDonee'"),
    ]

    private static let mistakesInBindings = [
      Mistake(
        row: #"TextField("Name", text: $item.nmae)"#,
        message: "value of type 'Binding<Item>' has no dynamic member 'nmae' using key path from root type 'Item'"),
      Mistake(
        row: #"Toggle(isOn: $item.isDonee) { Text(item.name) }"#,
        message: "value of type 'Binding<Item>' has no dynamic member 'isDonee' using key path from root type 'Item'"),
    ]

    private static let collections = [
      "List(items)", "List(items, selection: $chosen)", "List(items, selection: $several)",
      "List(items, id: \\.name, selection: $chosenName)", "ForEach(items)", "ForEach(items, id: \\.name)",
    ]

    private static let boundCollections = [
      "List($items)", "List($items, id: \\.name)", "List($items, editActions: .all)",
      "List($items, selection: $chosen)",
      "List($items, selection: $several)", "List($items, selection: $current)", "ForEach($items)",
      "ForEach($items, id: \\.name)", "ForEach($items, editActions: .delete)",
    ]

    @Test(arguments: mistakes)
    func `The compiler reports a mistake in a row for every kind of collection`(mistake: Mistake) throws {
      try expectReports(of: mistake, in: Self.collections.map { "\($0) { item in" })
    }

    @Test(arguments: mistakes + mistakesInBindings)
    func `The compiler reports a mistake in a row for every kind of bound collection`(mistake: Mistake) throws {
      try expectReports(of: mistake, in: Self.boundCollections.map { "\($0) { $item in" })
    }

    /// Expects that the mistake is the only error in each view with the row. One run of the compiler checks all views.
    private func expectReports(of mistake: Mistake, in collections: [String]) throws {
      var source = """
        import Tributary
        struct Item: Identifiable { var id: Int; var name: String; var isDone: Bool }

        """
      var ends: [Int] = []
      for (index, collection) in collections.enumerated() {
        source += """
          struct Page\(index): View {
            @State private var items: [Item] = []
            @State private var chosen: Int?
            @State private var chosenName: String?
            @State private var several: Set<Int> = []
            @State private var current = 1
            var body: some View {
              VStack {
                \(collection)
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

          """
        ends.append(source.count { $0 == "\n" })
      }
      let errors = try TypeCheck(ofSource: source, ["-swift-version", "6"]).output.matches(
        of: /swift:(\d+):\d+: error: (.*)/)
      for (index, collection) in collections.enumerated() {
        let lines = (index == 0 ? 0 : ends[index - 1])..<ends[index]
        let own = errors.filter { Int($0.output.1).map { lines.contains($0 - 1) } ?? false }.map(\.output.2)
        expect(own.count, equals: 1, "\(collection): \(own)")
        expect(own.allSatisfy { $0.contains(mistake.message) }, "\(collection): \(own)")
      }
      expect(errors.count, equals: collections.count)
    }

    /// A view, and a limit of the number of partial solutions that the compiler tries for it. Each further check of a
    /// closure multiplies the number.
    struct CheckedView: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let limit: Int
      /// The only error that the compiler reports; `nil` if the view is valid.
      let message: String?
      let body: String

      init(_ name: String, below limit: Int, message: String? = nil, _ body: String) {
        testDescription = name
        (self.limit, self.message, self.body) = (limit, message, body)
      }
    }

    private static let views: [CheckedView] = [
      CheckedView(
        "Checks the row closures of nested ForEach views once", below: 1000,
        """
        List {
          ForEach(items) { item in
            Section(item.name) {
              ForEach(item.parts) { item in
                HStack {
                  ForEach(item.parts, id: \\.name) { item in
                    ForEach(item.parts) { item in Text(item.name).padding() }
                  }
                }
              }
            }
          }
        }
        """),
      CheckedView(
        "Checks the row closures of nested ForEach views over ranges once", below: 400,
        """
        List {
          ForEach(0..<2) { first in
            Section(items[first].name) {
              ForEach(0..<3) { second in
                HStack {
                  ForEach(0..<4) { third in
                    ForEach(0..<5) { fourth in Text("\\(first) \\(second) \\(third) \\(fourth)").padding() }
                  }
                }
              }
            }
          }
        }
        """),
      CheckedView(
        "Checks closures in views with translucent colors once", below: 1000,
        """
        VStack {
          HStack {
            ForEach(items) { item in
              HStack { Text(item.name).font(.body) }
                .background(Color.gray.opacity(0.1)).foregroundStyle(Color.red.opacity(0.4))
            }
          }
          .background(Color.gray.opacity(0.1)).border(Color.red.opacity(0.2))
        }
        .background(Color.blue.opacity(0.1))
        """),
      CheckedView(
        "Checks the closure of a button with a system style once", below: 250,
        """
        VStack {
          Button("Add") { print(items.map { $0.name + "!" }.joined(separator: ", ")) }
            .buttonStyle(.bordered).padding()
          Button("Remove") { print(items.map { $0.name + "?" }.joined(separator: ", ")) }
            .buttonStyle(.borderedProminent).clipShape(RoundedRectangle(cornerRadius: 8))
        }
        """),
      CheckedView(
        "Checks closures in tinted views once", below: 250,
        """
        VStack {
          VStack {
            VStack { Text(items[0].name).font(.body) }
              .tint(Color.red)
          }
          .tint(Color.green)
        }
        .tint(Color.blue)
        """),
      CheckedView(
        "Checks closures in views with transitions once", below: 250,
        """
        VStack {
          VStack {
            VStack { Text(items[0].name).font(.body) }
              .transition(.opacity)
          }
          .transition(.slide)
        }
        .transition(.scale)
        """),
      CheckedView(
        "Names a missing member inside views with colors quickly", below: 10_000,
        message: "value of type 'Text' has no member 'missing'",
        """
        VStack {
          HStack {
            VStack { Text("a").font(.body).missing() }
              .background(Color.gray.opacity(0.1))
          }
          .background(Color.blue.opacity(0.1))
        }
        .background(Color.red)
        """),
      CheckedView(
        "Names a missing member inside nested ForEach views quickly", below: 2000,
        message: "value of type 'Text' has no member 'missing'",
        """
        List {
          ForEach(items) { item in
            VStack { ForEach(item.parts) { part in Text(part.name).font(.body).missing() } }
          }
        }
        """),
    ]

    @Test(arguments: views)
    func `The compiler checks each closure once, and names a missing member quickly`(view: CheckedView) throws {
      let statistics = FileManager.default.temporaryDirectory.appending(path: "tributary-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: statistics, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: statistics) }
      let check = try TypeCheck(
        ofSource: """
          import Tributary
          struct Item: Identifiable { var id: Int; var name: String; var parts: [Item] }
          struct Page: View {
            let items: [Item]
            var body: some View {
          \(view.body)
            }
          }
          """, ["-swift-version", "6", "-stats-output-dir", statistics.path])
      if let message = view.message {
        expect(check.output.matches(of: /swift:\d+:\d+: error: (.*)/).map(\.output.1), equals: [message[...]])
      } else {
        expect(check.output, equals: "")
      }
      let reports = try FileManager.default.contentsOfDirectory(at: statistics, includingPropertiesForKeys: nil)
      let report = try String(contentsOf: try #require(reports.first), encoding: .utf8)
      let scopes = try #require(report.firstMatch(of: /"Sema.NumConstraintScopes": (\d+)/))
      try expect(#require(Int(scopes.output.1)), below: view.limit)
    }
  }
#endif
