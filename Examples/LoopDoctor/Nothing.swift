/// The output for a case without a cycle.
enum Nothing {
  static let text = "No findings."

  static let dot = "digraph loop {\n  label=\"No cycle found.\";\n}\n"

  static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="640" height="72" viewBox="0 0 640 72" font-family="sans-serif" \
    font-size="13">
    <title>No feedback loop</title>
    <rect width="640" height="72" fill="#fff"/>
    <text x="24" y="40" font-weight="bold">No cycle found.</text>
    </svg>

    """
}
