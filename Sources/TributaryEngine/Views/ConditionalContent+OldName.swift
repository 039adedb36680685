/// What an `if` with an `else` makes: the name that SwiftUI gives to ``ConditionalContent``.
public typealias _ConditionalContent<TrueContent: View, FalseContent: View> = ConditionalContent<
  TrueContent, FalseContent
>
