import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { AnyStateMachine } from "xstate"
import { chartWithTexts } from "#adapters/charts/shown.ts"
import { areaOf } from "#adapters/charts/vocabulary.ts"
import { attemptRules } from "#core/account/login/attempts.rule.ts"
import { loginMachine } from "#core/account/login/login.machine.ts"
import { otpMachine } from "#core/account/otp/otp.machine.ts"
import { otpRules } from "#core/account/otp/otp-limit.rule.ts"
import { rules } from "#core/charts/rules.ts"
import type { Trial } from "#core/charts/trial/trial.ts"
import type { MachineWords } from "#core/charts/words.ts"
import type { Language } from "#core/kernel/text.ts"
import { placeOf } from "../../simulations/numbers/places.ts"
import { simulations } from "../../simulations/simulations.ts"

/** So many sessions take some seconds in a browser; machines that ask the shop more often play fewer. */
const usual = 1_000
const slow: Readonly<Record<string, number>> = { checkout: 200, cart: 600 }

/** Machines whose conditions name their numbers, with other ones. */
const makers: Readonly<Record<string, (other: Readonly<Record<string, number>>) => AnyStateMachine>> = {
  login: (other) => loginMachine({ ...attemptRules, ...other }),
  otp: (other) => otpMachine({ ...otpRules, ...other })
}

/** Ends at which shoppers have what they wanted; the words for it are the machine's `goal`. */
const goals: Readonly<Record<string, ReadonlyArray<string>>> = {
  login: ["signed in"],
  otp: ["verified"],
  cart: ["went to the order"],
  checkout: ["ordered", "ordered in two parts"],
  "write-review": ["published", "held"]
}

/**
 * Returns what can be tried at a machine.
 *
 * @param ends how often simulated sessions ended so
 */
export const trialOf = (machine: AnyStateMachine, ends: Trial["ends"] = {}): Trial => {
  const { id } = machine
  const isPlayed = simulations.some((simulation) => simulation.id === id)
  const before = facts(machine)
  return {
    sessions: isPlayed ? (slow[id] ?? usual) : 0,
    ends,
    goals: goals[id] ?? [],
    goal: { id: wordsIn("id", id).goal ?? "", en: wordsIn("en", id).goal ?? "" },
    outcomes: { id: wordsIn("id", id).outcomes ?? {}, en: wordsIn("en", id).outcomes ?? {} },
    numbers: rules.flatMap(({ machine: owner, ...rule }) => {
      if (owner !== id) return []
      const other = { [rule.name]: rule.value + 1 }
      const after = facts(makers[id]?.(other) ?? machine, other)
      const differing = (kind: "states" | "arrows"): ReadonlyArray<string> =>
        [...before[kind]].flatMap(([one, text]) => (after[kind].get(one) === text ? [] : [one]))
      return [
        {
          ...rule,
          states: differing("states"),
          arrows: differing("arrows"),
          isPlayed: isPlayed && placeOf(id, rule.name) !== undefined
        }
      ]
    })
  }
}

/** Everything a chart says about each state and arrow, with some numbers. */
const facts = (machine: AnyStateMachine, other: Readonly<Record<string, number>> = {}) => {
  const { chart, chartTexts } = chartWithTexts(machine, other)
  return {
    states: new Map(chart.states.map(({ id }) => [id, JSON.stringify(chartTexts.id.states[id])])),
    arrows: new Map(chart.arrows.map((arrow) => [arrow.id, JSON.stringify([arrow, chartTexts.id.arrows[arrow.id]])]))
  }
}

const wordsIn = (language: Language, machine: string): Pick<MachineWords, "goal" | "outcomes"> => {
  const file = join(import.meta.dirname, "../../../ui/messages", language, "gallery", `${areaOf.get(machine)}.json`)
  const words: Readonly<Record<string, MachineWords>> = JSON.parse(readFileSync(file, "utf8"))
  return words[machine] ?? {}
}
