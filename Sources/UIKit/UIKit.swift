// What `import UIKit` gives on Apple's platforms, whose Foundation loads URLs, too.
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import UBLists
@_exported public import Observation
@_exported public import UpdatePipeline

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif
