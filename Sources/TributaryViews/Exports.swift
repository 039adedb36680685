// Views are composed of containers.
@_exported public import TributaryContainers
// The modifier keys are part of pointer events.
@_exported public import TributaryGestures
