import Testing

@Suite struct CodeMaskTests {
  @Test func commentsAreBlanked() {
    #expect(CodeMask.mask("a // b\nc") == "a     \nc")
    #expect(CodeMask.mask("a /* b /* c */ d\n */ e") == "a               \n    e")
  }

  @Test func stringContentsAreBlanked() {
    #expect(CodeMask.mask(#"f("a // \" b") + c"#) == #"f("         ") + c"#)
    #expect(CodeMask.mask(##"#"a "b" c"# + d"##) == ##"#"       "# + d"##)
    #expect(CodeMask.mask("\"\"\"\n a \"b\"\n\"\"\" + c") == "\"\"\"\n      \n\"\"\" + c")
    #expect(CodeMask.mask("#/a\"b/# + c") == "     /# + c")
  }

  @Test func interpolatedCodeStays() {
    #expect(CodeMask.mask(#""a \(f("b", (c))) d" + e"#) == #""   (f(" ", (c)))  " + e"#)
  }
}
