package import TributaryDiagnostics
package import TributaryGeometry

/// A recorded step of a cycle, before it is described in words.
package struct LoopStep: Equatable {
  package let kind: FeedbackLoop.Step.Kind
  package let path: String
  package var location: Diagnostic.Location?
  package let fact: Fact

  package init(
    _ kind: FeedbackLoop.Step.Kind, path: String, location: Diagnostic.Location? = nil, _ fact: Fact
  ) {
    self.kind = kind
    self.path = path
    self.location = location
    self.fact = fact
  }

  /// The event at a step, with values as text.
  package enum Fact: Equatable {
    /// A state or the value of a key has changed; `nil` for an unknown value.
    case changes(old: String?, new: String?)
    /// A value that contains no lengths has changed because of geometry; `nil` for an unknown value.
    case derives(old: String?, new: String?, from: GeometryChange)
    /// A property of an observable object has changed; `nil` for an unknown value.
    case changesObject(String, old: String?, new: String?)
    /// A body is evaluated because of a value that it has read.
    case reads(LoopProperty)
    /// A body is evaluated because its view has a new value. `input` is a property that is created again each time, if
    /// any.
    case isGivenAnotherValue(input: LoopInput?)
    /// The layout of an item has changed.
    case isLaidOut(LayoutChange)
    /// A layout shows another one of its alternatives, by their names.
    case chooses(String, insteadOf: String)
    /// A guide or a layout has read a state.
    case places(reading: LoopProperty)
    /// A view publishes a value after reading changed geometry.
    case publishes(String?, reading: [GeometryChange])
    /// A view that published a value is removed, and its value with it.
    case isRemoved(published: String?)
    /// A `transformPreference` modifier changes the value of a key.
    case edits(to: String?)
    /// Content is built from geometry.
    case measures([GeometryChange])
    /// Content is built from a preference.
    case builds(from: String?)
    /// Several values are folded to one.
    case reduces(count: Int, to: String)
    /// A modifier runs its action with a value, or with `nil` if it receives none.
    case receives(ActionName, String?)
  }

  /// The change of an item's layout in a pass.
  package struct LayoutChange: Equatable {
    package let oldSize: CGSize
    package let newSize: CGSize
    package let hadProposal: ProposedViewSize
    package let proposal: ProposedViewSize
    package let isLeaf: Bool
    /// The modifier that the item represents, such as `frame(width:)`, or `nil` for a view.
    package let modifier: String?
    /// Whether items were inserted or removed in it.
    package let hasOtherItems: Bool
    /// The inserted and removed views, if they are known.
    package let exchange: Exchange?

    package init(
      oldSize: CGSize, newSize: CGSize, hadProposal: ProposedViewSize, proposal: ProposedViewSize, isLeaf: Bool,
      modifier: String? = nil, hasOtherItems: Bool, exchange: Exchange? = nil
    ) {
      self.oldSize = oldSize
      self.newSize = newSize
      self.hadProposal = hadProposal
      self.proposal = proposal
      self.isLeaf = isLeaf
      self.modifier = modifier
      self.hasOtherItems = hasOtherItems
      self.exchange = exchange
    }
  }

  /// A changed result of a geometry read.
  package struct GeometryChange: Equatable {
    package let question: Question
    /// The result in the requested space, in points. For a size, only the size is valid. For the safe area, neither the
    /// origin nor the size is valid.
    package let old: CGRect
    package let new: CGRect

    package init(_ question: Question, old: CGRect, new: CGRect) {
      self.question = question
      self.old = old
      self.new = new
    }

    /// The kind of geometry that was read.
    package enum Question: Equatable {
      case size, safeArea, frame
    }

    /// Whether the position has changed.
    package var isMove: Bool { question == .frame && old.origin != new.origin }
  }
}

extension LoopStep {
  /// The views that a pass inserted in an item and removed from it.
  package struct Exchange: Equatable {
    /// The first inserted and removed views.
    package let inserted: [ExchangedView]
    package let removed: [ExchangedView]
    /// The numbers of all inserted and removed views.
    package let insertedCount: Int
    package let removedCount: Int
    /// The innermost enclosing views whose width, height, or size did not change.
    package let constant: [ConstantView]

    /// - Parameter counts: The numbers of all views, if the lists are incomplete.
    package init(
      inserted: [ExchangedView], removed: [ExchangedView], counts: (inserted: Int, removed: Int)? = nil,
      constant: [ConstantView] = []
    ) {
      self.inserted = inserted
      self.removed = removed
      insertedCount = counts?.inserted ?? inserted.count
      removedCount = counts?.removed ?? removed.count
      self.constant = constant
    }
  }

  /// An inserted or removed view, with its size in points.
  package struct ExchangedView: Equatable {
    package let name: String
    package let size: CGSize

    package init(_ name: String, size: CGSize) {
      self.name = name
      self.size = size
    }

    /// Whether the view is an element of a `ForEach`.
    var isElement: Bool { name.hasPrefix("ForEach[") }
  }

  /// A view around exchanged views, whose lengths along `axes` did not change.
  package struct ConstantView: Equatable {
    /// The path of the view, or `nil` for the root.
    package let path: String?
    package let axes: Axis.Set
    package let size: CGSize
    /// The view to which the size is passed, if its body is inside the constant view; `nil` if its body contains the
    /// constant view.
    package let receiver: String?

    package init(_ path: String?, along axes: Axis.Set, size: CGSize, passedTo receiver: String? = nil) {
      self.path = path
      self.axes = axes
      self.size = size
      self.receiver = receiver
    }
  }
}

/// A stored property of a view that each evaluation of the enclosing view creates again, so that it never equals its
/// previous value.
package struct LoopInput: Equatable {
  package enum Kind: Equatable, Sendable {
    case closure, object
    /// An enum or an existential that contains a closure or an object and has no `==`.
    case value

    package var text: String {
      switch self {
      case .closure: "closure"
      case .object: "object"
      case .value: "value"
      }
    }
  }

  /// The type of the view and the name of the property, as in `Page.done`.
  package let name: String
  package let kind: Kind
  /// The body that creates the property, such as `Page.body` in backticks.
  package let creator: String

  package init(name: String, kind: Kind, creator: String) {
    self.name = name
    self.kind = kind
    self.creator = creator
  }
}

/// The part of a view that a loop writes.
package enum LoopProperty: Hashable, Sendable {
  /// A property of the view.
  case named(String)
  /// An observable object that the view reads, whose values are unknown.
  case object
  /// The property of an observed object, as reported by the object: "Model.count". `holder` is the property of the view
  /// that refers to the object, if it is known.
  case ofObject(String, holder: String?)
  /// The scroll position of the view, which is also state although no view declares it.
  case scrollPosition

  package init(_ name: String?) { self = name.map { .named($0) } ?? .object }

  /// Whether the property is that of an object, whose values are unknown.
  package var isOfObject: Bool {
    switch self {
    case .object, .ofObject: true
    case .named, .scrollPosition: false
    }
  }

  /// The name of the property in its view, or `nil` for an object, which is not part of a view.
  package var nameInView: String? { isOfObject ? nil : name }

  /// The name in the source, or `nil` if there is none.
  package var name: String? {
    switch self {
    case .named(let name), .ofObject(let name, _): name
    case .object: nil
    case .scrollPosition: "scrollTo"
    }
  }
}

/// The properties of a loop that determine which edits stop it.
package struct LoopShape: Equatable {
  package let readers: [Reader]
  package let states: [State]
  /// The number of created nodes since the recording began.
  package let nodesCreated: Int

  package init(readers: [Reader], states: [State], nodesCreated: Int) {
    self.readers = readers
    self.states = states
    self.nodesCreated = nodesCreated
  }

  /// An action that receives a value and writes state.
  package struct Reader: Equatable {
    package let name: ActionName
    /// The source of the received value: a key, or the type of a value; `nil` if the action receives no value.
    package let source: String?
    /// Whether the last received values are equal, as of a reader that each pass creates again.
    package let receivesEqualValues: Bool

    package init(_ name: ActionName, source: String?, receivesEqualValues: Bool = false) {
      self.name = name
      self.source = source
      self.receivesEqualValues = receivesEqualValues
    }
  }

  /// A written state.
  package struct State: Equatable {
    package let property: LoopProperty
    /// Whether the last written value is a Boolean.
    package let isSwitch: Bool
    /// Whether the last written value is a number.
    package let isNumber: Bool

    package init(_ property: LoopProperty, isSwitch: Bool, isNumber: Bool = false) {
      self.property = property
      self.isSwitch = isSwitch
      self.isNumber = isNumber
    }
  }
}

extension ActionName {
  /// Whether the delivered value comes from layout or from other views, rather than from a value of the reader's own
  /// view.
  package var isMeasuring: Bool {
    switch self {
    case .onPreferenceChange, .onGeometryChange, .onScrollGeometryChange: true
    default: false
    }
  }
}
