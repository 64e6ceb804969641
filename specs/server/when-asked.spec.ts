import { expect, it } from "vitest"
import { whenAsked } from "#adapters/server/when-asked.ts"

it("an object's properties are worked out when they are asked for, each once", () => {
  const asked: Array<string> = []
  const made = whenAsked<number, { readonly half: number; readonly quarter: number }>({
    half: (of) => {
      asked.push(`half of ${of}`)
      return of / 2
    },
    quarter: (of, { half }) => {
      asked.push(`quarter of ${of}`)
      return half / 2
    }
  })
  const [eight, twelve] = [made(8), made(12)]
  expect(asked).toEqual([])
  expect([eight.quarter, eight.half, eight.quarter, twelve.half]).toEqual([2, 4, 2, 6])
  expect(asked).toEqual(["half of 8", "quarter of 8", "half of 12"])
})
