public import UIKit

/// The type of views in the constraint DSL.
public typealias ConstraintView = UIView
/// The type of layout guides in the constraint DSL.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// The type of a controller's top and bottom layout guides in the constraint DSL.
public typealias ConstraintLayoutSupport = UILayoutSupport
/// The type of insets in the constraint DSL.
public typealias ConstraintInsets = UIEdgeInsets
/// The type of directional insets in the constraint DSL.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
/// The type of the layout direction in the constraint DSL.
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
/// The spelling in older sources.
public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable
