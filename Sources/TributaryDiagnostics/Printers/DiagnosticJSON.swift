/// A diagnostic as one JSON object. Every key is always present; a missing value is `null` or an empty array.
///
///     code, severity, summary      texts
///     path, location               the view concerned: a text, and {file, line}
///     occurrences                  a number
///     evidence                     [{label, lines}]
///     cycle                        [{kind, path, location, detail}], in causal order, of loops and of latent ones
///     loop                         {verdict, addsReaders, crossesFrames, passesPerRound, convergence, columns, trace}
///     consequence, suggestions     a text, and texts
///
/// A verdict contains its `kind` and its number: `period`, `step`, `ratio`, or `amplitude`.
struct DiagnosticJSON {
  let text: String

  init(_ diagnostic: Diagnostic) {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("code")
      writer.string(diagnostic.code.rawValue)
      writer.key("severity")
      writer.string(diagnostic.severity.rawValue)
      writer.key("summary")
      writer.string(diagnostic.summary)
      writer.key("path")
      writer.string(diagnostic.path)
      writer.key("location")
      Self.write(diagnostic.location, to: &writer)
      writer.key("occurrences")
      writer.number(diagnostic.occurrences)
      writer.key("evidence")
      writer.array(diagnostic.evidence) { writer, evidence in
        writer.object { writer in
          writer.key("label")
          writer.string(evidence.label)
          writer.key("lines")
          writer.array(evidence.lines) { $0.string($1) }
        }
      }
      writer.key("loop")
      if let loop = diagnostic.loop { Self.write(loop, to: &writer) } else { writer.null() }
      writer.key("cycle")
      Self.write(diagnostic.loop?.steps ?? diagnostic.cycle, to: &writer)
      writer.key("consequence")
      writer.string(diagnostic.consequence)
      writer.key("suggestions")
      writer.array(diagnostic.allSuggestions) { $0.string($1) }
    }
    text = writer.text
  }

  private static func write(_ location: Diagnostic.Location?, to writer: inout JSONWriter) {
    guard let location else { return writer.null() }
    writer.object { writer in
      writer.key("file")
      writer.string(location.file)
      writer.key("line")
      writer.number(Int(location.line))
    }
  }

  private static func write(_ steps: [FeedbackLoop.Step], to writer: inout JSONWriter) {
    writer.array(steps) { writer, step in
      writer.object { writer in
        writer.key("kind")
        writer.string(step.kind.rawValue)
        writer.key("path")
        writer.string(step.path)
        writer.key("location")
        write(step.location, to: &writer)
        writer.key("detail")
        writer.string(step.detail)
      }
    }
  }

  private static func write(_ loop: FeedbackLoop, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("verdict")
      write(loop.verdict, to: &writer)
      writer.key("addsReaders")
      writer.boolean(loop.addsReaders)
      writer.key("crossesFrames")
      writer.boolean(loop.crossesFrames)
      writer.key("passesPerRound")
      writer.number(loop.passesPerRound)
      writer.key("convergence")
      if let convergence = loop.convergence { write(convergence, to: &writer) } else { writer.null() }
      writer.key("columns")
      writer.array(loop.columns) { $0.string($1) }
      writer.key("trace")
      writer.array(loop.trace) { writer, row in
        writer.array(row) { $0.string($1) }
      }
    }
  }

  private static func write(_ convergence: FeedbackLoop.Convergence, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("ratio")
      writer.number(convergence.ratio)
      writer.key("remainingPasses")
      writer.number(convergence.remainingPasses)
    }
  }

  private static func write(_ verdict: FeedbackLoop.Verdict, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("kind")
      switch verdict {
      case .oscillating(let period):
        writer.string("oscillating")
        writer.key("period")
        writer.number(period)
      case .diverging(.step(let step)):
        writer.string("diverging")
        writer.key("step")
        writer.number(step)
      case .diverging(.ratio(let ratio)):
        writer.string("diverging")
        writer.key("ratio")
        writer.number(ratio)
      case .jitter(let amplitude):
        writer.string("jitter")
        writer.key("amplitude")
        writer.number(amplitude)
      case .churning: writer.string("churning")
      case .unsettled: writer.string("unsettled")
      }
    }
  }
}
