import Foundation
import TributaryGeometry

/// Reads a scene from text.
///
///     scene "an empty branch contributes the default"
///     claims PREF-08
///     size 200 x 100
///     state flag = false
///     model total = 0
///
///     HStack(spacing: 4) {
///       Text("abc").preference(Sum, 3)
///       VStack { if flag { Text("x").preference(Sum, 5) } }
///     }
///     .onPreferenceChange(Sum, total = value)
///
///     expect delivered: Sum 3
///     set flag = true
///     expect delivered: Sum 8
public struct SceneParser {
  private var tokens: [Token]
  private var index = 0
  /// The names that expressions can use at the current place.
  private var names: Set<String> = ["env"]

  /// Returns the scenes of a text. Each begins with `scene` and its title.
  ///
  /// - Throws: A `SceneError` with the line and the column of the first word that cannot be read.
  public static func scenes(from text: String) throws -> [ViewScene] {
    var parser = SceneParser(tokens: try Tokens(text).all)
    var scenes: [ViewScene] = []
    repeat { scenes.append(try parser.scene()) } while parser.token.kind != .end
    return scenes
  }

  private init(tokens: [Token]) { self.tokens = tokens }

  // MARK: Words

  private var token: Token { tokens[index] }

  private func failure(_ message: String, at token: Token? = nil) -> SceneError {
    let token = token ?? self.token
    return SceneError(line: token.line, column: token.column, message: message)
  }

  private mutating func take() -> Token {
    defer { if index < tokens.count - 1 { index += 1 } }
    return token
  }

  private func isAt(_ text: String) -> Bool { token.text == text && (token.kind == .sign || token.kind == .name) }

  private mutating func skip(_ text: String) -> Bool {
    if isAt(text) { _ = take() } else { return false }
    return true
  }

  private mutating func require(_ text: String) throws {
    if !skip(text) { throw failure("Expected “\(text)” instead of “\(token.text)”.") }
  }

  private mutating func word(_ what: String) throws -> Token {
    guard token.kind == .name else { throw failure("Expected \(what) instead of “\(token.text)”.") }
    return take()
  }

  private mutating func string() throws -> String {
    guard token.kind == .string else { throw failure("Expected a string instead of “\(token.text)”.") }
    return take().text
  }

  private mutating func choice<Case: RawRepresentable & CaseIterable>(_ what: String) throws -> Case
  where Case.RawValue == String {
    let word = try word(what)
    guard let value = Case(rawValue: word.text) else {
      let known = Case.allCases.map(\.rawValue).joined(separator: ", ")
      throw failure("“\(word.text)” is not \(what). Known are \(known).", at: word)
    }
    return value
  }

  private mutating func signedNumber() throws -> Double {
    let isNegative = skip("-")
    if skip("infinity") { return isNegative ? -.infinity : .infinity }
    guard token.kind == .number, let number = Double(token.text) else {
      throw failure("Expected a number instead of “\(token.text)”.")
    }
    _ = take()
    return isNegative ? -number : number
  }

  private mutating func variable(_ what: String = "a variable of the scene") throws -> String {
    let word = try word(what)
    guard names.contains(word.text) else { throw failure("The scene has no variable “\(word.text)”.", at: word) }
    return word.text
  }

  // MARK: The scene

  private mutating func scene() throws -> ViewScene {
    let line = token.line
    try require("scene")
    var scene = ViewScene(title: try string(), size: CGSize(width: 200, height: 200), content: [])
    scene.line = line
    names = ["env"]
    header: while true {
      switch token.text {
      case "claims":
        let line = take().line
        while token.line == line, token.kind == .name { scene.claims.append(try claimID()) }
      case "claim":
        _ = take()
        let id = try claimID()
        let basis = try word("the basis of the claim").text
        scene.definitions.append(ClaimDefinition(id: id, basis: basis, text: try string(), source: try string()))
      case "size":
        _ = take()
        scene.size = try size()
      case "insets":
        _ = take()
        scene.insets = try insets()
      case "rightToLeft":
        _ = take()
        scene.isRightToLeft = true
      case "state", "model":
        let storage = Variable.Storage(rawValue: take().text) ?? .state
        let name = try word("the name of a variable").text
        try require("=")
        scene.variables.append(Variable(storage, name, try literal()))
        names.insert(name)
      default: break header
      }
    }
    while !isAtEnd, !isAtScript { scene.content.append(contentsOf: try views()) }
    while !isAtEnd { scene.script.append(try self.line()) }
    scene.number()
    return scene
  }

  /// Whether the scene ends: at the end of the text, or before the next scene.
  private var isAtEnd: Bool { token.kind == .end || isAt("scene") && tokens[index + 1].kind == .string }

  private var isAtScript: Bool {
    token.kind == .name
      && ["expect", "set", "resize", "insets", "insert", "remove", "move", "tap"].contains(token.text)
  }

  private mutating func claimID() throws -> String {
    let group = try word("the id of a claim").text
    try require("-")
    guard token.kind == .number else { throw failure("Expected the number of a claim.") }
    return "\(group)-\(take().text)"
  }

  private mutating func insets() throws -> EdgeInsets {
    EdgeInsets(
      top: try signedNumber(), leading: try signedNumber(), bottom: try signedNumber(), trailing: try signedNumber())
  }

  private mutating func size() throws -> CGSize {
    let width = try signedNumber()
    try require("x")
    return CGSize(width: width, height: try signedNumber())
  }

  private mutating func literal() throws -> Value {
    if skip("true") { return .flag(true) }
    if skip("false") { return .flag(false) }
    if skip("nil") { return .none }
    if token.kind == .string { return .text(take().text) }
    if skip("[") {
      var list: [Double] = []
      while !skip("]") {
        list.append(try signedNumber())
        if !isAt("]") { try require(",") }
      }
      return .list(list)
    }
    return .number(try signedNumber())
  }

  // MARK: Expressions

  private mutating func expression(above rank: Int = 0) throws -> Formula {
    var left = try operand()
    while let sign = Operator(rawValue: token.text), token.kind == .sign, sign.rank > rank {
      _ = take()
      left = .operation(left, sign, try expression(above: sign.rank))
    }
    return left
  }

  private mutating func operand() throws -> Formula {
    if skip("!") { return .not(try operand()) }
    if skip("(") {
      let inner = try expression()
      try require(")")
      return inner
    }
    if isAt("min") || isAt("max") {
      let function: Operator = take().text == "min" ? .min : .max
      try require("(")
      let left = try expression()
      try require(",")
      let right = try expression()
      try require(")")
      return .operation(left, function, right)
    }
    guard token.kind == .name, !["true", "false", "nil", "infinity"].contains(token.text) else {
      return .value(try literal())
    }
    let name = try variable("a value")
    guard skip(".") else { return .name(name) }
    let quantity: Quantity = try choice("a length")
    var space: String?
    if skip("(") {
      space = try string()
      try require(")")
    }
    return .length(name, quantity, space: space)
  }

  /// Reads an assignment of a value that is called `value`.
  private mutating func assignment(receivesValue: Bool = true) throws -> Assignment {
    let name = try variable()
    try require("=")
    return Assignment(name, try with(receivesValue ? ["value"] : []) { try $0.expression() })
  }

  /// Reads something in which more names are known.
  private mutating func with<Result>(
    _ more: [String], _ read: (inout SceneParser) throws -> Result
  ) rethrows -> Result {
    let outer = names
    names.formUnion(more)
    defer { names = outer }
    return try read(&self)
  }

  // MARK: Views

  /// Reads views in braces, with the name of the closure's parameter.
  private mutating func content(parameter: Bool = false) throws -> (name: String, nodes: [Node]) {
    try require("{")
    var name = ""
    if parameter {
      name = try word("the name of the closure's parameter").text
      try require("in")
    }
    let nodes = try with(parameter ? [name] : []) { parser in
      var nodes: [Node] = []
      while !parser.skip("}") { nodes.append(contentsOf: try parser.views()) }
      return nodes
    }
    return (name, nodes)
  }

  private mutating func views() throws -> [Node] {
    var node = try element()
    while isAt(".") {
      _ = take()
      if skip("named") {
        try require("(")
        if node.name != nil { throw failure("The view has a name.") }
        node.name = try word("a name").text
        try require(")")
      } else {
        node.modifiers.append(try modifier())
      }
    }
    return [node]
  }

  private mutating func element() throws -> Node {
    let name = try word("a view")
    switch name.text {
    case "if":
      let condition = try expression()
      let nodes = try content().nodes
      var otherwise: [Node]?
      if skip("else") { otherwise = try content().nodes }
      return Node(.condition(condition), content: nodes, otherwise: otherwise)
    case "Group": return Node(.group, content: try content().nodes)
    case "AnyView": return Node(.erased, content: try content().nodes)
    case "GeometryReader":
      let (reader, nodes) = try content(parameter: true)
      return Node(.reader(reader), content: nodes)
    case "Color": return Node(.color)
    case "Rectangle": return Node(.rectangle)
    case "Capsule": return Node(.capsule)
    case "Divider": return Node(.divider)
    case "EmptyView": return Node(.empty)
    default: break
    }
    var arguments = try arguments(after: name)
    let node: Node
    switch name.text {
    case "Text": node = Node(.text(try arguments.expression("a text")))
    case "Spacer": node = Node(.spacer(minLength: arguments.optional("minLength")))
    case "Half": node = Node(.half(try arguments.choice("an axis") ?? .both))
    case "HStack", "VStack", "ZStack":
      let direction = Direction(rawValue: name.text) ?? .depth
      let element = Element.stack(
        direction, try arguments.place(labeled: "alignment"), spacing: arguments.optional("spacing"))
      node = Node(element, content: try content().nodes)
    case "ForEach":
      let rows = try arguments.name("a list")
      let (row, nodes) = try content(parameter: true)
      node = Node(.forEach(rows: rows, row: row), content: nodes)
    case "ViewThatFits": node = Node(.fits(try arguments.choice("an axis") ?? .both), content: try content().nodes)
    case "Grid":
      let element = Element.grid(
        try arguments.place(labeled: "alignment"), horizontal: arguments.optional("horizontalSpacing"),
        vertical: arguments.optional("verticalSpacing"))
      node = Node(element, content: try content().nodes)
    case "GridRow": node = Node(.gridRow(try arguments.choice("an alignment")), content: try content().nodes)
    case "Counter": node = Node(.counter)
    case "Marks": node = Node(.marks(try arguments.requiredChoice("a key")))
    default: throw failure("A scene has no view “\(name.text)”.", at: name)
    }
    try arguments.finish()
    return node
  }

  private mutating func arguments(after name: Token) throws -> Arguments {
    var arguments = Arguments(owner: name)
    guard skip("(") else { return arguments }
    while !skip(")") {
      let start = token
      var label: String?
      if token.kind == .name, tokens[index + 1].text == ":" {
        label = take().text
        _ = take()
      }
      if token.kind == .name, [")", ","].contains(tokens[index + 1].text), !names.contains(token.text),
        !["true", "false", "nil", "infinity"].contains(token.text)
      {
        arguments.all.append(.init(label: label, start: start, value: .word(take().text)))
      } else if token.kind == .name, tokens[index + 1].text == "=" {
        arguments.all.append(.init(label: label, start: start, value: .assignment(try assignment())))
      } else {
        let value = try with(["value", "env", "view"]) { try $0.expression() }
        arguments.all.append(.init(label: label, start: start, value: .expression(value)))
      }
      if !isAt(")") { try require(",") }
    }
    return arguments
  }

  private mutating func modifier() throws -> Modifier {
    let name = try word("a modifier")
    var arguments = try arguments(after: name)
    let effect = try effect(name, &arguments)
    try arguments.finish()
    switch effect {
    case .preferenceContent(let key, let isBehind, let place, _):
      let (value, nodes) = try content(parameter: true)
      return Modifier(.preferenceContent(key, isBehind: isBehind, place, value: value), content: nodes)
    case .decoration, .safeAreaInset: return Modifier(effect, content: try content().nodes)
    default: return Modifier(effect)
    }
  }

  private func effect(_ name: Token, _ arguments: inout Arguments) throws -> Effect {
    switch name.text {
    case "padding", "safeAreaPadding":
      let edges: Edges = try arguments.choice("a set of edges") ?? .all
      return .padding(edges, try arguments.expression("a length"), isSafeArea: name.text == "safeAreaPadding")
    case "frame":
      let place = try arguments.place(labeled: "alignment")
      let (width, height) = (arguments.optional("width"), arguments.optional("height"))
      if width != nil || height != nil { return .frame(width: width, height: height, place) }
      let horizontal = Limits(
        min: arguments.optional("minWidth"), ideal: arguments.optional("idealWidth"),
        max: arguments.optional("maxWidth"))
      let vertical = Limits(
        min: arguments.optional("minHeight"), ideal: arguments.optional("idealHeight"),
        max: arguments.optional("maxHeight"))
      return .flexibleFrame(width: horizontal, height: vertical, place)
    case "fixedSize": return .fixedSize(try arguments.choice("an axis") ?? .both)
    case "layoutPriority": return .layoutPriority(try arguments.expression("a priority"))
    case "aspectRatio":
      let fills = arguments.word("fill") || (arguments.word("fit") && false)
      return .aspectRatio(arguments.optional(nil), fills: fills)
    case "offset": return .offset(x: arguments.optional("x") ?? .number(0), y: arguments.optional("y") ?? .number(0))
    case "position": return .position(x: try arguments.labeled("x"), y: try arguments.labeled("y"))
    case "scaleEffect":
      let place: AnchorPart = try arguments.choice("a point") ?? .center
      return .scale(try arguments.expression("a factor"), about: place)
    case "opacity": return .opacity(try arguments.expression("an opacity"))
    case "layoutDirection": return .layoutDirection(try arguments.requiredChoice("a direction"))
    case "zIndex": return .zIndex(try arguments.expression("a number"))
    case "id": return .id(try arguments.expression("an identity"))
    case "coordinateSpace": return .space(try arguments.string("the name of the space"))
    case "environment": return .environment(try arguments.expression("a value"))
    case "alignmentGuide":
      let word = try arguments.name("a guide")
      let guide: AnyGuide
      if let horizontal = HorizontalGuide(rawValue: word) {
        guide = .horizontal(horizontal)
      } else if word == "middle" {
        guide = .vertical(.center)
      } else if let vertical = VerticalGuide(rawValue: word) {
        guide = .vertical(vertical)
      } else {
        throw failure("“\(word)” is not a guide.", at: name)
      }
      return .guide(guide, try arguments.expression("a length"))
    case "hidden": return .hidden
    case "overlay", "background":
      return .decoration(isBehind: name.text == "background", try arguments.place(labeled: nil))
    case "preference": return .preference(try arguments.requiredChoice("a key"), try arguments.expression("a value"))
    case "transformPreference":
      return .transform(try arguments.requiredChoice("a key"), try arguments.expression("a value"))
    case "anchorPreference":
      return .anchor(try arguments.requiredChoice("a key"), try arguments.requiredChoice("a point"))
    case "transformAnchorPreference":
      return .transformAnchor(try arguments.requiredChoice("a key"), try arguments.requiredChoice("a point"))
    case "overlayPreferenceValue", "backgroundPreferenceValue":
      let key: Key = try arguments.requiredChoice("a key")
      let place = try arguments.place(labeled: nil)
      return .preferenceContent(key, isBehind: name.text.hasPrefix("b"), place, value: "")
    case "onPreferenceChange": return .onPreference(try arguments.requiredChoice("a key"), arguments.assignment())
    case "onGeometryChange":
      let quantity: Quantity? = arguments.word("frame") ? nil : try arguments.requiredChoice("a length")
      let space = arguments.optional("in").flatMap { if case .value(.text(let name)) = $0 { name } else { nil } }
      return .onGeometry(quantity, space: space, arguments.assignment())
    case "onTapGesture":
      guard let assignment = arguments.assignment() else { throw failure("Expected an assignment.", at: name) }
      return .onTap(assignment)
    case "ignoresSafeArea": return .ignoresSafeArea(try arguments.choice("a set of edges") ?? .all)
    case "safeAreaInset":
      let edge = try arguments.name("an edge")
      let edges: [String: Edge] = ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing]
      guard let edge = edges[edge] else { throw failure("“\(edge)” is not an edge.", at: name) }
      let place = try arguments.place(labeled: "alignment")
      return .safeAreaInset(edge, place, spacing: arguments.optional("spacing"))
    case "gridCellColumns": return .gridCellColumns(try arguments.expression("a number"))
    case "gridCellUnsizedAxes": return .gridCellUnsizedAxes(try arguments.choice("an axis") ?? .both)
    case "gridColumnAlignment": return .gridColumnAlignment(try arguments.requiredChoice("an alignment"))
    default: throw failure("A scene has no modifier “\(name.text)”.", at: name)
    }
  }

  // MARK: The script

  private mutating func line() throws -> ScriptLine {
    let start = take()
    let content: ScriptLine.Content
    switch start.text {
    case "set":
      let name = try variable()
      try require("=")
      content = .step(.set(name, try literal()))
    case "resize": content = .step(.resize(try size()))
    case "insets": content = .step(.insets(try insets()))
    case "insert":
      let row = try signedNumber()
      try require("at")
      let place = try signedNumber()
      try require("in")
      content = .step(.insert(row, at: Int(place), in: try variable()))
    case "remove":
      let row = try signedNumber()
      try require("from")
      content = .step(.remove(row, from: try variable()))
    case "move":
      let row = try signedNumber()
      try require("to")
      let place = try signedNumber()
      try require("in")
      content = .step(.move(row, to: Int(place), in: try variable()))
    case "tap": content = .step(.tap(try identifier()))
    case "expect": content = .expectation(try expectation(on: start.line))
    default: throw failure("A script has no “\(start.text)”.", at: start)
    }
    if !isAtEnd, token.line == start.line { throw failure("Expected the end of the line.") }
    return ScriptLine(content, number: start.line)
  }

  /// Reads the name of a view, with the row of a loop: `a/2`.
  private mutating func identifier() throws -> String {
    var name = token.kind == .number ? take().text : try word("the name of a view").text
    while skip("/") { name += "/" + NumberText.text(try signedNumber()) }
    return name
  }

  private mutating func expectation(on line: Int) throws -> Expectation {
    let kind = try word("what is expected")
    switch kind.text {
    case "frame":
      let name = try identifier()
      try require(":")
      let numbers = [try signedNumber(), try signedNumber(), try signedNumber(), try signedNumber()]
      return .frame(name, CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case "size":
      let name = try identifier()
      try require(":")
      return .size(name, CGSize(width: try signedNumber(), height: try signedNumber()))
    case "columns", "rows":
      var names: [String] = []
      while !skip(":") { names.append(try identifier()) }
      let extents = try names.indices.map { index in
        if index > 0 { try require(",") }
        return [try signedNumber(), try signedNumber()]
      }
      return .extents(isHorizontal: kind.text == "columns", names, extents)
    case "diagnostics":
      try require(":")
      var codes: [String] = []
      while token.line == line, token.kind == .name { codes.append(take().text) }
      return .diagnostics(codes)
    case "no": return .absent(try identifier())
    case "order":
      try require(":")
      var names: [String] = []
      while token.line == line, token.kind != .end { names.append(try identifier()) }
      return .order(names)
    case "value":
      let key: Key = try choice("a key")
      try require(":")
      return .value(key, try literal())
    case "delivered":
      try require(":")
      var all: [Delivered] = []
      while token.line == line, token.kind == .name {
        let source = take().text
        all.append(Delivered(source, try literal()))
        if token.line == line, !skip(",") { break }
      }
      return .delivered(all)
    case "reduces":
      let key: Key = try choice("a key")
      if skip(":") {
        var calls: [[Value]] = []
        while token.line == line, token.kind != .end {
          let value = try literal()
          try require("+")
          calls.append([value, try literal()])
          if token.line == line, !skip(",") { break }
        }
        return .reduces(key, calls)
      }
      return .reduceCount(key, Int(try signedNumber()))
    case "resolved":
      let name = try identifier()
      try require(":")
      var all: [[Double]] = []
      while token.line == line, token.kind != .end {
        var numbers: [Double] = []
        while token.line == line, token.kind != .end, !isAt(",") { numbers.append(try signedNumber()) }
        all.append(numbers)
        _ = skip(",")
      }
      return .resolved(name, all)
    case "passes": return .passes(Int(try signedNumber()))
    case "state":
      let name = try variable()
      try require("=")
      return .variable(name, try literal())
    case "settled": return .verdict(.settled)
    case "unsettled": return .verdict(.unsettled)
    case "oscillating": return .verdict(.oscillating(Int(try signedNumber())))
    case "diverging":
      return skip("ratio")
        ? .verdict(.divergingRatio(try signedNumber())) : .verdict(.divergingStep(try signedNumber()))
    default: throw failure("A script cannot expect “\(kind.text)”.", at: kind)
    }
  }
}

/// The arguments of a view or a modifier. Each is taken once; an argument that is left is an error.
private struct Arguments {
  enum Argument {
    case expression(Formula)
    /// A name that is not a variable.
    case word(String)
    case assignment(Assignment)
  }

  struct Labeled {
    var label: String?
    var start: Token
    var value: Argument
  }

  let owner: Token
  var all: [Labeled] = []

  func failure(_ message: String, at token: Token? = nil) -> SceneError {
    SceneError(line: (token ?? owner).line, column: (token ?? owner).column, message: message)
  }

  mutating func take(_ label: String?, where condition: (Argument) -> Bool) -> Labeled? {
    guard let index = all.firstIndex(where: { $0.label == label && condition($0.value) }) else { return nil }
    return all.remove(at: index)
  }

  mutating func optional(_ label: String?) -> Formula? {
    let argument = take(label) { if case .expression = $0 { true } else { false } }
    return if case .expression(let value) = argument?.value { value } else { nil }
  }

  mutating func labeled(_ label: String) throws -> Formula {
    guard let value = optional(label) else { throw failure("“\(owner.text)” requires an argument “\(label)”.") }
    return value
  }

  mutating func expression(_ what: String) throws -> Formula {
    guard let value = optional(nil) else { throw failure("“\(owner.text)” requires \(what).") }
    return value
  }

  mutating func string(_ what: String) throws -> String {
    guard case .value(.text(let text)) = optional(nil) else { throw failure("“\(owner.text)” requires \(what).") }
    return text
  }

  /// Takes the next unlabeled name.
  mutating func anyWord(_ label: String? = nil) -> Labeled? {
    take(label) { argument in
      switch argument {
      case .word, .expression(.name): true
      default: false
      }
    }
  }

  func text(_ argument: Labeled) -> String {
    switch argument.value {
    case .word(let word), .expression(.name(let word)): word
    default: ""
    }
  }

  mutating func name(_ what: String) throws -> String {
    guard let argument = anyWord() else { throw failure("“\(owner.text)” requires \(what).") }
    return text(argument)
  }

  mutating func word(_ word: String) -> Bool { take(nil) { if case .word(word) = $0 { true } else { false } } != nil }

  mutating func assignment() -> Assignment? {
    let argument = take(nil) { if case .assignment = $0 { true } else { false } }
    return if case .assignment(let assignment) = argument?.value { assignment } else { nil }
  }

  mutating func choice<Case: RawRepresentable & CaseIterable>(_ what: String) throws -> Case?
  where Case.RawValue == String {
    guard let argument = take(nil, where: { if case .word = $0 { true } else { false } }) else { return nil }
    guard let value = Case(rawValue: text(argument)) else {
      let known = Case.allCases.map(\.rawValue).joined(separator: ", ")
      throw failure("“\(text(argument))” is not \(what). Known are \(known).", at: argument.start)
    }
    return value
  }

  mutating func requiredChoice<Case: RawRepresentable & CaseIterable>(_ what: String) throws -> Case
  where Case.RawValue == String {
    guard let value: Case = try choice(what) else { throw failure("“\(owner.text)” requires \(what).") }
    return value
  }

  mutating func place(labeled label: String?) throws -> AlignmentPair {
    guard let argument = anyWord(label) else { return .center }
    guard let place = AlignmentPair(name: text(argument)) else {
      throw failure("“\(text(argument))” is not an alignment.", at: argument.start)
    }
    return place
  }

  func finish() throws {
    guard let rest = all.first else { return }
    throw failure(
      rest.label.map { "“\(owner.text)” has no argument “\($0)”." } ?? "“\(owner.text)” has too many arguments.",
      at: rest.start)
  }
}

extension Operator: Equatable {}
