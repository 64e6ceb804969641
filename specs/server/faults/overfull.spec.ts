import { expect, it } from "vitest"
import { formOf, isOverfull } from "#adapters/server/http/overfull.ts"

it.each([
  ["300 parameters", `/?${"a=1&".repeat(299)}`, false],
  ["more", `/?${"a=1&".repeat(300)}`, true],
  ["as many parts of a path", "/a".repeat(301), true],
  ["a text in another script", `/search?q=${encodeURIComponent("नमस्ते दुनिया ".repeat(40))}`, false],
  ["an address that is not UTF-8", `/search?q=caf%E9`, false],
  ["many escapes that are none", `/?a=${"%80a".repeat(51)}`, true],
  ["one filter with many values", `/reviews?traits=${"a;;,".repeat(1_500)}`, false]
])("an address with %s is refused: %s", (_, address, is) => expect(isOverfull(address)).toBe(is))

it("cookies are parted by semicolons", () => {
  expect(isOverfull("a=1; ".repeat(300), ";")).toBe(false)
  expect(isOverfull("a=1; ".repeat(301), ";")).toBe(true)
})

it("a form of the shop is at most 8 KB, and few names", async () => {
  const read = (text: string) => formOf({ text: async () => text })
  expect((await read("value=id&back=%2Fbrands"))?.get("back")).toBe("/brands")
  expect(await read(`value=${"a".repeat(8_187)}`)).toBeUndefined()
  expect(await read("a&".repeat(301))).toBeUndefined()
})
