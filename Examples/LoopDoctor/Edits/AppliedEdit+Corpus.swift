import Tributary

/// The edits of all cases, in the order of their suggestions.
extension AppliedEdit {
  static let all: [String: [AppliedEdit]] =
    lengths.merging(switches) { $1 }.merging(followers) { $1 }.merging(routes) { $1 }.merging(shapes) { $1 }
    .merging(existence) { $1 }

  /// Lengths that depend on a view that they resize.
  private static let lengths: [String: [AppliedEdit]] = [
    "L02a": [.twin("Move the view that publishes HeightKey", "height 0.0")],
    "L03c": [.twin("Derive `extra`", "extra 100.0")],
    "L11b": [.twin("Measure WidthKey inside", "width 120.0")],
    "L22": [.twin("Measure HeightKey inside", "inset 60.0")],
    "own-observed": [.twin("Derive `width`", "width 37.0")],
    "own-list": [.twin("Derive `widths`", "widths [10.0, 20.0]")],
    "own-task": [.twin("Measure WidthKey inside", "width 120.0")],
    "own-dictionary": [.twin("Derive `widths`", "widths [\"title\": 36.0]")],
    "own-optional": [.twin("Measure HeightKey inside", "height 150.0")],
    "own-structure": [.view("Measure SizeKey inside", "50 × 30") { SizeInside() }],
    "own-string": [.twin("Derive `text`", "text ...")],
    "own-late-clamp": [.view("Measure WidthKey inside", "width 10.0") { ClampedInside() }],
    "own-seven": [.view("Derive `column`", "column 4") { ColumnOfContainer() }],
    "own-grid": [.twin("Derive `width`", "width 38.0")],
    "own-layout": [.twin("Derive `width`", "width 80.0")],
    "own-scroll": [.twin("Derive `height`", "height 75.0")],
    "own-lazy": [.twin("Derive `height`", "height 22.0")],
    "own-anchor": [.twin("Derive `width`", "width 25.0")],
    "own-content": [.twin("Derive `width`", "width 200.0")],
    "own-guide": [
      .view("If `shift` only positions something", "6") { AnchoredGuide() },
      .view("Move the view that publishes HeightKey", "shift 6.0") { GuideMeasuredOutside() },
    ],
    "own-chaos": [
      .computed("Compute the value from the model", "width 20"), .inapplicable("Raise `UpdateLimits.maximumPasses`"),
    ],
    "own-setter": [.twin("Derive `width`", "width 10.0")],
    "own-width-grow": [.twin("Derive `height`", "height 20.0")],
    "own-latent": [
      .twin("Measure a view that the state does not resize", "height 100.0"),
      .computed("Compute the state from the model", "height 100"),
    ],
    "L12": [.twin("Round the value", "width 100.0")],
    "own-noise": [.twin("Round the value", "x 1000000.0")],
    "own-rects": [.view("Round the value", "1") { RoundedRects() }],
  ]

  /// Booleans that depend on a view that they resize.
  private static let switches: [String: [AppliedEdit]] = [
    "L05": [.twin("Derive `hasBar`", "hasBar false"), .twin("Reserve the space", "hasBar false")],
    "L07": [
      .twin("Derive `isCollapsed`", "isCollapsed true"),
      .view("Reserve the space", "isCollapsed true") { ReservedBubble(isLate: false) },
    ],
    "own-queue": [
      .twin("Derive `isCollapsed`", "isCollapsed true"),
      .view("Reserve the space", "isCollapsed true") { ReservedBubble(isLate: true) },
    ],
    "own-two": [
      .twin("Derive `isLow`", "isLow true"), .view("Reserve the space", "isLow true") { TwoReservedBubbles() },
      .twin("Derive `isNarrow`", "isNarrow true"), .view("Reserve the space", "isNarrow true") { TwoReservedBubbles() },
    ],
    "own-instances": [
      .twin("Derive `isLow`", "isLow true"),
      .view("Reserve the space", "isLow true") { VStack { ForEach(0..<2) { _ in ReservedInstance() } } },
    ],
    "own-pair": [
      .twin("Derive `isLow`", "isLow true"), .view("Reserve the space", "isLow true") { ReservedPair() },
      .twin("Derive `width`", "width 14.0"),
    ],
    "own-log": [
      .twin("Derive `isLow`", "isLow true"), .view("Reserve the space", "isLow true") { ReservedLog() },
    ],
    "own-inset": [
      .twin("Derive `hasBar`", "hasBar true"), .view("Reserve the space", "hasBar false") { ReservedInset() },
    ],
    "own-bistable": [
      .view("Measure a view that the state does not resize", "isCompact false") { CompactByCopy() },
      .twin("Compute the state from the model or from the container", "isCompact false"),
    ],
    "own-width-margin": [.twin("Derive `isHigh`", "isHigh true"), .twin("Reserve the space", "isHigh true")],
    "own-width-pages": [
      .twin("Derive `isHigh`", "isHigh true"), .view("Reserve the space", "isHigh true") { ReservedPages() },
    ],
  ]

  /// Values that a reader writes and that do not depend on geometry.
  private static let followers: [String: [AppliedEdit]] = [
    "L14a": [
      .twin("Keep one source of truth", "left 60.0"),
      .view("Do not write `right`", "right 40.0") { SetTogether() },
      .twin("If `right` follows from other values", "left 60.0"),
    ],
    "own-window": [
      .view("Do not write `top`", "top 2") { WindowSetOnce() },
      .computed("If `top` follows from other values", "top 2"),
    ],
    "own-machine": [
      .twin("Do not write `phase`", "phase 4"), .computed("If `phase` follows from other values", "phase 4"),
    ],
    "own-turns": [
      .twin("Do not write `isFirst`", "isFirst false"),
      .computed("If `isFirst` follows from other values", "isFirst false"),
    ],
    "own-set": [
      .twin("Do not write `selection`", "selection [3]"),
      .computed("If `selection` follows from other values", "selection [3]"),
    ],
    "own-rows": [
      .twin("Do not write `rows`", "rows [0, 1, 2, 3, 4, 5, …, 7, 8 (9 in all)]"),
      .computed("If `rows` follows from other values", "9 rows"),
    ],
    "own-swing": [
      .view("Do not write `x`", "x 0.0") { SwingSetOnce() }, .computed("If `x` follows from other values", "x 0"),
    ],
    "own-three": [
      .view("Keep one source of truth", "a 0.0") { OneOfThree() },
      .view("Do not write `b`", "b 1.0") { TwoOfThree() },
      .view("If `b` follows from other values", "a 0.0") { OneOfThree() },
    ],
    "own-relay": [
      .twin("Do not write `first`", "second true"), .computed("If `first` follows from other values", "first false"),
    ],
    "own-task-id": [
      .twin("Do not write `count`", "count 5"), .computed("If `count` follows from other values", "count 5"),
    ],
    "own-fits": [
      .twin("Do not write `isWide`", "isWide true"), .computed("If `isWide` follows from other values", "isWide true"),
    ],
    "own-overlay": [
      .twin("Do not write `width`", "width 20.0"), .computed("If `width` follows from other values", "width 20"),
    ],
    "own-appear": [
      .twin("Do not write `isShown`", "isShown false"),
      .computed("If `isShown` follows from other values", "isShown false"),
    ],
    "W01": [
      .twin("Write it in an action", "counter 1"), .computed("If the value follows from others", "1"),
    ],
    "L01": [
      .twin("Do not write `counter` from a body", "counter 0"),
      .computed("If `counter` follows from other values", "0"),
    ],
    "L20": [
      .twin("Scroll once per request", "count 1"), .view("Choose the scroll target", "row 150") { ScrollsToModel() },
    ],
    "L13a": [
      .twin("In onPreferenceChange, write `run` only on a real change", "width 20.0"),
      .view("Create ids, dates and random values once", "offset 0.0") { OneIdentity() },
    ],
    "own-date": [
      .view("Do not write `seen` in the onAppear", "isStamped true") { StampedWhereSet() },
      .view("Create ids, dates and random values once", "isStamped true") { StampedOnce() },
    ],
    "own-fresh": [
      .view("Do not write `entries`", "1") { EntriesWhereSet() },
      .view("Create ids, dates and random values once", "1") { EntryOnce() },
    ],
    "own-random": [
      .view("Do not write `hue`", "hue 0.25") { HueSetOnce() }, .inapplicable("If `hue` follows from other values"),
    ],
  ]

  /// States that pass through bindings, objects, the environment, and several readers.
  private static let routes: [String: [AppliedEdit]] = [
    "own-binding": [.twin("Derive `width`", "width 49.0")],
    "own-object": [.view("Derive `Model.height`", "22") { ObjectApart(isLate: false) }],
    "own-late-object": [.view("Derive the object", "22") { ObjectApart(isLate: true) }],
    "own-environment": [.twin("Derive `height`", "height 35.0")],
    "own-mixed": [.twin("Keep one source of truth", "width 23.0"), .twin("Derive `measured`", "measured 20.0")],
    "own-nested": [.twin("Keep one source of truth", "outer 12.0"), .twin("Derive `inner`", "inner 10.0")],
    "own-siblings": [.twin("Keep one source of truth", "second 23.0"), .twin("Derive `first`", "first 23.0")],
    "own-transform": [.twin("Derive `width`", "width 31.0")],
  ]

  /// Sequences that no view shows.
  private static let shapes: [String: [AppliedEdit]] = [
    "own-long": shape("x", "30.0"), "own-eleven": shape("x", "10.0"), "own-thirty": shape("x", "29.0"),
    "own-mirror": shape("x", "7.0"), "own-logistic": shape("x", "0.2"), "own-four": shape("x", "100.0"),
    "own-shrink": shape("x", "-100.0"), "own-tenth": shape("x", "3.0"), "own-squares": shape("x", "4.0"),
    "own-fibonacci": shape("pair", "[89.0, 100.0]"),
  ]

  private static func shape(_ state: String, _ value: String) -> [AppliedEdit] {
    [
      .twin("Do not write `\(state)`", "\(state) \(value)"),
      .computed("If `\(state)` follows from other values", "\(state) \(value)"),
    ]
  }

  /// Booleans that insert and remove views.
  private static let existence: [String: [AppliedEdit]] = [
    "L19": [
      .twin("Keep `Box[1]`", "isShown false"),
      .view("Do not write `isShown`", "isShown false") { ShownWhereSet() },
      .computed("If `isShown` follows from other values", "isShown false"),
    ],
    "own-width-card": [
      .view("Let the layout decide", "Box 240x40") { FittingCard() },
      .view("Derive `isHigh` from a height", "isHigh true") { CardInReader() },
      .view("Use two thresholds", "isHigh true") { CardWithThresholds() },
    ],
    "own-width-side": [
      .view("Let the layout decide", "no sidebar") { FittingSidebar() },
      .view("Derive `isWide` from a width", "isWide true") { SidebarMeasuredAround() },
      .view("Use two thresholds", "isWide true") { SidebarWithThresholds() },
      .view("Keep `Box` in both cases", "isWide true") { HiddenSidebar() },
    ],
  ]
}
