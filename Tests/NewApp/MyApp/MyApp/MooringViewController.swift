import UIKit

protocol MooringViewControllerDelegate: AnyObject {
    func mooringViewController(_ controller: MooringViewController, didRename name: String)
}

class MooringViewController: UIViewController {
    @IBOutlet private var nameField: UITextField!
    @IBOutlet private var saveButton: UIButton!

    weak var delegate: MooringViewControllerDelegate?
    var name = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.text = name
        saveButton.isEnabled = false
    }

    @IBAction private func nameChanged(_ sender: UITextField) {
        saveButton.isEnabled = sender.text?.isEmpty == false
    }

    @IBAction private func save() {
        delegate?.mooringViewController(self, didRename: nameField.text ?? "")
        dismiss(animated: true)
    }
}
