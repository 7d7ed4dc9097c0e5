import Foundation

/// The gestures that show a context menu: a press of half a second, or a secondary click.
@MainActor
final class MenuTrigger: NSObject, NibConnectable {
  /// The delay before a finger shows the menu, in seconds. Assumed.
  private static let delay: TimeInterval = 0.5

  private unowned let interaction: UIContextMenuInteraction
  private let press = UILongPressGestureRecognizer(target: nil, action: nil)
  private let click = UITapGestureRecognizer(target: nil, action: nil)
  private var configuration: UIContextMenuConfiguration?

  init(_ interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init()
    press.minimumPressDuration = Self.delay
    press.addTarget(self, action: "handlePress:")
    press.delegate = self
    click.buttonMaskRequired = .secondary
    click.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    click.addTarget(self, action: "handleClick:")
    click.delegate = self
  }

  static func nibConnections(_ nib: NibRegistrar) {
    nib.action("handlePress:", MenuTrigger.handlePress)
    nib.action("handleClick:", MenuTrigger.handleClick)
  }

  func attach(to view: UIView) {
    view.addGestureRecognizer(press)
    view.addGestureRecognizer(click)
  }

  func detach(from view: UIView) {
    view.removeGestureRecognizer(press)
    view.removeGestureRecognizer(click)
  }

  private func handlePress(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { show(press) }
  }

  private func handleClick(_ click: UITapGestureRecognizer) { show(click) }

  private func show(_ gesture: UIGestureRecognizer) {
    guard let configuration else { return }
    self.configuration = nil
    interaction.show(configuration, at: gesture.location(in: interaction.view))
  }
}

extension MenuTrigger: UIGestureRecognizerDelegate {
  /// Returns whether a gesture may begin; it may if the delegate provides a menu.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    configuration = interaction.configuration(
      at: gestureRecognizer.location(in: interaction.view))
    return configuration != nil
  }

  /// Source: Apple's documentation of drags and of menus: the same press lifts draggable items and shows the menu,
  /// which closes when the drag begins.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer.delegate is DragPress }
}
