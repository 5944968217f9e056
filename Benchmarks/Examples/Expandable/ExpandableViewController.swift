import UIKit

/// A question with an answer that can be shown.
@Observable final class Question {
  let text: String
  var answer: String
  var isExpanded = false

  init(text: String, answer: String) {
    self.text = text
    self.answer = answer
  }
}

/// A self-sizing row with a question, and with its answer while it is expanded.
final class QuestionView: UIView {
  let question: Question

  let headerButton = UIButton(configuration: .plain())
  private let answerLabel = UILabel()

  init(question: Question) {
    self.question = question
    super.init(frame: .zero)
    headerButton.addAction(
      UIAction { _ in question.isExpanded.toggle() },
      for: .primaryActionTriggered
    )
    answerLabel.numberOfLines = 0
    answerLabel.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [headerButton, answerLabel])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) {
    question = Question(text: "", answer: "")
    super.init(coder: coder)
  }

  override func updateProperties() {
    super.updateProperties()
    headerButton.configuration?.title = question.text
    headerButton.configuration?.image = UIImage(
      systemName: question.isExpanded ? "chevron.down" : "chevron.right"
    )
    answerLabel.text = question.answer
    answerLabel.isHidden = !question.isExpanded
  }
}

/// A column of questions; showing an answer grows its row and moves those below.
final class ExpandableViewController: UIViewController {
  let questions = (1...12).map { number in
    Question(
      text: "What about matter \(number)?",
      answer: String(repeating: "It depends on the matter. ", count: number)
    )
  }

  let scrollView = UIScrollView()
  private let stack = UIStackView()
  private(set) var rows: [QuestionView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    rows = questions.map { QuestionView(question: $0) }
    for row in rows { stack.addArrangedSubview(row) }
    stack.axis = .vertical
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.topAnchor),
      stack.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.contentSize = stack.bounds.size
  }
}
