#if os(Linux)
  import ProgramTestSupport

  /// The documentation comments of all public declarations of `Tributary` and `TributaryTesting`.
  @Suite(.serialized, .waitsForPrograms, .enabled(if: ModuleSymbols.isThere, "needs the compiler's symbol graphs"))
  struct DocumentationTests {
    /// Returns the explicit declarations: without compiler-generated ones, and without witnesses and overrides of
    /// default implementations, whose requirements are documented.
    private static func declarations() throws -> [SymbolGraph.Symbol] {
      var seen: Set<String> = []
      return try ModuleSymbols.graphs(beside: ["TributaryTesting"]).flatMap { graph in
        let witnesses = Set(graph.relationships.filter { $0.sourceOrigin != nil }.map(\.source))
        return graph.symbols.filter { symbol in
          let name = symbol.identifier.precise
          return symbol.place != nil && !name.contains("::SYNTHESIZED::") && !witnesses.contains(name)
            && seen.insert(name).inserted
        }
      }
    }

    @Test func `Every public declaration is documented`() throws {
      let declarations = try Self.declarations()
      expect(declarations.count, above: 3_000)
      let silent = declarations.filter { $0.documentation.isEmpty }.map { "\($0.place ?? "") \($0.path)" }
      expect(silent.sorted(), equals: [], "a sentence of what it is, not repeating the name")
    }

    @Test func `Every summary adds information to the name`() throws {
      let fillers = ["Initializes ", "TODO", "This is ", "The value."]
      let idle = try Self.declarations().filter { symbol in fillers.contains { symbol.documentation.hasPrefix($0) } }
      expect(idle.map(\.path).sorted(), equals: [])
    }

    /// A parameter that is a length or a time, by type and name; values without a unit are listed below.
    private enum Quantity {
      case time, length

      init?(_ parameter: SymbolGraph.Parameter) {
        let ends = { (words: [String]) in
          parameter.names.contains { name in words.contains { name.lowercased().hasSuffix($0) } }
        }
        switch parameter.scalar {
        case "TimeInterval": self = .time
        case "Double" where ends(["seconds", "duration", "delay", "time", "interval"]): self = .time
        case _ where !Self.numbers.isDisjoint(with: parameter.names): return nil
        case "CGFloat": self = .length
        case "Double" where ends(["width", "height", "radius", "distance", "spacing", "gaps", "taken"]): self = .length
        default: return nil
        }
      }

      /// Numbers without a unit: factors, fractions, and the six components of a transform.
      private static let numbers: Set = [
        "a", "b", "c", "d", "scale", "scaleX", "sx", "sy", "scaleBy", "factor", "fraction", "location", "opacity",
        "aspectRatio", "ratio", "amount", "minimumScaleDelta", "magnification",
      ]

      func isNamed(in text: String) -> Bool {
        switch self {
        case .time: text.contains(/\b[sS]econds?\b/)
        case .length: text.contains(/\b([pP]oints?|[pP]ixels?|cells|line widths|fractions?|radians)\b/)
        }
      }
    }

    /// The unit is in the declaration's comment, or in that of the property with the parameter's name.
    @Test func `Every length and every time has a unit`() throws {
      let declarations = try Self.declarations()
      var documentation: [String: String] = [:]
      for symbol in declarations { documentation[symbol.path, default: ""] += symbol.documentation }
      var count = 0
      var missing: [String] = []
      for symbol in declarations {
        let type = symbol.pathComponents.dropLast()
        for parameter in symbol.functionSignature?.parameters ?? [] {
          guard let quantity = Quantity(parameter), symbol.pathComponents.last?.hasPrefix("scale") != true else {
            continue
          }
          count += 1
          let places = parameter.names.map { (type + [$0]).joined(separator: ".") }
          let texts = [symbol.documentation] + places.compactMap { documentation[$0] }
          if !texts.contains(where: quantity.isNamed) {
            missing.append("\(symbol.place ?? "") \(symbol.path) \(parameter.name)")
          }
        }
      }
      expect(count, above: 250)
      expect(missing.sorted(), equals: [], "points, pixels, cells, fractions, seconds")
    }
  }
#endif
