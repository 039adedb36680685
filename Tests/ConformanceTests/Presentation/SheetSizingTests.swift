import Testing
import TributaryContainers
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryControls
import TributaryHost

/// Sheets in 800 by 600 points.
@MainActor @Suite struct SheetSizingTests {
  private func shown<V: View>(_ journal: Journal = Journal(), @ViewBuilder _ content: @escaping () -> V) -> ViewHost<
    SheetStage<V>
  > {
    let host = settledHost(800, 600) { SheetStage(journal, isPresented: true, content: content) }
    host.rest()
    return host
  }

  @Test(.claim("SHEET-40")) func `A sheet takes a named size`() {
    expect(shown { Block("it") }.box("it"), equals: "80 16 640 584")
    expect(shown { Block("it").presentationSizing(.automatic) }.box("it"), equals: "80 16 640 584")
    expect(shown { Block("it").presentationSizing(.form) }.box("it"), equals: "130 16 540 584")
    expect(shown { Block("it").presentationSizing(.page) }.box("it"), equals: "30 16 740 584")
    expect(shown { Block("it", 120, 60).presentationSizing(.fitted) }.box("it"), equals: "340 540 120 60")
    expect(
      shown { Block("it").frame(minHeight: 60).presentationSizing(.form.fitted(horizontal: false, vertical: true)) }
        .box("it"), equals: "130 540 540 60")
    // The detent determines the height.
    expect(
      shown { Block("it", 120, 60).presentationSizing(.fitted).presentationDetents([.height(200)]) }.box("it"),
      equals: "340 470 120 60")
  }

  private struct Custom: PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
      ProposedViewSize(width: 5_000, height: root.sizeThatFits(.unspecified).height * 2)
    }
  }

  @Test(.claim("SHEET-41")) func `A custom sizing proposes sizes to the content`() {
    expect(shown { Block("it", 120, 44).presentationSizing(Custom()) }.box("it"), equals: "340 534 120 44")
    struct Growing: View {
      @State private var height: CGFloat = 100
      var body: some View {
        VStack(spacing: 0) {
          Trigger("less") { height = 50 }
          Trigger("more") { height = 200 }
          Block("it", 120, height)
        }
        .presentationSizing(.fitted.sticky(vertical: true))
      }
    }
    let host = shown { Growing() }
    let before = host.shownY("less")
    play(host, "tap less; rest")
    #expect(abs(host.shownY("less") - before - 25) < 1)
    play(host, "tap more; rest")
    #expect(host.shownY("less") < before)
  }

  @Test(.claim("SHEET-42")) func `The background of a sheet can take input`() {
    let journal = Journal()
    let host = shown(journal) {
      Block("it").presentationDetents([.height(200), .large]).presentationBackgroundInteraction(.enabled)
    }
    play(
      host, journal,
      "tap 400,100; rest | log = behind; box it = 80 400 640 200; picture lacks #00000040",
      // The sheet takes input in its area.
      "tap 400,500 | log =")

    struct Choosing: View {
      @State private var detent = PresentationDetent.height(200)
      var body: some View {
        Trigger("high") { detent = .large }
          .presentationDetents([.height(200), .large], selection: $detent)
          .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
      }
    }
    let up = shown(journal) { Choosing() }
    play(
      up, journal,
      "tap 20,100 | log = behind",
      "tap high; rest | picture has #00000040",
      "tap 20,100; rest | log = dismissed")
  }
}
