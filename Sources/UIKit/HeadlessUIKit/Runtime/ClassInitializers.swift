import CFieldRecords
import Foundation

/// Creates objects whose classes are known only at run time, with initializers that UIKit does not require.
///
/// UIKit calls these initializers by selector, so an app's class overrides only those that it needs. Swift would need a
/// required initializer; these functions find the override in the class's method table instead.
@MainActor
enum ClassInitializers {
  /// Creates an object with `init()`.
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    object(class_make_plain(unsafeBitCast(type, to: UnsafeRawPointer.self)))
  }

  /// Creates a view with `init(frame:)`.
  static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    object(
      class_make_view(
        unsafeBitCast(type, to: UnsafeRawPointer.self), frame.minX, frame.minY, frame.width,
        frame.height))
  }

  /// Creates a controller with `init(nibName:bundle:)`.
  static func make<Controller: UIViewController>(
    _ type: Controller.Type, nibName: String?, bundle: Bundle?
  ) -> Controller {
    let owned = bundle.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) }
    return withWords(of: nibName) { words in
      object(class_make_controller(unsafeBitCast(type, to: UnsafeRawPointer.self), words, owned))
    }
  }

  /// Creates a table cell with `init(style:reuseIdentifier:)`.
  static func makeCell<Cell: UITableViewCell>(
    _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Cell {
    withWords(of: reuseIdentifier) { words in
      object(
        class_make_cell(
          unsafeBitCast(type, to: UnsafeRawPointer.self), unsafeBitCast(style, to: UInt8.self),
          words))
    }
  }

  /// Creates a header or footer of a table section with `init(reuseIdentifier:)`.
  static func makeSectionView<View: UITableViewHeaderFooterView>(
    _ type: View.Type, reuseIdentifier: String?
  ) -> View {
    withWords(of: reuseIdentifier) { words in
      object(class_make_section_view(unsafeBitCast(type, to: UnsafeRawPointer.self), words))
    }
  }

  /// Passes a closure the two words that represent a string; the initializer takes ownership of the string.
  private static func withWords<Result>(
    of text: String?, _ body: (UnsafePointer<UnsafeRawPointer?>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: String?.self, capacity: 1) { buffer in
      buffer.initializeElement(at: 0, to: text)
      return UnsafeRawPointer(buffer.baseAddress!).withMemoryRebound(
        to: UnsafeRawPointer?.self, capacity: 2, body)
    }
  }

  /// Creates a copy of a layer with `init(layer:)`.
  static func makeCopy<Layer: CALayer>(of layer: Layer) -> Layer {
    withUnsafeTemporaryAllocation(of: Any.self, capacity: 1) { buffer in
      // The initializer takes ownership of the value.
      buffer.initializeElement(at: 0, to: layer)
      return object(
        class_make_layer_copy(
          unsafeBitCast(Swift.type(of: layer), to: UnsafeRawPointer.self),
          UnsafeMutableRawPointer(buffer.baseAddress!)))
    }
  }

  private static func object<Object: AnyObject>(_ pointer: UnsafeMutableRawPointer?) -> Object {
    Unmanaged<Object>.fromOpaque(pointer!).takeRetainedValue()
  }
}

extension UIView {
  /// Creates a view of a class that code has registered, for the modules of other frameworks.
  package static func registered<View: UIView>(_ type: View.Type) -> View {
    ClassInitializers.make(type, frame: .zero)
  }
}
