package import TributaryDiagnostics
package import TributaryGeometry

/// A station of a cycle as it was recorded, before it is put into words.
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

  /// What happens at a station; values are given as they are shown.
  package enum Fact: Equatable {
    /// A state, or what a key carries, is another one; `nil` where a value is not known.
    case changes(old: String?, new: String?)
    /// A body runs because of what it has read.
    case reads(LoopProperty)
    /// A body runs because the view has a new value; `input` is a property that is created again each time, if there is one.
    case isGivenAnotherValue(input: LoopInput?)
    /// An item is laid out otherwise.
    case isLaidOut(LayoutChange)
    /// A guide or a layout has read a state.
    case places(reading: LoopProperty)
    /// A view publishes a value, having read geometry that has changed.
    case publishes(String?, reading: [GeometryChange])
    /// A `transformPreference` changes the value of a key to another.
    case edits(to: String?)
    /// Content is built from geometry.
    case measures([GeometryChange])
    /// Content is built from a preference.
    case builds(from: String?)
    /// Values are folded to one.
    case reduces(count: Int, to: String)
    /// A modifier runs its action; `nil` if it is given no value.
    case receives(ActionName, String?)
  }

  /// What a pass did to an item.
  package struct LayoutChange: Equatable {
    package let oldSize: CGSize
    package let newSize: CGSize
    package let hadProposal: ProposedViewSize
    package let proposal: ProposedViewSize
    package let isLeaf: Bool
    /// The modifier that the item stands for, such as `frame(width:)`; `nil` for an item that is a view.
    package let modifier: String?
    /// Whether items came or went in it.
    package let hasOtherItems: Bool

    package init(
      oldSize: CGSize, newSize: CGSize, hadProposal: ProposedViewSize, proposal: ProposedViewSize, isLeaf: Bool,
      modifier: String? = nil, hasOtherItems: Bool
    ) {
      self.oldSize = oldSize
      self.newSize = newSize
      self.hadProposal = hadProposal
      self.proposal = proposal
      self.isLeaf = isLeaf
      self.modifier = modifier
      self.hasOtherItems = hasOtherItems
    }
  }

  /// An answer about geometry that is another one than before.
  package struct GeometryChange: Equatable {
    package let question: Question
    /// In the space that was asked for, in points; of a size only the size, of the safe area nothing has a meaning.
    package let old: CGRect
    package let new: CGRect

    package init(_ question: Question, old: CGRect, new: CGRect) {
      self.question = question
      self.old = old
      self.new = new
    }

    /// What was asked.
    package enum Question: Equatable {
      case size, safeArea, frame
    }

    /// Whether it says that something stands elsewhere.
    package var isMove: Bool { question == .frame && old.origin != new.origin }
  }
}

/// A stored property of a view that each evaluation of the enclosing view creates again, so that it never equals the current
/// property.
package struct LoopInput: Equatable {
  package enum Kind: Equatable, Sendable {
    case closure, object

    package var text: String {
      switch self {
      case .closure: "closure"
      case .object: "object"
      }
    }
  }

  /// The type of the view and the name of the property, as in `Page.done`.
  package let name: String
  package let kind: Kind
  /// The body that creates the property, such as `Page.body` in backquotes.
  package let creator: String

  package init(name: String, kind: Kind, creator: String) {
    self.name = name
    self.kind = kind
    self.creator = creator
  }
}

/// What of a view a loop writes.
package enum LoopProperty: Hashable, Sendable {
  /// A property of the view.
  case named(String)
  /// An observable object that the view reads, whose values are not known.
  case object
  /// The property of an observable object that the view observes, as the object tells it: "Model.count".
  case ofObject(String)
  /// Where the view is scrolled to: that is state as well, though no view declares it.
  case scrollPosition

  package init(_ name: String?) { self = name.map { .named($0) } ?? .object }

  /// Whether it belongs to an object, whose values are not known.
  package var isOfObject: Bool {
    switch self {
    case .object, .ofObject: true
    case .named, .scrollPosition: false
    }
  }

  /// What the property is called below its view; `nil` for an object, which is in no view.
  package var nameInView: String? { isOfObject ? nil : name }

  /// `nil` for what has no name in the source.
  package var name: String? {
    switch self {
    case .named(let name), .ofObject(let name): name
    case .object: nil
    case .scrollPosition: "scrollTo"
    }
  }
}

/// What stands on a loop, as far as it decides which edits open it.
package struct LoopShape: Equatable {
  package let readers: [Reader]
  package let states: [State]
  /// Nodes made since the recording began.
  package let nodesCreated: Int

  package init(readers: [Reader], states: [State], nodesCreated: Int) {
    self.readers = readers
    self.states = states
    self.nodesCreated = nodesCreated
  }

  /// What runs when it is told something, and writes state.
  package struct Reader: Equatable {
    package let name: ActionName
    /// Where what it is told comes from: a key, or the type of a value; `nil` if it is told nothing.
    package let source: String?

    package init(_ name: ActionName, source: String?) {
      self.name = name
      self.source = source
    }
  }

  /// A piece of state that is written.
  package struct State: Equatable {
    package let property: LoopProperty
    /// Whether it was written `true` or `false` last.
    package let isSwitch: Bool

    package init(_ property: LoopProperty, isSwitch: Bool) {
      self.property = property
      self.isSwitch = isSwitch
    }
  }
}

/// How the values that a loop's readers receive depend on geometry.
package struct LoopMeasurement: Equatable {
  /// Whether each value follows from state alone, and no geometry is read.
  package let isNone: Bool
  /// The nearest geometry effect around the view that is measured, such as `offset`; `nil` if none is around.
  package let effect: String?

  package init(isNone: Bool = false, effect: String? = nil) {
    self.isNone = isNone
    self.effect = effect
  }
}

/// What runs an action: a modifier that a user has written, a body, or something that the package does for a view.
package enum ActionName: Hashable, Sendable {
  case onPreferenceChange
  case onGeometryChange
  case onScrollGeometryChange
  case onChange
  /// A task that starts again with another id.
  case taskID
  /// A body that starts work when it is evaluated.
  case body
  case other(String)

  /// The modifier as a user writes it, or a name for the work.
  package var text: String {
    switch self {
    case .onPreferenceChange: "onPreferenceChange"
    case .onGeometryChange: "onGeometryChange"
    case .onScrollGeometryChange: "onScrollGeometryChange"
    case .onChange: "onChange"
    case .taskID: "task(id:)"
    case .body: "body"
    case .other(let text): text
    }
  }

  /// Whether what is delivered comes from layout or from other views, not from a value that the reader's own view was given.
  package var isMeasuring: Bool {
    switch self {
    case .onPreferenceChange, .onGeometryChange, .onScrollGeometryChange: true
    default: false
    }
  }
}
