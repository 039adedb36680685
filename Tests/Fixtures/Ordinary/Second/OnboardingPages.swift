import SwiftUI

struct OnboardingPages: View {
  private struct Page: Identifiable {
    let id: Int
    let symbol: String
    let title: LocalizedStringKey
    let text: LocalizedStringKey
    let tint: Color
  }

  @AppStorage("OnboardingPages.isDone") private var isDone = false
  @State private var selection = 0

  private let pages = [
    Page(id: 0, symbol: "sun.max", title: "Welcome", text: "Your days, **all in one place**.", tint: .orange),
    Page(id: 1, symbol: "bell", title: "Stay in touch", text: "We tell you when something changes.", tint: .blue),
    Page(id: 2, symbol: "checkmark.circle", title: "All set", text: "Let's begin.", tint: .green),
  ]

  private var isLast: Bool { selection == pages.count - 1 }

  var body: some View {
    Group {
      if isDone {
        home.transition(.asymmetric(insertion: .scale.combined(with: .opacity), removal: .opacity))
      } else {
        tour.transition(.move(edge: .leading))
      }
    }
    .animation(.easeInOut(duration: 0.35), value: isDone)
  }

  private var home: some View {
    VStack(spacing: 12) {
      Text("You are in").font(.largeTitle.weight(.semibold)).accessibilityIdentifier("done")
      Button("Show again") {
        selection = 0
        isDone = false
      }
      .accessibilityIdentifier("again")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var tour: some View {
    VStack {
      TabView(selection: $selection) {
        ForEach(pages) { page in
          VStack(spacing: 16) {
            Image(systemName: page.symbol)
              .resizable()
              .scaledToFit()
              .frame(width: 96, height: 96)
              .foregroundStyle(page.tint)
            Text(page.title).font(.title.bold())
            Text(page.text).multilineTextAlignment(.center).foregroundStyle(.secondary)
          }
          .padding(32)
          .tag(page.id)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))

      Text("\(selection + 1) of \(pages.count)")
        .accessibilityIdentifier("page")
      Button {
        if isLast { isDone = true } else { withAnimation { selection += 1 } }
      } label: {
        Text(isLast ? "Get started" : "Continue").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .tint(pages[selection].tint)
      .padding(.horizontal, 32)
      .accessibilityIdentifier("continue")
      Button("Skip") { isDone = true }.opacity(isLast ? 0 : 1).disabled(isLast).accessibilityIdentifier("skip")
    }
    .padding(.bottom)
    .background {
      pages[selection].tint.opacity(0.08).ignoresSafeArea()
    }
  }
}

#Preview("Tour") { OnboardingPages() }
