// The modifier keys are part of pointer events.
@_exported public import TributaryGestures
// The counts of a frame are part of inspections and of frame reports.
@_exported public import TributaryInspection
