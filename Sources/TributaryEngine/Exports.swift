// The keys that are held are part of what an event says.
@_exported public import TributaryGestures
// The counts of a frame are part of what an inspection says, and of what a frame reports.
@_exported public import TributaryInspection
