@MainActor struct DatePickerTests {
  private static func date(_ text: String) -> Date { (try? Date(text, strategy: .iso8601)) ?? .distantPast }

  private struct Scene<Picker: View>: View {
    let log: (String) -> Void
    @State var date: Date
    let picker: (Binding<Date>) -> Picker
    var body: some View {
      let _ = log(date.formatted(.iso8601))
      picker($date)
    }
  }

  private func host<Picker: View>(
    _ date: String = "2024-02-10T09:30:00Z", log: @escaping (String) -> Void = { _ in },
    @ViewBuilder _ picker: @escaping (Binding<Date>) -> Picker
  ) -> ViewHost<some View> { settledHost(400, 400) { Scene(log: log, date: Self.date(date), picker: picker) } }

  @Test(.claim("DATE-01")) @MainActor func `A date picker formats dates by the environment`() {
    let plain = host { DatePicker("When", selection: $0) }.displayList.description
    expect(plain.contains("When") && plain.contains("Feb 10, 2024") && plain.contains("9:30"))
    let german = host {
      DatePicker("Wann", selection: $0).environment(\.locale, Locale(identifier: "de_DE"))
        .environment(\.timeZone, TimeZone(secondsFromGMT: 3600) ?? .current)
    }.displayList.description
    expect(german.contains("10:30") && german.contains("2024"))
  }

  @Test(.claim("DATE-09")) @MainActor func `A narrow date picker places date and time below the label`() {
    func places(_ width: CGFloat) -> [String] {
      let host = settledHost(width, 400) { DatePicker("When", selection: .constant(Self.date("2024-02-10T09:30:00Z"))) }
      let texts = host.shownTexts
      // Each text occupies one line.
      expect(texts.allSatisfy { $0.size.height == texts[0].size.height })
      return Dictionary(grouping: texts) { $0.center.y }.sorted { $0.key < $1.key }.map { line in
        line.value.map { String($0.shownContent.prefix(4)) }.sorted().joined(separator: " ")
      }
    }
    expect(places(400), equals: ["9:30 Feb  When"])
    expect(places(220), equals: ["When", "9:30 Feb "])
    expect(places(140), equals: ["When", "Feb ", "9:30"])
  }

  @Test(.claim("DATE-02")) @MainActor func `displayedComponents selects the components`() {
    let date = host { DatePicker("", selection: $0, displayedComponents: .date) }.displayList.description
    expect(date.contains("Feb 10") && !date.contains("9:30"))
    let time = host { DatePicker("", selection: $0, displayedComponents: .hourAndMinute) }.displayList.description
    expect(!time.contains("Feb 10") && time.contains("9:30"))
  }

  @Test(.claim("DATE-03")) @MainActor func `The graphical style shows the days of a month`() {
    var told = ""
    let host = host(log: { told = $0 }) { DatePicker("When", selection: $0).datePickerStyle(.graphical) }
    expect(host.displayList.description.contains("February 2024"))
    host.tap("Feb 29, 2024")
    expect(told, equals: "2024-02-29T09:30:00Z")
    // 2024-02-01 was a Thursday: the first week has four empty days before it.
    let first = host.frame(of: "Feb 1, 2024")
    let fourth = host.frame(of: "Feb 4, 2024")
    expect(first.map { $0.minX }, equals: fourth.map { $0.minX + 128 })
    expectNil(host.frame(of: "Feb 30, 2024"))
  }

  @Test(.claim("DATE-04")) @MainActor func `Dates outside the range cannot be picked`() {
    var told = ""
    let range = Self.date("2024-02-09T12:00:00Z")...Self.date("2024-02-20T08:00:00Z")
    let host = host(log: { told = $0 }) { DatePicker("When", selection: $0, in: range).datePickerStyle(.graphical) }
    host.tap("Feb 8, 2024")
    expect(told, equals: "2024-02-10T09:30:00Z")
    host.tap("Feb 9, 2024")
    expect(told, equals: "2024-02-09T12:00:00Z")
    host.tap("Feb 20, 2024")
    expect(told, equals: "2024-02-20T08:00:00Z")
    host.tap("Feb 21, 2024")
    expect(told, equals: "2024-02-20T08:00:00Z")
  }

  @Test(.claim("DATE-05")) @MainActor func `Arrow keys move between days and weeks`() {
    var told = ""
    let host = host("2024-02-28T09:30:00Z", log: { told = $0 }) {
      DatePicker("When", selection: $0, displayedComponents: .date).datePickerStyle(.graphical)
    }
    host.tap("Feb 28, 2024")
    for _ in 0..<4 where host.focusedFrame.map({ $0.width < 200 }) ?? true { host.moveFocus(by: 1) }
    host.play("key right; key right")
    expect(told, equals: "2024-03-01T09:30:00Z")
    expect(host.displayList.description.contains("March 2024"))
    host.pressKey(.upArrow)
    expect(told, equals: "2024-02-23T09:30:00Z")
  }

  @Test(.claim("DATE-06")) @MainActor func `The compact style opens a calendar`() {
    var told = ""
    let host = host(log: { told = $0 }) {
      DatePicker("When", selection: $0, displayedComponents: .date).datePickerStyle(.compact)
    }
    expectNil(host.frame(of: "Feb 11, 2024"))
    host.play("focus 1; activate; wait 1; tap Feb 11, 2024")
    expect(told, equals: "2024-02-11T09:30:00Z")
  }

  @Test(.claim("DATE-07")) @MainActor func `Other styles step through the components`() {
    var told = ""
    let host = host("2024-01-31T23:59:00Z", log: { told = $0 }) {
      DatePicker("When", selection: $0).datePickerStyle(.wheel)
    }
    // Two buttons for each of month, day, year, hour and minute.
    func press(_ index: Int) {
      for _ in 0..<index { host.moveFocus(by: 1) }
      host.activateFocus()
      for _ in 0..<index { host.moveFocus(by: -1) }
    }
    host.moveFocus(by: 1)
    press(1)
    expect(told, equals: "2024-02-29T23:59:00Z", "the last day of a shorter month")
    press(9)
    expect(told, equals: "2024-03-01T00:00:00Z")
  }

  @Test(.claim("DATE-08")) @MainActor func `A date outside the range is shown clamped`() {
    var told = ""
    let host = host("2020-01-01T00:00:00Z", log: { told = $0 }) {
      DatePicker("When", selection: $0, in: Self.date("2024-02-10T09:30:00Z")...)
    }
    expect(host.displayList.description.contains("Feb 10, 2024"))
    expect(told, equals: "2020-01-01T00:00:00Z")
  }

  @Test @MainActor func `A calendar has its ideal width or the narrower proposal`() {
    func width(_ room: CGFloat) -> CGFloat {
      let host = settledHost(room, 400) {
        DatePicker("", selection: .constant(Self.date("2024-02-10T09:30:00Z")), displayedComponents: .date)
          .datePickerStyle(.graphical)
      }
      // From the first Sunday to the Saturday of its week.
      let (first, last) = (host.frame(of: "Feb 4, 2024"), host.frame(of: "Feb 10, 2024"))
      return ((last?.maxX ?? 0) - (first?.minX ?? 0)).rounded()
    }
    expect(width(400), equals: 224)
    expect(width(140), equals: 140)
  }

  @Test(.claim("DATE-11")) @MainActor func `A MultiDatePicker picks several days`() {
    struct Days: View {
      let log: (Int) -> Void
      @State private var days: Set<DateComponents> = [DateComponents(year: 2024, month: 2, day: 10)]
      var body: some View {
        let _ = log(days.count)
        MultiDatePicker("Days", selection: $days)
      }
    }
    var count = 0
    let host = settledHost(400, 400) { Days { count = $0 } }
    host.play("tap Feb 12, 2024; tap Feb 8, 2024")
    expect(count, equals: 3)
    host.tap("Feb 10, 2024")
    expect(count, equals: 2)
    expect(host.frame(of: "Feb 10, 2024") != nil)
  }

  @Test(.claim("DATE-13")) @MainActor func `An empty MultiDatePicker opens with the current month`() {
    func host(_ range: PartialRangeFrom<Date>? = nil) -> ViewHost<some View> {
      let host = ViewHost(size: CGSize(width: 400, height: 400)) {
        if let range {
          MultiDatePicker("Days", selection: .constant([]), in: range)
        } else {
          MultiDatePicker("Days", selection: .constant([]))
        }
      }
      host.startDate = Self.date("2031-05-17T10:00:00Z")
      host.update()
      return host
    }
    expect(host().frame(of: "May 17, 2031") != nil)
    expect(host(Self.date("2033-01-02T00:00:00Z")...).frame(of: "Jan 2, 2033") != nil)
  }

  @Test(.claim("DATE-14")) @MainActor func `A narrow time picker uses several lines`() {
    let host = settledHost(200, 300) {
      DatePicker("", selection: .constant(Self.date("2024-02-10T09:30:00Z")), displayedComponents: .hourAndMinute)
        .labelsHidden()
    }
    host.play("tap 100,150; rest")
    let right = "\(host.displayList)".split(separator: "\n").compactMap { line -> CGFloat? in
      let words = line.split(separator: " ")
      guard words.first == "fill", words.count > 6, let x = Double(words[2]), let width = Double(words[4]) else {
        return nil
      }
      return x + width
    }
    expect(!right.isEmpty && right.allSatisfy { $0 <= 200 })
  }
}
