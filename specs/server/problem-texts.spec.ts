import { Arbitrary, Effect, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { type Problem, problemResponse } from "#adapters/server/http/problem.ts"
import { problemOf } from "#adapters/server/http/serve-port.ts"
import type { Refusal } from "#adapters/wire/endpoint.ts"
import { OrderLimit } from "#core/cart/cart.errors.ts"
import { languages } from "#core/kernel/text.ts"
import en from "#ui/messages/en/server.json" with { type: "json" }
import { wireRows } from "./wire-rows.ts"

type Tagged = { readonly _tag: string }

const said = async (response: Response): Promise<ReadonlyArray<string>> => {
  const { title, message, fields = {} } = await response.json()
  return [title, message, ...Object.values<string>(fields)]
}

/** Every refusal of every row of the wire, by its tag. */
const refusals = new Map<string, Refusal<Tagged>>(
  wireRows.flatMap(({ refusals }) => Object.entries(refusals as Readonly<Record<string, Refusal<Tagged>>>))
)
/** Some problems of a kind, with details as they stand on the wire. */
const samplesOf = (tag: string, refusal: Refusal<Tagged>): ReadonlyArray<Problem> => {
  if ("make" in refusal) return [problemOf(refusal, refusal.make())]
  const schema = Schema.toEncoded(refusal.details.schema as Schema.Codec<unknown>)
  const samples = Effect.runSync(Arbitrary.sampleEffect(Arbitrary.schema(schema), { count: 5, seed: 1 }))
  return samples.map((details) => ({ status: refusal.status, code: refusal.code, tag, details }))
}

describe.each(languages)("the texts of problems in %s", (language) => {
  it.each([...refusals])("have no unfilled placeholder: %s", async (tag, refusal) => {
    for (const problem of samplesOf(tag, refusal))
      for (const text of await said(problemResponse(problem, language))) {
        expect(text).not.toMatch(/\{\{|\}\}|undefined|\[object/)
        expect(text.trim()).not.toBe("")
      }
  })

  it("have none without a refusal either", async () => {
    for (const code of Object.keys(en.problem))
      for (const key of Object.keys(en.field))
        for (const text of await said(problemResponse({ status: 422, code, fields: { name: key } }, language)))
          expect(text).not.toContain("{{")
  })

  it("have none in any waiting time", async () => {
    for (let seconds = 1; seconds < 100_000; seconds = Math.ceil(seconds * 1.07))
      for (const text of await said(
        problemResponse({ status: 429, code: "TOO_MANY_REQUESTS", retryAfter: seconds }, language)
      ))
        expect(text).not.toContain("{{")
  })
})

it("a problem says the limit that an order exceeds", async () => {
  const refusal = refusals.get("OrderLimit")
  if (refusal === undefined) throw new Error("no row refuses with OrderLimit")
  const limit = problemOf(refusal, new OrderLimit({ limit: 20, of: "units" }))
  const texts = await Promise.all(languages.map(async (language) => (await said(problemResponse(limit, language)))[1]))
  expect(texts.toSorted()).toEqual(["20 per order at most.", "Paling banyak 20 per pesanan."])
})
