package import TributaryDiagnostics

/// Puts what was found out about a loop into words. Nothing is ever decided by them.
package struct LoopWording {
  package var detail: (LoopStep.Fact) -> String = LoopText.detail
  package var advice: (LoopAdvice) -> String = LoopText.sentence

  package init() {}

  package func step(_ step: LoopStep) -> FeedbackLoop.Step {
    FeedbackLoop.Step(step.kind, path: step.path, location: step.location, detail: detail(step.fact))
  }
}
