// Every file of these tests sees the modules below.
@_exported public import ConformanceTestSupport
