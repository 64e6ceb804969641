import { describe, expect, it } from "vitest"
import { chartOf } from "#core/charts/chart.rule.ts"
import { machines } from "#core/charts/machines.ts"
import { refusalsAlong } from "#core/charts/refusal.rule.ts"
import { languages } from "#core/kernel/text.ts"
import { askedBy, refusalsOf } from "./asks.ts"
import { said } from "./said.ts"
import { shopWordsIn } from "./shop-words.ts"

const charts = [...machines.values()].map((machine) => ({ machine, chart: chartOf(machine) }))
const actorsOf = ({ chart }: (typeof charts)[number]) => [...new Set(chart.states.flatMap(({ actors }) => actors))]

const spokenBy = (id: string) => {
  const found = charts.find(({ chart }) => chart.id === id)
  if (found === undefined) throw new Error(`there is no ${id}`)
  const { machine, chart } = found
  return {
    asked: (actor: string) => askedBy(machine, actor),
    refusals: refusalsAlong(machine, chart, (actor) => refusalsOf(askedBy(machine, actor)))
  }
}

describe("what conversations ask", () => {
  it("is known of every actor but those whose calls are not served yet, or are each page's own", () => {
    const unknown = charts.flatMap((one) =>
      actorsOf(one).flatMap((actor) => (askedBy(one.machine, actor) ? [] : [`${one.chart.id}: ${actor}`]))
    )
    expect(unknown).toEqual(["write-review: fetchBlockState", "write-review: submitReview", "page: open"])
  })

  it("is named with its place on the wire, this browser, or the other machine", () => {
    expect(spokenBy("otp").asked("sendCode")).toMatchObject({
      of: "shop",
      calls: [
        { name: "account.sendCode", method: "POST", path: "/api/public/auth/otp/code" },
        { name: "account.requestLoginCode", method: "POST", path: "/api/public/auth/login/otp/request" }
      ]
    })
    expect(spokenBy("otp").asked("recall")).toEqual({ of: "browser" })
    expect(spokenBy("checkout").asked("placing")).toEqual({ of: "conversation", machine: "placing" })
  })

  it("is refused along some arrow, for every reason", () => {
    const lost = charts.flatMap(({ machine, chart }) => {
      const along = refusalsAlong(machine, chart, (actor) => refusalsOf(askedBy(machine, actor)))
      return chart.states.flatMap(({ id, actors }) => {
        const texts = chart.arrows.flatMap((arrow) =>
          arrow.from === id && arrow.kind === "error" ? (along[arrow.id] ?? []) : []
        )
        return actors
          .flatMap((actor) => refusalsOf(askedBy(machine, actor)))
          .filter((tag) => !texts.includes(tag))
          .map((tag) => `${id}: ${tag}`)
      })
    })
    expect(lost).toEqual([])
  })
})

describe("what a shopper reads", () => {
  const first = ["login", "otp", "cart", "checkout", "write-review", "popup", "tour"]

  it("stands on states and arrows that are there, in every conversation that is shown first", () => {
    const known = new Set(charts.flatMap(({ chart }) => [...chart.states, ...chart.arrows].map(({ id }) => id)))
    expect(Object.keys(said).filter((id) => !known.has(id))).toEqual([])
    const spoken = new Set(Object.keys(said).map((id) => id.split(/[.:]/)[0]))
    expect(first.filter((id) => !spoken.has(id))).toEqual([])
  })

  it.each(languages)("is what the shop says in %s, refusals as well", (language) => {
    const wordsOf = shopWordsIn(language)
    const tags = charts.flatMap((one) => actorsOf(one).flatMap((actor) => refusalsOf(askedBy(one.machine, actor))))
    const keys = new Set([...Object.values(said).flat(), ...tags.map((tag) => `failure.${tag}`)])
    expect([...keys].filter((key) => wordsOf(key) === undefined)).toEqual([])
  })

  it("has a place for what the shop fills in, and no signs of a page", () => {
    expect(shopWordsIn("id")("account.code.sentTo")).toBe("Kode 6 digit dikirim lewat … ke ….")
    expect(shopWordsIn("en")("account.code.nothing")).toBeUndefined()
  })
})
