import Glibc

@main
struct UpdateBenchCommand {
  static func main() {
    exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
