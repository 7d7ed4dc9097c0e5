/// The user's interaction with a link or picture in a text, with UIKit's raw values.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}
