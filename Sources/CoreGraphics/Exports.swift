// Foundation defines CGFloat, CGPoint, CGSize and CGRect on Linux; a file that imports this module
// sees them, as it does on Apple's platforms.
@_exported import Foundation
