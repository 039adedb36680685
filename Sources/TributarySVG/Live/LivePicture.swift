package import TributaryDrawing
import TributaryGeometry

/// The picture on a page, and the patches that change it to the next one.
///
///     display list         fragment ─┬─ leaf            one object until its content changes
///                                    └─ fragment …
///     page                 <g id="n1">─┬─ <rect/>       one element for each command
///                                      └─ <g id="n2"> …
///
/// Fragments that are the same objects as before require no work. A moving group changes one attribute, and so does a
/// fading text. Definitions (gradients, clips, masks, filters, images) are written once and removed with their last
/// use.
///
/// Invariants:
/// 1. After the patches the elements of the page equal those of ``markup`` of a new picture of the same list, except
///    for the numbers of groups and definitions.
/// 2. A definition exists from its first use to its last.
///
/// Tested by `LivePictureTests`.
package final class LivePicture {
  private var encoder = SVGEncoder(identifierPrefix: "d", isLive: true)
  private var root: LiveGroup
  private var size = CGSize.zero
  private var shown: DisplayFragment?
  private var lastNumber: UInt = 0
  private var lastKey = 0
  private var useCounts: [UInt: Int] = [:]
  private var unused: Set<UInt> = []
  private var patch = PicturePatch()
  /// Whether a new group is being created, whose markup is written as a whole.
  private var isSilent = false

  /// Creates an empty picture of size zero.
  package init() {
    root = LiveGroup(number: 0, unit: LiveUnit(.fragment(DisplayFragment(), at: .zero)), fade: 1)
  }

  /// Returns the patch that changes the picture to another one.
  ///
  /// - Complexity: O(*n*) in the number of commands in new fragments.
  package func update(to list: DisplayList) -> PicturePatch {
    patch = PicturePatch()
    if list.size != size {
      size = list.size
      patch.size = CGSize(width: size.width.asExtent, height: size.height.asExtent)
    }
    if list.root !== shown {
      shown = list.root
      updateChildren(of: root, list.root.commands.map(LiveUnit.init), fade: 1)
      patch.definitions = encoder.gradients.takeOutput().unbroken
      removeUnused()
    }
    return patch
  }

  private func removeUnused() {
    for number in unused.sorted() where useCounts[number] == nil {
      encoder.forget(number)
      patch.removedDefinitions.append(number)
    }
    unused = []
  }

  // MARK: Children

  private func updateChildren(of group: LiveGroup, _ units: [LiveUnit], fade: Double, title: String? = nil) {
    // The title remains for the lifetime of the group.
    let first = title == nil ? 0 : 1
    if group.children.isEmpty, let title { insertTitle(title, in: group) }
    var matching = ChildMatching(old: group.children[first...], new: units, fade: fade)
    matching.match()

    // 1. Remove the discarded children, and take out those that move.
    let keys = removeChildren(of: group, matching, first)
    // 2. Update the remaining children, and insert the new ones.
    var children = Array(group.children[..<first])
    children.reserveCapacity(units.count + first)
    var run = InsertedRun()
    for (index, unit) in units.enumerated() {
      let old = matching.sources[index].map { group.children[$0] }
      if let key = keys[index] {
        end(&run, in: group)
        emit(.put(group: group.number, at: index + first, key: key))
      }
      if let old, let child = continued(old, as: unit, fade) {
        end(&run, in: group)
        children.append(child)
        continue
      }
      if let old { release(old) }
      let child = makeChild(unit, fade)
      children.append(child)
      guard !isSilent else { continue }
      if let changes = old.flatMap({ changes(from: $0, to: child) }) {
        end(&run, in: group)
        for change in changes {
          emit(
            .value(
              group: group.number, at: index + first, element: change.element, name: change.name, value: change.value))
        }
        continue
      }
      run.begin(at: index + first, replacing: old == nil ? 0 : 1)
      markup(of: child, to: &run.output)
    }
    end(&run, in: group)
    group.children = children
    group.blends = children.contains { $0.group?.blends ?? false }
  }

  /// Returns the child with the content of a unit, or `nil` if its element must be replaced.
  private func continued(_ old: LiveChild, as unit: LiveUnit, _ fade: Double) -> LiveChild? {
    if let child = old.group {
      update(child, to: unit, fade)
    } else if !old.shows(unit, fade: fade) {
      return nil
    }
    return LiveChild(unit: unit, fade: fade, content: old.content)
  }

  /// Returns the attributes that change an element into another one, or `nil` if it must be replaced.
  private func changes(from old: LiveChild, to new: LiveChild) -> [MarkupDifference.Change]? {
    guard case .markup(let old, _) = old.content, case .markup(let new, _) = new.content else { return nil }
    return MarkupDifference.changes(from: old, to: new)
  }

  private func emit(_ operation: PicturePatch.Operation) {
    if !isSilent { patch.operations.append(operation) }
  }

  private func end(_ run: inout InsertedRun, in group: LiveGroup) {
    guard let (start, count, markup) = run.take() else { return }
    emit(.replace(group: group.number, at: start, count: count, markup: markup))
  }

  /// Removes the children that no unit continues, and takes out those that move.
  ///
  /// - Returns: The keys of the moved children, by the index of their unit.
  private func removeChildren(of group: LiveGroup, _ matching: ChildMatching, _ first: Int) -> [Int: Int] {
    var keys: [Int: Int] = [:]
    let units = matching.unitsOfSources(count: group.children.count)
    var index = group.children.count
    while index > first {
      index -= 1
      if let unit = units[index] {
        guard matching.isMoved(unit) else { continue }
        lastKey += 1
        keys[unit] = lastKey
        emit(.take(group: group.number, at: index, key: lastKey))
        continue
      }
      let end = index + 1
      release(group.children[index])
      while index > first, units[index - 1] == nil {
        index -= 1
        release(group.children[index])
      }
      emit(.replace(group: group.number, at: index, count: end - index, markup: ""))
    }
    return keys
  }

  private func insertTitle(_ title: String, in group: LiveGroup) {
    let markup = encoder.written { encoder in
      encoder.output.markup("<title>")
      encoder.output.escape(title)
      encoder.output.markup("</title>")
    }.bytes
    let unit = LiveUnit(.fragment(DisplayFragment(), at: .zero))
    group.children = [LiveChild(unit: unit, fade: 1, content: .markup(markup, uses: []))]
  }

  private func makeChild(_ unit: LiveUnit, _ fade: Double) -> LiveChild {
    switch unit.kind {
    case .leaf(let command):
      _ = encoder.gradients.takeUses()
      encoder.fade = fade
      let markup = encoder.written { $0.write(command, offset: unit.offset) }.oneElement
      encoder.fade = 1
      let uses = encoder.gradients.takeUses()
      retain(uses)
      return LiveChild(unit: unit, fade: fade, content: .markup(markup, uses: uses))
    case .nothing:
      return LiveChild(unit: unit, fade: fade, content: .markup(Array("<g/>".utf8), uses: []))
    case .fragment, .effect, .appliedEffect:
      lastNumber += 1
      let group = LiveGroup(number: lastNumber, unit: unit, fade: fade)
      // The markup of the group includes its content, which requires no operations.
      let outer = isSilent
      isSilent = true
      applyShape(to: group)
      isSilent = outer
      return LiveChild(unit: unit, fade: fade, content: .group(group))
    }
  }

  // MARK: Groups

  private func update(_ group: LiveGroup, to unit: LiveUnit, _ fade: Double) {
    let isSame =
      group.fade == fade && unit.identity != nil && group.unit.identity === unit.identity && !group.unit.showsNothing
    if isSame, group.unit.offset == unit.offset { return }
    group.unit = unit
    group.fade = fade
    if isSame, let transform = GroupShape.transform(of: unit) {
      let others = group.attributes.filter { $0.name != transform.name }
      setAttributes(transform.value.isEmpty ? others : [transform] + others, of: group)
    } else {
      applyShape(to: group)
    }
  }

  /// Applies the attributes and the content of a unit to its group.
  private func applyShape(to group: LiveGroup) {
    var shape = GroupShape(group.unit, fade: group.fade, &encoder) { shadow, source in
      if let cast = group.cast, cast.source === source, cast.shadow == shadow { return cast.content }
      guard let content = shadow.cast(by: source) else { return nil }
      group.cast = (source, shadow, content)
      return content
    }
    retain(shape.uses)
    release(group.uses)
    group.uses = shape.uses
    updateChildren(of: group, shape.units, fade: shape.fade, title: shape.title)
    if shape.isLayer, group.blends {
      // Blending inside the layer does not involve the views behind it.
      shape.attributes.append(LiveAttribute(name: "style", value: "isolation:isolate"))
      group.blends = false
    }
    group.blends = group.blends || shape.blends
    setAttributes(shape.attributes, of: group)
  }

  private func setAttributes(_ new: [LiveAttribute], of group: LiveGroup) {
    guard group.attributes != new else { return }
    for old in group.attributes where !new.contains(where: { $0.name == old.name }) {
      emit(.attribute(group: group.number, name: old.name, value: nil))
    }
    for attribute in new where !group.attributes.contains(attribute) {
      emit(.attribute(group: group.number, name: attribute.name, value: attribute.value))
    }
    group.attributes = new
  }

  // MARK: Definitions

  private func retain(_ uses: [UInt]) {
    for number in uses { useCounts[number, default: 0] += 1 }
  }

  private func release(_ uses: [UInt]) {
    for number in uses {
      guard let count = useCounts[number] else { continue }
      useCounts[number] = count > 1 ? count - 1 : nil
      if count == 1 { unused.insert(number) }
    }
  }

  private func release(_ child: LiveChild) {
    switch child.content {
    case .markup(_, let uses): release(uses)
    case .group(let group):
      release(group.uses)
      for child in group.children { release(child) }
    }
  }

  // MARK: Markup

  private func markup(of child: LiveChild, to output: inout SVGOutput) {
    switch child.content {
    case .markup(let bytes, _): output.append(bytes)
    case .group(let group):
      output.markup("<g id=\"n")
      output.digits(group.number)
      output.byte("\"")
      for attribute in group.attributes {
        output.byte(" ")
        output.markup(composed: attribute.name)
        output.markup("=\"")
        output.escape(attribute.value)
        output.byte("\"")
      }
      output.byte(">")
      for child in group.children { markup(of: child, to: &output) }
      output.markup("</g>")
    }
  }
}

/// Consecutively inserted elements, as a single operation.
private struct InsertedRun {
  private var start = 0
  private var count = 0
  var output = SVGOutput()

  /// Begins the next element.
  mutating func begin(at index: Int, replacing count: Int) {
    if output.bytes.isEmpty { start = index }
    self.count += count
  }

  /// Removes and returns the inserted children.
  mutating func take() -> (start: Int, count: Int, markup: String)? {
    guard !output.bytes.isEmpty else { return nil }
    defer { self = InsertedRun() }
    return (start, count, output.text)
  }
}

extension SVGOutput {
  /// The written text as exactly one element, without line breaks. Text contains no line breaks, so they separate
  /// elements.
  fileprivate var oneElement: [UInt8] {
    let parts = bytes.reduce(0) { $1 == 10 ? $0 + 1 : $0 }
    let bytes = bytes.filter { $0 != 10 }
    return parts == 1 ? bytes : Array("<g>".utf8) + bytes + Array("</g>".utf8)
  }

  /// The written text without line breaks.
  fileprivate var unbroken: String { String(decoding: bytes.filter { $0 != 10 }, as: UTF8.self) }

  fileprivate mutating func append(_ other: [UInt8]) {
    for byte in other { self.byte(Unicode.Scalar(byte)) }
  }
}
