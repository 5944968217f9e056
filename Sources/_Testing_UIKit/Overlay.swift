// The toolchain's Testing module says that a file which imports it beside a module named UIKit also
// imports one of this name. It adds nothing: it is here so that tests of views are found and built.
