import type { AnyStateMachine } from "xstate"
import { chartOf } from "#core/charts/chart.rule.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { refusalsAlong } from "#core/charts/refusal.rule.ts"
import type { Language } from "#core/kernel/text.ts"
import { askedBy, refusalsOf } from "./asks.ts"
import { said } from "./said.ts"
import { shopWordsIn } from "./shop-words.ts"

/** Returns what it calls, what comes back, and what a shopper reads of it. */
export const spoken = (machine: AnyStateMachine): Pick<Exhibit, "asks" | "refusals" | "said" | "texts"> => {
  const chart = chartOf(machine)
  const actors = chart.states.flatMap((state) => state.actors)
  const asks = Object.fromEntries(
    actors.flatMap((actor) => {
      const asked = askedBy(machine, actor)
      return asked === undefined ? [] : [[actor, asked] as const]
    })
  )
  const refusals = refusalsAlong(machine, chart, (actor) => refusalsOf(asks[actor]))
  const here = new Set([...chart.states, ...chart.arrows].map(({ id }) => id))
  const own = Object.fromEntries(Object.entries(said).filter(([id]) => here.has(id)))
  const tags = Object.values(asks).flatMap(refusalsOf)
  const keys = new Set([...Object.values(own).flat(), ...tags.map((tag) => `failure.${tag}`)])
  const textsIn = (language: Language) => {
    const wordsOf = shopWordsIn(language)
    return Object.fromEntries([...keys].flatMap((key) => [[key, wordsOf(key) ?? key] as const]))
  }
  return { asks, refusals, said: own, texts: { id: textsIn("id"), en: textsIn("en") } }
}
