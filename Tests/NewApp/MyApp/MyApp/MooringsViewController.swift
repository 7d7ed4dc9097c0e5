import Combine
import UIKit

class MooringCell: UITableViewCell {
    @IBOutlet var nameLabel: UILabel!
}

class MooringsViewController: UITableViewController, MooringViewControllerDelegate {
    var moorings = ["North", "South"]
    private var subscriptions = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
            .sink { [weak self] _ in self?.tableView.reloadData() }
            .store(in: &subscriptions)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return moorings.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Mooring", for: indexPath) as! MooringCell
        cell.nameLabel.text = moorings[indexPath.row]
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let controller = segue.destination as? MooringViewController,
              let row = tableView.indexPathForSelectedRow?.row else { return }
        controller.name = moorings[row]
        controller.delegate = self
    }

    func mooringViewController(_ controller: MooringViewController, didRename name: String) {
        guard let row = tableView.indexPathForSelectedRow?.row else { return }
        moorings[row] = name
        tableView.reloadData()
    }
}
