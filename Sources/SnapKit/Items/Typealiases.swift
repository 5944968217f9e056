public import UIKit

/// What a view is called where constraints are made.
public typealias ConstraintView = UIView
/// What a layout guide is called where constraints are made.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// What a controller's top or bottom layout guide is called where constraints are made.
public typealias ConstraintLayoutSupport = UILayoutSupport
/// What insets are called where constraints are made.
public typealias ConstraintInsets = UIEdgeInsets
/// What insets by the direction of writing are called where constraints are made.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
/// What the direction of writing is called where constraints are made.
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
/// A spelling that older sources use.
public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable
