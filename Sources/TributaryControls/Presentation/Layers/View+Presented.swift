@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

extension View {
  /// What is presented for as long as a binding says so, and dismissed by writing it.
  nonisolated func dismissed(by isPresented: Binding<Bool>) -> some View {
    environment(\.dismiss, DismissAction(target: .presentation(BindingPlace(isPresented: isPresented))))
  }

  /// What is presented as a screen of its own: neither the list or columns nor the bars of the presenter are around it.
  nonisolated func asScreen(isPresented: Binding<Bool>) -> some View {
    modifier(PresentationSchemeModifier())
      .dismissed(by: isPresented)
      .modifier(
        EnvironmentTransformModifier { environment in
          environment.isInList = false
          environment.isInColumns = false
          environment.hasBars = false
        }
      )
  }
}
