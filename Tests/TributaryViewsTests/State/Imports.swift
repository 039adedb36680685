// Every file of these tests sees the modules below. Other modules, and interfaces for the engine, are imported by the
// files that use them.
@_exported public import ViewsTestSupport
