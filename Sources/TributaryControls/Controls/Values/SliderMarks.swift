import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLayout
@_spi(Engine) import TributaryViews

/// The places on the track of a slider apart from its knob, as fractions.
struct SliderMarks {
  /// A mark below the track.
  struct Mark {
    let fraction: Double
    let label: AnyView?
  }

  /// The end of the filled part of the track that is opposite to the knob.
  var neutral = 0.0
  /// The part of the track that the knob can reach.
  var enabled = 0.0...1.0
  var marks: [Mark] = []

  init() {}

  /// Creates the marks of a slider. A range without a common part with the scale does not limit the knob.
  init<V: BinaryFloatingPoint>(
    on scale: SliderScale, neutral: V?, enabled bounds: ClosedRange<V>?, ticks: [SliderTick<V>]
  ) {
    if let neutral { self.neutral = scale.fraction(of: Double(neutral)) }
    if let bounds, Double(bounds.upperBound) >= scale.lower, Double(bounds.lowerBound) <= scale.upper {
      // The fraction of an infinite value is 0.
      let (lower, upper) = (max(Double(bounds.lowerBound), scale.lower), min(Double(bounds.upperBound), scale.upper))
      enabled = scale.fraction(of: lower)...scale.fraction(of: upper)
    }
    marks = ticks.filter { scale.lower...scale.upper ~= Double($0.value) }.map {
      Mark(fraction: scale.fraction(of: Double($0.value)), label: $0.label)
    }
  }
}

/// The marks below the track of a slider. The identities of the marks are their positions.
struct SliderMarkRow {
  let marks: [SliderMarks.Mark]
}

extension SliderMarkRow: View, BuiltInComposite {
  var body: some View {
    SliderMarkLayout(fractions: marks.map(\.fraction)) {
      ForEach(marks.indices, id: \.self) { index in
        VStack(spacing: 0) {
          Rectangle().fill(.secondary).frame(width: 1, height: 4)
          if let label = marks[index].label { label.font(.caption).lineLimit(1).fixedSize() }
        }
      }
    }
  }
}

/// A layout that centers each view below its place on the track of a slider.
struct SliderMarkLayout: Layout {
  let fractions: [Double]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let idealWidth = sizes.map(\.width).reduce(SliderTrack.knob * 2, +)
    return CGSize(width: proposal.width ?? idealWidth, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let room = max(0, bounds.width - SliderTrack.knob)
    for (fraction, subview) in zip(fractions, subviews) {
      let x = bounds.minX + SliderTrack.knob / 2 + room * CGFloat(fraction)
      subview.place(at: CGPoint(x: x, y: bounds.minY), anchor: .top, proposal: .unspecified)
    }
  }
}
