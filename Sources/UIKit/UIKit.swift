// The modules that `import UIKit` includes on Apple's platforms, where Foundation also loads URLs.
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import UBLists
@_exported public import Observation
@_exported public import UpdatePipeline

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif
