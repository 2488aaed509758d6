// Core Foundation's names, as Core Graphics' signatures have them, for what Swift calls otherwise:
// `[first, second] as CFArray` compiles, and so does `nil` for a dictionary.

public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFString = String
