#if DEBUG
  import Synchronization

  /// The record of an object's lifetime, in debug builds, through which a reference checks that its object still
  /// exists.
  ///
  ///     object ──▶ cell  { generation, object }  ◀── reference { cell, generation }
  ///
  /// Invariants:
  /// 1. A cell is never deallocated, so a reference can read the cell after its object was released.
  /// 2. The generation of a cell increases when its object is released. A reference with another generation therefore
  ///    refers to a released object, also after another object has taken over the cell.
  ///
  /// Tested by `UnretainedTests`.
  @usableFromInline
  package struct Lifetime {
    /// The cell, which always exists. The property is optional so that an optional `Unretained` has a separate tag. If
    /// `nil` were represented by a null pointer, generic code would store only that pointer for `nil`, while other
    /// compiled code would compare the generation too, and would not recognize the `nil`.
    @usableFromInline let existingCell: UnsafeMutablePointer<Cell>?
    @usableFromInline let generation: UInt

    @_transparent @usableFromInline var cell: UnsafeMutablePointer<Cell> { existingCell.unsafelyUnwrapped }

    /// The part of a lifetime that outlives the object.
    @usableFromInline
    struct Cell {
      @usableFromInline var generation: UInt = 0
      /// The object, once there is a reference to it; for a free cell, the next free cell.
      @usableFromInline var object: UnsafeMutableRawPointer?
      /// The class of the last object that was released.
      var released: AnyClass?
    }

    /// The free cells, a linked list, and the number of the others.
    private struct Cells {
      var firstFree: UInt = 0
      var count = 0
    }

    private static let cells = Mutex(Cells())

    /// The number of objects whose lifetime is recorded.
    package static var count: Int { cells.withLock { $0.count } }

    @usableFromInline
    package init() {
      let address = Self.cells.withLock { cells in
        if cells.firstFree == 0 { cells.firstFree = Self.newCells() }
        let address = cells.firstFree
        cells.firstFree = UInt(bitPattern: Self.cell(at: address).pointee.object)
        cells.count += 1
        return address
      }
      let cell = Self.cell(at: address)
      existingCell = cell
      generation = cell.pointee.generation
    }

    private static func cell(at address: UInt) -> UnsafeMutablePointer<Cell> {
      UnsafeMutablePointer(bitPattern: address).unsafelyUnwrapped
    }

    /// Returns the address of the first of some new cells, each of which links to the next.
    private static func newCells() -> UInt {
      let size = 1_024
      let cells = UnsafeMutablePointer<Cell>.allocate(capacity: size)
      for index in 0..<size {
        let next = index + 1 < size ? UnsafeMutableRawPointer(cells + index + 1) : nil
        (cells + index).initialize(to: Cell(object: next))
      }
      return UInt(bitPattern: cells)
    }

    /// Records that the object is being released.
    package func end(_ released: AnyClass) {
      cell.pointee.generation &+= 1
      cell.pointee.released = released
      Self.cells.withLock { cells in
        cell.pointee.object = UnsafeMutableRawPointer(bitPattern: cells.firstFree)
        cells.firstFree = UInt(bitPattern: cell)
        cells.count -= 1
      }
    }

    /// Stops the process because of a use of a reference whose object was released.
    @usableFromInline
    func reportUse(_ type: Any.Type, _ file: StaticString, _ line: UInt) -> Never {
      // The cell may have had further objects since.
      let released = cell.pointee.generation == generation + 1 ? cell.pointee.released.map { " (\($0))" } ?? "" : ""
      fatalError(
        "An unretained reference to \(type) was used after the object\(released) was released.", file: file, line: line)
    }
  }

  /// An object to which `Unretained` can refer.
  @usableFromInline
  package protocol Referable: AnyObject {
    /// The record of this object's lifetime, which the object ends in its `deinit`.
    var lifetime: Lifetime { get }
  }
#else
  /// An object to which `Unretained` can refer.
  @usableFromInline package typealias Referable = AnyObject
#endif
