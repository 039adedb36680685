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
