import Foundation
import TributaryGeometry

/// Formats numbers without a fraction where they have none.
public enum NumberText {
  public static func text(_ number: Double) -> String {
    if number.isInfinite { return number < 0 ? "-infinity" : "infinity" }
    return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}

extension ViewScene: CustomStringConvertible {
  /// The text of the scene, from which `SceneParser` reads an equal scene.
  public var description: String {
    var lines = ["scene \"\(title)\""]
    lines += definitions.map { "claim \($0.id) \($0.basis) \(quoted($0.text)) \(quoted($0.source))" }
    if !claims.isEmpty { lines.append("claims " + claims.joined(separator: " ")) }
    lines.append("size \(NumberText.text(size.width)) x \(NumberText.text(size.height))")
    if insets != EdgeInsets() { lines.append("\(Step.insets(insets))") }
    if isRightToLeft { lines.append("rightToLeft") }
    lines += variables.map { "\($0.storage.rawValue) \($0.name) = \($0.value)" }
    lines.append("")
    for node in content { node.append(to: &lines, indentation: "") }
    lines.append("")
    lines += script.map { "\($0.content)" }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Value: CustomStringConvertible {
  public var description: String {
    switch self {
    case .number(let number): NumberText.text(number)
    case .flag(let flag): "\(flag)"
    case .text(let text): "\"\(text)\""
    case .list(let list): "[" + list.map { NumberText.text($0) }.joined(separator: ", ") + "]"
    case .none: "nil"
    }
  }
}

extension Formula: CustomStringConvertible {
  public var description: String { text(above: 0) }
  private func text(above rank: Int) -> String {
    switch self {
    case .value(let value): return value.description
    case .name(let name): return name
    case .length(let reader, let quantity, let space):
      return "\(reader).\(quantity)" + (space.map { "(\"\($0)\")" } ?? "")
    case .not(let expression): return "!" + expression.text(above: 6)
    case .operation(let left, let sign, let right):
      if sign == .min || sign == .max { return "\(sign.rawValue)(\(left), \(right))" }
      let text = "\(left.text(above: sign.rank - 1)) \(sign.rawValue) \(right.text(above: sign.rank))"
      return sign.rank > rank ? text : "(\(text))"
    }
  }
}

extension AlignmentPair: CustomStringConvertible {
  public init?(name: String) {
    for horizontal in HorizontalGuide.allCases {
      for vertical in VerticalGuide.allCases where AlignmentPair(horizontal, vertical).description == name {
        self.init(horizontal, vertical)
        return
      }
    }
    return nil
  }

  public var description: String {
    let (vertical, horizontal) = (vertical.rawValue, horizontal.rawValue)
    if self.vertical == .center { return horizontal }
    if self.horizontal == .center { return vertical }
    return vertical + horizontal.prefix(1).uppercased() + horizontal.dropFirst()
  }
}

extension Assignment: CustomStringConvertible { public var description: String { "\(variable) = \(formula)" } }

extension Node {
  func append(to lines: inout [String], indentation: String) {
    var line = indentation + element.description
    Self.append(content, opener: element.opener, to: &line, &lines, indentation, always: element.takesContent)
    if let otherwise {
      line += " else"
      Self.append(otherwise, opener: "", to: &line, &lines, indentation, always: true)
    }
    if let name { line += ".named(\(name))" }
    for modifier in modifiers {
      line += "." + modifier.effect.description
      Self.append(
        modifier.content, opener: modifier.effect.opener, to: &line, &lines, indentation,
        always: modifier.effect.takesContent)
    }
    lines.append(line)
  }

  /// Appends views in braces, each on a line.
  private static func append(
    _ nodes: [Node], opener: String, to line: inout String, _ lines: inout [String], _ indentation: String, always: Bool
  ) {
    guard always else { return }
    lines.append(line + " {" + opener)
    for node in nodes { node.append(to: &lines, indentation: indentation + "  ") }
    line = indentation + "}"
  }
}

/// Returns a string in quotation marks.
private func quoted(_ text: String) -> String { "\"" + text.replacingOccurrences(of: "\"", with: "\\\"") + "\"" }

/// Returns a call with its arguments, without those that are nil.
private func call(_ name: String, _ arguments: String?...) -> String {
  let given = arguments.compactMap(\.self)
  return given.isEmpty ? name : "\(name)(\(given.joined(separator: ", ")))"
}

private func labeled(_ label: String, _ value: (some CustomStringConvertible)?) -> String? {
  value.map { "\(label): \($0)" }
}

private func labeled(_ label: String, _ place: AlignmentPair) -> String? {
  place == .center ? nil : "\(label): \(place)"
}

extension Element: CustomStringConvertible {
  public var description: String {
    switch self {
    case .text(let text): call("Text", text.description)
    case .color: "Color"
    case .rectangle: "Rectangle"
    case .capsule: "Capsule"
    case .spacer(let length): call("Spacer", labeled("minLength", length))
    case .divider: "Divider"
    case .empty: "EmptyView"
    case .half(let axes): call("Half", axes == .both ? nil : axes.rawValue)
    case .stack(let direction, let place, let spacing):
      call(direction.rawValue, labeled("alignment", place), labeled("spacing", spacing))
    case .group: "Group"
    case .erased: "AnyView"
    case .forEach(let rows, _): call("ForEach", rows)
    case .condition(let condition): "if \(condition)"
    case .reader: "GeometryReader"
    case .fits(let axes): call("ViewThatFits", axes == .both ? nil : axes.rawValue)
    case .grid(let place, let horizontal, let vertical):
      call(
        "Grid", labeled("alignment", place), labeled("horizontalSpacing", horizontal),
        labeled("verticalSpacing", vertical))
    case .gridRow(let guide): call("GridRow", guide?.rawValue)
    case .marks(let key): call("Marks", key.rawValue)
    case .counter: "Counter"
    }
  }

  /// Whether the element has views in braces.
  var takesContent: Bool {
    switch self {
    case .stack, .group, .erased, .forEach, .condition, .reader, .fits, .grid, .gridRow: true
    case .text, .color, .rectangle, .capsule, .spacer, .divider, .empty, .half, .marks, .counter: false
    }
  }

  var opener: String {
    switch self {
    case .forEach(_, let name), .reader(let name): " \(name) in"
    default: ""
    }
  }
}

extension Effect: CustomStringConvertible {
  public var description: String {
    switch self {
    case .padding(let edges, let length, let isSafeArea):
      call(isSafeArea ? "safeAreaPadding" : "padding", edges == .all ? nil : edges.rawValue, length.description)
    case .frame(let width, let height, let place):
      call("frame", labeled("width", width), labeled("height", height), labeled("alignment", place))
    case .flexibleFrame(let width, let height, let place):
      call(
        "frame", labeled("minWidth", width.min), labeled("idealWidth", width.ideal), labeled("maxWidth", width.max),
        labeled("minHeight", height.min), labeled("idealHeight", height.ideal), labeled("maxHeight", height.max),
        labeled("alignment", place))
    case .fixedSize(let axes): call("fixedSize", axes == .both ? nil : axes.rawValue)
    case .layoutPriority(let priority): call("layoutPriority", priority.description)
    case .aspectRatio(let ratio, let fills): call("aspectRatio", ratio?.description, fills ? "fill" : "fit")
    case .offset(let x, let y): call("offset", labeled("x", x), labeled("y", y))
    case .position(let x, let y): call("position", labeled("x", x), labeled("y", y))
    case .scale(let factor, let place):
      call("scaleEffect", factor.description, place == .center ? nil : place.rawValue)
    case .opacity(let opacity): call("opacity", opacity.description)
    case .layoutDirection(let direction): call("layoutDirection", direction.rawValue)
    case .zIndex(let index): call("zIndex", index.description)
    case .id(let id): call("id", id.description)
    case .space(let name): call("coordinateSpace", "\"\(name)\"")
    case .environment(let value): call("environment", value.description)
    case .guide(.horizontal(let guide), let value): call("alignmentGuide", guide.rawValue, value.description)
    case .guide(.vertical(let guide), let value):
      call("alignmentGuide", guide == .center ? "middle" : guide.rawValue, value.description)
    case .hidden: "hidden"
    case .decoration(let isBehind, let place):
      call(isBehind ? "background" : "overlay", place == .center ? nil : place.description)
    case .preference(let key, let value): call("preference", key.rawValue, value.description)
    case .transform(let key, let value): call("transformPreference", key.rawValue, value.description)
    case .anchor(let key, let place): call("anchorPreference", key.rawValue, place.rawValue)
    case .transformAnchor(let key, let place): call("transformAnchorPreference", key.rawValue, place.rawValue)
    case .preferenceContent(let key, let isBehind, let place, _):
      call(
        isBehind ? "backgroundPreferenceValue" : "overlayPreferenceValue", key.rawValue,
        place == .center ? nil : place.description)
    case .onPreference(let key, let assignment): call("onPreferenceChange", key.rawValue, assignment?.description)
    case .onGeometry(let quantity, let space, let assignment):
      call(
        "onGeometryChange", quantity?.rawValue ?? "frame", labeled("in", space.map(quoted)), assignment?.description)
    case .onTap(let assignment): call("onTapGesture", assignment.description)
    case .ignoresSafeArea(let edges): call("ignoresSafeArea", edges == .all ? nil : edges.rawValue)
    case .safeAreaInset(let edge, let place, let spacing):
      call("safeAreaInset", "\(edge)", labeled("alignment", place), labeled("spacing", spacing))
    case .gridCellColumns(let number): call("gridCellColumns", number.description)
    case .gridCellUnsizedAxes(let axes): call("gridCellUnsizedAxes", axes == .both ? nil : axes.rawValue)
    case .gridColumnAlignment(let guide): call("gridColumnAlignment", guide.rawValue)
    }
  }

  var takesContent: Bool {
    switch self {
    case .decoration, .preferenceContent, .safeAreaInset: true
    default: false
    }
  }

  var opener: String { if case .preferenceContent(_, _, _, let value) = self { " \(value) in" } else { "" } }
}

extension ScriptLine.Content: CustomStringConvertible {
  public var description: String {
    switch self {
    case .step(let step): step.description
    case .expectation(let expectation): "expect " + expectation.description
    }
  }
}

extension Step: CustomStringConvertible {
  public var description: String {
    switch self {
    case .set(let name, let value): "set \(name) = \(value)"
    case .insets(let insets):
      "insets "
        + [insets.top, insets.leading, insets.bottom, insets.trailing].map { NumberText.text($0) }
        .joined(separator: " ")
    case .resize(let size): "resize \(NumberText.text(size.width)) x \(NumberText.text(size.height))"
    case .insert(let row, let index, let name): "insert \(NumberText.text(row)) at \(index) in \(name)"
    case .remove(let row, let name): "remove \(NumberText.text(row)) from \(name)"
    case .move(let row, let index, let name): "move \(NumberText.text(row)) to \(index) in \(name)"
    case .tap(let name): "tap \(name)"
    }
  }
}

extension Expectation: CustomStringConvertible {
  public var description: String {
    switch self {
    case .frame(let name, let frame):
      "frame \(name): "
        + [frame.minX, frame.minY, frame.width, frame.height].map { NumberText.text($0) }.joined(separator: " ")
    case .size(let name, let size): "size \(name): \(NumberText.text(size.width)) \(NumberText.text(size.height))"
    case .extents(let isHorizontal, let names, let extents):
      (isHorizontal ? "columns " : "rows ") + names.joined(separator: " ") + ": "
        + extents.map { $0.map { NumberText.text($0) }.joined(separator: " ") }.joined(separator: ", ")
    case .diagnostics(let codes): "diagnostics: " + codes.joined(separator: " ")
    case .absent(let name): "no \(name)"
    case .order(let names): "order: " + names.joined(separator: " ")
    case .value(let key, let value): "value \(key.rawValue): \(value)"
    case .delivered(let all): "delivered: " + all.map { "\($0.source) \($0.value)" }.joined(separator: ", ")
    case .reduces(let key, let calls):
      "reduces \(key.rawValue): " + calls.map { "\($0[0]) + \($0[1])" }.joined(separator: ", ")
    case .reduceCount(let key, let count): "reduces \(key.rawValue) \(count)"
    case .resolved(let name, let all):
      "resolved \(name): "
        + all.map { $0.map { NumberText.text($0) }.joined(separator: " ") }.joined(separator: ", ")
    case .passes(let passes): "passes \(passes)"
    case .verdict(let verdict): verdict.description
    case .variable(let name, let value): "state \(name) = \(value)"
    }
  }
}

extension Verdict: CustomStringConvertible {
  public var description: String {
    switch self {
    case .settled: "settled"
    case .oscillating(let period): "oscillating \(period)"
    case .divergingStep(let step): "diverging \(NumberText.text(step))"
    case .divergingRatio(let ratio): "diverging ratio \(NumberText.text(ratio))"
    case .unsettled: "unsettled"
    }
  }
}
