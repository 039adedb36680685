/// One line of a page as runs of text with a meaning, which each printer shows in its own way.
struct PageLine: Equatable {
  enum Style: Equatable {
    case plain, heading, faint, strong
    case banner(Severity)
  }

  struct Span: Equatable {
    var text: String
    var style: Style
  }

  var spans: [Span]

  init(_ spans: Span...) { self.spans = spans }

  init(_ text: String, _ style: Style = .plain) { spans = [Span(text: text, style: style)] }

  static let blank = PageLine("")

  var plainText: String {
    var text = spans.map(\.text).joined()
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  var ansiText: String {
    spans.map { span in
      guard let code = span.style.ansiCode, !span.text.isEmpty else { return span.text }
      return "\u{1B}[\(code)m\(span.text)\u{1B}[0m"
    }.joined()
  }
}

extension PageLine.Style {
  /// Parameters of "select graphic rendition".
  fileprivate var ansiCode: String? {
    switch self {
    case .plain: nil
    case .heading, .strong: "1"
    case .faint: "2"
    case .banner(.error): "1;31"
    case .banner(.warning): "1;33"
    case .banner(.note): "1;36"
    }
  }
}
