#if canImport(Glibc)
  import Glibc
#endif

/// The statistics of the memory allocator.
enum HeapStatistics {
  /// Returns the number of allocated bytes, or `nil` if the C library does not provide it.
  ///
  /// The numbers are those of `mallinfo2`. That function is not part of the C library's module and returns a structure,
  /// so they are read from the XML output of `malloc_info`.
  static func bytesInUse() -> Int? {
    #if canImport(Glibc)
      guard var totals = report() else { return nil }
      // The numbers of the whole process follow those of the last heap.
      while let tail = totals.following("</heap>") { totals = tail }
      guard let system = figure("<system type=\"current\"", in: totals),
        let mapped = figure("<total type=\"mmap\"", in: totals), let fast = figure("<total type=\"fast\"", in: totals),
        let rest = figure("<total type=\"rest\"", in: totals)
      else { return nil }
      return system + mapped - fast - rest
    #else
      return nil
    #endif
  }

  #if canImport(Glibc)
    private typealias Writer = @convention(c) (CInt, UnsafeMutablePointer<FILE>?) -> CInt

    private static func report() -> Substring? {
      guard let symbol = dlsym(nil, "malloc_info") else { return nil }
      let writer = unsafeBitCast(symbol, to: Writer.self)
      var text: UnsafeMutablePointer<CChar>?
      var count = 0
      guard let file = open_memstream(&text, &count) else { return nil }
      let result = writer(0, file)
      fclose(file)
      defer { free(text) }
      guard result == 0, let text else { return nil }
      return Substring(String(cString: text))
    }

    private static func figure(_ element: String, in text: Substring) -> Int? {
      guard let tail = text.following(element)?.following("size=\"") else { return nil }
      return Int(tail.prefix { $0.isNumber })
    }
  #endif
}

extension Substring {
  /// Returns the text after the first occurrence of `mark`.
  fileprivate func following(_ mark: String) -> Substring? {
    firstRange(of: mark).map { self[$0.upperBound...] }
  }
}
