import fc from "fast-check"

/** Texts that have broken servers before, and any other. */
export const nastyText = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "0",
    "-1",
    "1.5",
    "1e3",
    "2147483648",
    "9007199254740993",
    "NaN",
    "null",
    "undefined",
    "true",
    "[]",
    "{}",
    "' or 1=1 --",
    "\u0000",
    "\ud800",
    "../../etc/passwd",
    "%",
    "%zz",
    "$" + "{7*7}",
    "{{7*7}}",
    "<script>alert(1)</script>",
    "__proto__",
    "constructor",
    "ﷺ".repeat(50),
    "x".repeat(5000)
  ),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ maxLength: 30 })
)

/** The same for what should be JSON. */
export const nastyJson = fc.oneof(
  fc.json(),
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
  fc.constantFrom(
    "{",
    '{"a":',
    "[1,2",
    '{"__proto__":{"x":1}}',
    '{"brands":["a"]}',
    '{"prices":{"min":-1}}',
    '{"rating":[{"from":"x"}]}',
    `{"q":"${"y".repeat(9000)}"}`,
    "[".repeat(500)
  ),
  nastyText
)
