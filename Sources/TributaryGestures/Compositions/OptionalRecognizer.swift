/// Recognizes a gesture that may go during a press.
package final class OptionalRecognizer<Value>: ObservingRecognizer<Value> {}
