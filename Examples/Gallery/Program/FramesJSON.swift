import Tributary

/// The frame of every identifier, sorted, as a JSON object that ends with a line feed. Equal frames give equal bytes.
@MainActor
func framesJSON<Content: View>(of host: ViewHost<Content>) -> String {
  let members = host.identifiers.compactMap { identifier in
    host.frame(of: identifier).map { frame in
      "  \(string(identifier)): {\"x\": \(number(frame.minX)), \"y\": \(number(frame.minY)), "
        + "\"width\": \(number(frame.width)), \"height\": \(number(frame.height))}"
    }
  }
  return members.isEmpty ? "{}\n" : "{\n" + members.joined(separator: ",\n") + "\n}\n"
}

/// At most three decimals, without a fraction of zero.
private func number(_ value: CGFloat) -> String {
  let rounded = (Double(value) * 1000).rounded() / 1000
  let text = "\(rounded == 0 ? 0 : rounded)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Identifiers here are letters, digits, spaces and hyphens; anything else is escaped as JSON asks for.
private func string(_ text: String) -> String {
  let escaped = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case "\u{0}"..."\u{1F}": "\\u" + String(scalar.value + 0x1_0000, radix: 16).dropFirst()
    default: String(scalar)
    }
  }
  return "\"" + escaped.joined() + "\""
}
