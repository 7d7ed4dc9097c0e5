import Combine
import os
import UIKit

#if canImport(SwiftUI) && DEBUG
import SwiftUI

struct ForecastPreview: PreviewProvider {
    static var previews: some View { Text("Forecast") }
}
#endif

struct Forecast: Equatable, Sendable {
    var place: String
    var wind: Int
}

protocol ForecastLoading: Sendable {
    func forecast(for place: String) async throws -> Forecast
}

enum ForecastError: LocalizedError {
    case unknownPlace(String)

    var errorDescription: String? {
        switch self {
        case .unknownPlace(let place): "No forecast for \(place)"
        }
    }
}

private let logger = os.Logger(subsystem: "harbour", category: "forecast")

@MainActor
final class ForecastModel: ObservableObject {
    enum State: Equatable {
        case idle, loading
        case loaded(Forecast)
        case failed(String)
    }

    @Published private(set) var state: State = .idle
    @Published var query = ""

    private let loader: any ForecastLoading
    private var cancellables = Set<AnyCancellable>()
    private var task: Task<Void, Never>?

    init(loader: some ForecastLoading) {
        self.loader = loader
        $query
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .filter { !$0.isEmpty }
            .sink { [weak self] place in self?.load(place) }
            .store(in: &cancellables)
    }

    private func load(_ place: String) {
        task?.cancel()
        state = .loading
        task = Task { [loader] in
            do {
                state = .loaded(try await loader.forecast(for: place))
            } catch {
                logger.error("failed: \(error.localizedDescription, privacy: .public)")
                state = .failed(error.localizedDescription)
            }
        }
    }

    func waitUntilLoaded() async { await task?.value }
}

@MainActor
final class ForecastViewController: UIViewController, UISearchBarDelegate {
    let searchBar = UISearchBar()
    let label = UILabel()
    let spinner = UIActivityIndicatorView(style: .medium)
    private let model: ForecastModel
    private var subscriptions: Set<AnyCancellable> = []
    private(set) var foregroundCount = 0

    init(model: ForecastModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let stack = UIStackView(arrangedSubviews: [searchBar, label, spinner])
        stack.axis = .vertical
        view = stack
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        searchBar.delegate = self
        model.$state
            .receive(on: RunLoop.main)
            .sink { [unowned self] in show($0) }
            .store(in: &subscriptions)
        model.$state
            .map { $0 == .loading }
            .combineLatest(model.$query.map(\.isEmpty))
            .map { $0 && !$1 }
            .assign(to: \.isUserInteractionEnabledInverse, on: label)
            .store(in: &subscriptions)
        NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)
            .sink { [weak self] _ in self?.foregroundCount += 1 }
            .store(in: &subscriptions)
    }

    private func show(_ state: ForecastModel.State) {
        switch state {
        case .idle: label.text = nil
        case .loading: spinner.startAnimating()
        case .loaded(let forecast):
            spinner.stopAnimating()
            label.text = "\(forecast.place): \(forecast.wind) knots"
        case .failed(let message):
            spinner.stopAnimating()
            label.text = message
        }
    }

    nonisolated func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        MainActor.assumeIsolated { model.query = searchText }
    }
}

extension UILabel {
    fileprivate var isUserInteractionEnabledInverse: Bool {
        get { !isUserInteractionEnabled }
        set { isUserInteractionEnabled = !newValue }
    }
}

#if DEBUG
#Preview("Forecast") {
    ForecastViewController(model: ForecastModel(loader: NoForecasts()))
}
#endif

struct NoForecasts: ForecastLoading {
    func forecast(for place: String) async throws -> Forecast {
        throw ForecastError.unknownPlace(place)
    }
}
