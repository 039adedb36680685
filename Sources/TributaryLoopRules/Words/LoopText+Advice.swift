import TributaryDiagnostics
import TributaryGeometry

extension LoopText {
  /// Returns an edit in one or two sentences.
  package static func sentence(_ advice: LoopAdvice) -> String {
    switch advice {
    case .writeOnRealChange(let reader, let state):
      "In \(reader.text), write \(state) only on a real change: `if new != old { … }`."
    case .makeIdentitiesOnce:
      "Create ids, dates and random values once, where the work starts, and not on every delivery."
    case .keepInput(let input):
      "Each evaluation of \(input.creator) creates another \(input.kind.text) for `\(input.name)`, so the view never equals "
        + "the current one. \(Self.remedy(for: input.kind))"
    case .doNotWriteFromBody(let state):
      "Do not write \(state) from a body, not even later: write it in `onAppear`, `onChange`, `task` or a button."
    case .computeInBody(let state):
      "If \(state) follows from other values, compute it in the body instead of storing it."
    case .setWhereItIsSet(let reader, let state):
      "Do not write \(state) in the \(reader.text) that its own change triggers; clamp or compute it where it is set."
    case .scrollOncePerRequest(let reader):
      "Scroll once per request: keep the requested id in a state, and clear it in the \(reader.text) that "
        + "scrolls to it."
    case .scrollByTheModel:
      "Choose the scroll target from the model, not from the rows that currently exist."
    case .keepOneSource(let states):
      "Keep one source of truth: \(states.joined(separator: " and ")) are computed from each other; store one and "
        + "compute the other."
    case .hideInsteadOfRemoving(let state, let property, let views, let isShownIfTrue):
      hideSentence(state, property, views, isShownIfTrue)
    case .decideFromWhatStays(let state):
      "Derive \(state) from something that it does not resize: the size of the container, the model, or a measurement "
        + "inside what \(state) clamps."
    case .reserveSpace(let state, let key):
      "Reserve the space that \(state) takes, so that \(key) is the same in both cases."
    case .changeOnRequest(let state, let key, let views):
      "Change \(state) only on a request, and clear the request: the views that \(state) inserts\(inserted(views)) "
        + (key == LoopAdvice.geometry ? "change the geometry again." : "publish \(key) again.")
    case .decideByTheModel(let state):
      "Derive \(state) from the data, not from the views that currently exist."
    case .letTheLayoutDecide(let state, let views, let axes, let limit): letTheLayoutDecide(state, views, axes, limit)
    case .measureAround(let constant, let state, let views): measureAround(constant, state, views)
    case .useTwoThresholds(let views, let quantity, let first, let second):
      useTwoThresholds(views, quantity, first, second)
    case .showInOverlay(let views, let key):
      "Show \(list(views)) in an `overlay`, where it does not move the "
        + (key == LoopAdvice.geometry ? "measured view." : "view that publishes \(key).")
    case .hide(let view, let state, let isShownIfTrue, let axis, let measured):
      "Keep `\(view)` in both cases, and hide it: `.opacity(\(state.filter { $0 != "`" }) ? \(isShownIfTrue ? "1 : 0" : "0 : 1"))`. "
        + alwaysMeasured(axis, measured)
    case .reserve(let length, let view, let axis, let measured):
      "Reserve the space of `\(view)` in both cases: `ZStack { if … { \(view.prefix { $0 != "[" })(…) } }.frame(\(axis.lengthName): "
        + "\(text(length)))`. \(alwaysMeasured(axis, measured))"
    case .measureInside(LoopAdvice.geometry, let state, let modifier):
      "Measure the geometry inside: put the modifier or the `GeometryReader` that reads it before the `.\(modifier)` that "
        + "\(state) changes."
    case .measureInside(let key, let state, let modifier):
      "Measure \(key) inside: put the view that publishes it before the `.\(modifier)` that \(state) changes."
    case .measureOutside(LoopAdvice.geometry, let effect):
      "Measure the geometry outside `.\(effect)`, which moves everything inside it: write the modifier that reads it after "
        + "`.\(effect)`."
    case .measureOutside(let key, let effect):
      "Measure \(key) outside `.\(effect)`, which moves everything inside it: write the modifier that publishes it after "
        + "`.\(effect)`."
    case .measureInSpace(let key, let effect):
      "Measure \(key) in a coordinate space inside `.\(effect)`, which moves it: write `.coordinateSpace(.named(\"content\"))` "
        + "before `.\(effect)`, and read the frame in `.named(\"content\")`."
    case .useAnchors(let state):
      "If \(state) only positions something, use `anchorPreference` with `overlayPreferenceValue`: no state, one pass."
    case .takeOutOfTheStack(LoopAdvice.geometry, let state):
      "Move the view that reads the geometry out of the stack that \(state) resizes."
    case .takeOutOfTheStack(let key, let state):
      "Move the view that publishes \(key) out of the stack that \(state) resizes."
    }
  }

  private static func remedy(for kind: LoopInput.Kind) -> String {
    switch kind {
    case .closure: "Create the closure once and pass it on, or capture no value in it."
    case .object: "Create the object once, for example in a `@State`, and pass it on."
    case .value: "Store the value in a `@State`, make its type `Equatable`, or pass a value that stays the same."
    }
  }
}

extension LoopText {
  /// Returns the inserted and removed views of a pass.
  package static func text(_ exchange: LoopStep.Exchange) -> String {
    let inserted = list(exchange.inserted.map(\.name), of: exchange.insertedCount, quote: "")
    let removed = list(exchange.removed.map(\.name), of: exchange.removedCount, quote: "")
    if inserted.isEmpty { return "removes \(removed)" }
    if removed.isEmpty { return "inserts \(inserted)" }
    return inserted == removed ? "creates \(inserted) again" : "replaces \(removed) with \(inserted)"
  }

  /// Returns names as a list of at most three entries, with the number of views of the same name.
  ///
  /// - Parameter count: The number of all views, if `names` are the first of them.
  private static func list(_ names: [String], of count: Int = 0, quote: String = "`") -> String {
    if !quote.isEmpty, names.allSatisfy({ $0.hasPrefix("ForEach[") }) { return "these elements" }
    var entries: [(name: String, count: Int)] = []
    for name in names {
      if let index = entries.firstIndex(where: { $0.name == name }) {
        entries[index].count += 1
      } else {
        entries.append((name, 1))
      }
    }
    let shown = entries.count > 3 ? entries.prefix(2) : entries[...]
    var texts = shown.map { "\($0.count > 1 ? "\($0.count) × " : "")\(quote)\($0.name)\(quote)" }
    let rest = max(names.count, count) - shown.reduce(0) { $0 + $1.count }
    if rest > 0 { texts.append("\(rest) more") }
    guard let last = texts.popLast() else { return "" }
    return texts.isEmpty ? last : "\(texts.joined(separator: ", ")) and \(last)"
  }

  /// Returns whether a list of names is singular.
  private static func isOne(_ names: [String]) -> Bool { names.count == 1 && !names[0].hasPrefix("ForEach[") }

  private static func hideSentence(
    _ state: String, _ property: String, _ views: AlternatingViews, _ isShownIfTrue: Bool
  ) -> String {
    let opacity = "`.opacity(\(property) ? \(isShownIfTrue ? "1 : 0" : "0 : 1"))`"
    return switch views {
    case .conditional(let names):
      "Keep \(list(names)), which \(state) inserts and removes, and hide \(isOne(names) ? "it" : "them"): \(opacity)."
    case .alternatives(let first, let second):
      "Keep both \(list(first)) and \(list(second)) in a `ZStack`, and hide one of them with `.opacity` instead of "
        + "replacing it."
    case .unknown: "Keep the view that \(state) inserts and removes, and hide it: \(opacity)."
    }
  }

  private static func inserted(_ views: AlternatingViews) -> String {
    let names = list(views)
    return names.contains("`") ? " (\(names))" : ""
  }

  private static func list(_ views: AlternatingViews) -> String {
    switch views {
    case .conditional(let names): list(names)
    case .alternatives(let first, _): list(first)
    case .unknown: ""
    }
  }

  private static func letTheLayoutDecide(
    _ state: String, _ views: AlternatingViews, _ axes: Axis.Set, _ limit: FittingLimit?
  ) -> String {
    let arguments =
      switch axes {
      case .horizontal: "(in: .horizontal)"
      case .vertical: "(in: .vertical)"
      default: ""
      }
    let fitting = "`ViewThatFits\(arguments)` shows the first of its contents that fits."
    switch views {
    case .alternatives(let first, let second):
      return "Let the layout choose between \(list(first)) and \(list(second)), instead of \(state): \(fitting) "
        + "List \(list(first)) first."
    case .conditional(let names):
      let ending =
        switch limit {
        case .minimum(let axis): ", and set a `min\(axis.lengthName.capitalizedFirst)` for its other views."
        case .maximum(let axis): ", and set the limit with `.frame(max\(axis.lengthName.capitalizedFirst):)`."
        case nil: "."
        }
      let exist = isOne(names) ? "exists" : "exist"
      return "Let the layout decide, instead of \(state), whether \(list(names)) \(exist): \(fitting) "
        + "List the one with \(list(names)) first\(ending)"
    case .unknown: return "Let the layout decide, instead of \(state): \(fitting)"
    }
  }

  private static func measureAround(
    _ constant: LoopStep.ConstantView, _ state: String, _ views: AlternatingViews
  ) -> String {
    let (length, size) =
      switch constant.axes {
      case .horizontal: ("width", "\(text(constant.size.width)) wide")
      case .vertical: ("height", "\(text(constant.size.height)) high")
      default: ("size", "\(text(constant.size.width)) × \(text(constant.size.height))")
      }
    let (changing, cases) =
      switch views {
      case .conditional(let names):
        (
          "\(list(names)) \(isOne(names) ? "does" : "do") not change",
          "with and without \(isOne(names) ? "it" : "them")"
        )
      case .alternatives(let first, let second):
        ("does not depend on the choice", "with \(list(first)) and with \(list(second))")
      case .unknown: ("it does not change", "in both cases")
      }
    let place = constant.path.map { "`\($0)`" } ?? "the root"
    let passing = constant.receiver.map { ", and pass the \(length) to `\($0)`." }
    let edit =
      constant.path == nil
      ? "Put a `GeometryReader` around the whole view\(passing ?? ".")"
      : "Measure there\(passing ?? (views == .unknown ? "." : ", outside the condition."))"
    return "Derive \(state) from a \(length) that \(changing): \(place) is \(size) \(cases). \(edit)"
  }

  private static func useTwoThresholds(
    _ views: AlternatingViews, _ quantity: LoopAdvice.MeasuredQuantity, _ first: CGFloat, _ second: CGFloat
  ) -> String {
    let difference = text(abs(first - second))
    let measured =
      switch quantity {
      case .length(let axis): axis.lengthName
      case .position: "position"
      }
    switch views {
    case .conditional(let names):
      let them = isOne(names) ? "it" : "them"
      let edit =
        first < second
        ? "Insert \(them) above one threshold, and remove \(them) below another that is more than \(difference) lower."
        : "Insert \(them) below one threshold, and remove \(them) above another that is more than \(difference) higher."
      return "Use two thresholds, because \(list(names)) change\(isOne(names) ? "s" : "") the measured "
        + "\(measured): \(text(first)) with \(them), \(text(second)) without. \(edit)"
    case .alternatives(let a, let b):
      return "Use two thresholds that differ by more than \(difference), because the measured \(measured) is "
        + "\(text(first)) with \(list(a)) and \(text(second)) with \(list(b))."
    case .unknown:
      return "Use two thresholds that differ by more than \(difference)."
    }
  }

  private static func alwaysMeasured(_ axis: Axis, _ length: CGFloat) -> String {
    "The measured \(axis.lengthName) is then always \(text(length)), so adapt the condition to it."
  }
}

extension Axis {
  /// The name of a length along the axis.
  fileprivate var lengthName: String { self == .horizontal ? "width" : "height" }
}

extension String {
  /// The text with an uppercase first letter.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
