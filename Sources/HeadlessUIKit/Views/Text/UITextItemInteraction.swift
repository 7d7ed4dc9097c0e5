/// How the user touches a link or a picture in a text, with UIKit's numbers.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}
