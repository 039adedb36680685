// The counts of a frame are part of inspections and of frame reports.
@_exported public import TributaryInspection
