@_exported public import Foundation
@_exported public import Lists
@_exported public import UpdatePipeline
