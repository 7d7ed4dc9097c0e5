import Foundation
import UIKit

@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    private let range: ClosedRange<Value>

    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }

    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
}

@propertyWrapper
struct UsesAutoLayout<T: UIView> {
    var wrappedValue: T {
        didSet { wrappedValue.translatesAutoresizingMaskIntoConstraints = false }
    }

    init(wrappedValue: T) {
        self.wrappedValue = wrappedValue
        wrappedValue.translatesAutoresizingMaskIntoConstraints = false
    }
}

struct Boat: Hashable, Identifiable, Codable {
    let id: Int
    var name: String
    var draught: Double = 1
}

protocol Reusable: AnyObject {
    static var reuseIdentifier: String { get }
}

extension Reusable {
    static var reuseIdentifier: String { String(describing: self) }
}

extension UITableViewCell: Reusable {}
extension UICollectionReusableView: Reusable {}

extension UITableView {
    func dequeue<Cell: UITableViewCell>(_ type: Cell.Type = Cell.self, for indexPath: IndexPath) -> Cell {
        guard let cell = dequeueReusableCell(withIdentifier: Cell.reuseIdentifier, for: indexPath) as? Cell else {
            fatalError("no cell \(Cell.reuseIdentifier)")
        }
        return cell
    }
}

@available(iOS 13.0, *)
final class BoatsViewController: UIViewController {
    private enum Section: Int, CaseIterable { case moored, sailing }

    private typealias DataSource = UITableViewDiffableDataSource<Section, Boat>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Boat>

    @UsesAutoLayout private var tableView = UITableView(frame: .zero, style: .insetGrouped)
    @UsesAutoLayout var countLabel = UILabel()
    @Clamped(0...3) var limit = 2

    private lazy var dataSource = DataSource(tableView: tableView) { [unowned self] table, indexPath, boat in
        let cell: BoatCell = table.dequeue(for: indexPath)
        cell.configure(with: boat)
        cell.onToggle = { [weak self] in self?.toggle(boat) }
        return cell
    }

    private var sailing: Set<Boat.ID> = []
    private(set) var boats: [Boat] {
        didSet {
            guard boats != oldValue, isViewLoaded else { return }
            applySnapshot()
        }
    }

    init(boats: [Boat]) {
        self.boats = boats
        super.init(nibName: nil, bundle: nil)
        title = "Boats"
        tabBarItem = UITabBarItem(title: "Boats", image: UIImage(systemName: "sailboat"), tag: 0)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        [tableView, countLabel].forEach(view.addSubview)
        NSLayoutConstraint.activate([
            countLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            countLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            tableView.topAnchor.constraint(equalToSystemSpacingBelow: countLabel.bottomAnchor, multiplier: 1),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        tableView.register(BoatCell.self, forCellReuseIdentifier: BoatCell.reuseIdentifier)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addBoat))
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Sort", primaryAction: UIAction { [weak self] _ in
                self?.boats.sort(by: \.name)
            })
        applySnapshot(animated: false)
    }

    private func applySnapshot(animated: Bool = true) {
        var snapshot = Snapshot()
        snapshot.appendSections(Section.allCases)
        for boat in boats.prefix(10) {
            snapshot.appendItems([boat], toSection: sailing.contains(boat.id) ? .sailing : .moored)
        }
        dataSource.apply(snapshot, animatingDifferences: animated)
        countLabel.text = String.localizedStringWithFormat("%d boats", boats.count)
    }

    @objc
    private func addBoat() {
        let alert = UIAlertController(title: "New boat", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
            guard let self, let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
            self.boats.append(Boat(id: self.boats.count + 1, name: name))
        })
        present(alert, animated: true, completion: nil)
    }

    private func toggle(_ boat: Boat) {
        if sailing.insert(boat.id).inserted == false { sailing.remove(boat.id) }
        applySnapshot()
    }
}

extension Array {
    mutating func sort<Value: Comparable>(by keyPath: KeyPath<Element, Value>) {
        sort { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
    }
}

extension BoatsViewController {
    final class BoatCell: UITableViewCell {
        var onToggle: (() -> Void)?
        let nameLabel = UILabel()
        let toggle = UISwitch()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let stack = UIStackView(arrangedSubviews: [nameLabel, toggle])
            stack.translatesAutoresizingMaskIntoConstraints = false
            stack.alignment = .center
            contentView.addSubview(stack)
            contentView.preservesSuperviewLayoutMargins = true
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
                stack.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            ])
            toggle.addTarget(self, action: #selector(toggled), for: .valueChanged)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func prepareForReuse() {
            super.prepareForReuse()
            onToggle = nil
        }

        func configure(with boat: Boat) {
            nameLabel.text = boat.name
        }

        @objc private func toggled(_ sender: UISwitch) { onToggle?() }
    }
}
