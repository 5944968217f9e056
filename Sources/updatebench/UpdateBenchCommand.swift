@main struct UpdateBenchCommand { static func main() {} }
