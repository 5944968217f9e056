/// One side of a comparison of times: an executable of this tool and what its environment adds.
struct Arm {
  /// The executable's path; those of two arms are equally long, so that stacks lie alike.
  let executable: String
  /// What is added to the environment.
  var environment: [String: String] = [:]
}
