import SwiftUI

/// A header that shrinks while the content below is scrolled.
struct StretchyHeader: View {
  @State private var offset: CGFloat = 0
  @State private var isFollowing = false

  private var height: CGFloat { max(64, 160 - max(0, -offset)) }
  private var isSmall: Bool { height < 100 }

  var body: some View {
    ZStack(alignment: .top) {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          GeometryReader { geometry in
            Color.clear.preference(
              key: OffsetKey.self, value: geometry.frame(in: .named("scroll")).minY)
          }
          .frame(height: 0)
          Color.clear.frame(height: 160)
          ForEach(1..<21) { number in
            HStack(alignment: .top) {
              Circle().fill(Color.purple.opacity(Double(number) / 20)).frame(width: 32, height: 32)
              VStack(alignment: .leading) {
                Text("Post \(number)").font(.headline)
                Text("Something happened on day \(number).").font(.subheadline).foregroundColor(.secondary)
              }
            }
            .padding(.horizontal)
          }
        }
      }
      .coordinateSpace(name: "scroll")
      .onPreferenceChange(OffsetKey.self) { offset = $0 }
      .accessibilityIdentifier("scroll")
      header
    }
  }

  private var header: some View {
    HStack {
      Circle()
        .fill(Color.white)
        .frame(width: isSmall ? 32 : 80, height: isSmall ? 32 : 80)
        .overlay(Text("M").font(isSmall ? .body : .largeTitle))
      VStack(alignment: .leading) {
        Text("Marta").font(isSmall ? .headline : .title)
        if !isSmall { Text("20 posts").transition(.opacity) }
      }
      Spacer()
      Button(isFollowing ? "Following" : "Follow") { isFollowing.toggle() }
        .padding(6)
        .overlay(RoundedRectangle(cornerRadius: 6).stroke())
    }
    .padding(.horizontal)
    .frame(height: height)
    .frame(maxWidth: .infinity)
    .background(Color.purple.opacity(0.2).background(Color.white))
    .animation(.easeInOut(duration: 0.2), value: isSmall)
  }

  struct OffsetKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }
}
