import { amountText, numberTexts } from "./amount.rule.ts"
import { type Chart, type ChartArrow, type ChartState, type Guard, isIgnored } from "./chart.ts"
import type { ArrowText, ChartTexts, StateText } from "./chart-text.ts"
import type { RuleNumber } from "./rules.ts"
import { fillIn, type Vocabulary } from "./words.ts"

/** Returns all texts of a chart, in the words of one language and with the numbers of the rules. */
export const describeChart = (chart: Chart, words: Vocabulary, rules: ReadonlyArray<RuleNumber>): ChartTexts => {
  const { own, common, grammar } = words
  const numbers = numberTexts(rules, grammar)
  const say = (kind: "events" | "guards" | "actions" | "delays" | "actors", name: string): string =>
    fillIn(own[kind]?.[name] ?? common[kind][name] ?? name, numbers)
  const stateName = (id: string): string => own.states[pathIn(chart, id)] ?? (id === chart.id ? own.title : id)
  const guardText = (guard: Guard): string => {
    switch (guard.is) {
      case "named":
        return withNumbers(say("guards", guardWord(guard)), guard.params, words)
      case "not":
        return fillIn(grammar.not, { guard: guardText(guard.guard) })
      case "in":
        return fillIn(grammar.in, { state: guard.states.map(stateName).join(", ") })
      default:
        return guard.guards.map(guardText).join(` ${grammar[guard.is]} `)
    }
  }
  const eventText = ({ kind, event }: ChartArrow): string => {
    if (kind === "always") return ""
    if (kind === "event") return say("events", event)
    if (kind === "delay") return fillIn(grammar.after, { delay: say("delays", event) })
    if (event === "") return grammar.ended
    return fillIn(kind === "done" ? grammar.done : grammar.failed, { actor: say("actors", event) })
  }
  return {
    title: own.title,
    purpose: fillIn(own.purpose, numbers),
    states: Object.fromEntries(
      chart.states.map((state) => [
        state.id,
        stateText(state, stateName, say, own.about?.[pathIn(chart, state.id)], numbers)
      ])
    ),
    arrows: Object.fromEntries(
      chart.arrows.map((arrow): readonly [string, ArrowText] => [
        arrow.id,
        {
          event: eventText(arrow),
          ...(arrow.guard && { guard: guardText(arrow.guard) }),
          ...(arrow.otherwise && !isIgnored(arrow) && { guard: grammar.otherwise }),
          actions: arrow.actions.map((name) => say("actions", name)),
          raises: arrow.raises.map((name) => say("events", name))
        }
      ])
    ),
    invariants: invariantTexts(words, rules),
    rules: rules.map((rule) => ({
      name: own.rules?.[rule.name] ?? rule.name,
      amount: amountText(rule, grammar),
      source: rule.source
    }))
  }
}

/** The invariants of simulated sessions at a machine, with the numbers of the rules; by id. */
export const invariantTexts = (
  words: Pick<Vocabulary, "own" | "grammar">,
  rules: ReadonlyArray<RuleNumber>
): Readonly<Record<string, string>> => {
  const numbers = numberTexts(rules, words.grammar)
  return Object.fromEntries(Object.entries(words.own.invariants ?? {}).map(([id, text]) => [id, fillIn(text, numbers)]))
}

const pathIn = (chart: Chart, id: string): string => id.slice(chart.id.length + 1)

const stateText = (
  { id, entry, exit, actors }: ChartState,
  stateName: (id: string) => string,
  say: (kind: "actions" | "actors", name: string) => string,
  about: string | undefined,
  numbers: Readonly<Record<string, string>>
): StateText => ({
  name: stateName(id),
  ...(about !== undefined && { about: fillIn(about, numbers) }),
  entry: entry.map((name) => say("actions", name)),
  exit: exit.map((name) => say("actions", name)),
  actors: actors.map((name) => say("actors", name))
})

/** The words of a guard: with another parameter it is another guard for the reader. */
export const guardWord = ({ name, params }: Pick<Extract<Guard, { is: "named" }>, "name" | "params">): string =>
  [name, ...Object.values(params ?? {}).filter((value) => typeof value === "string")].join(".")

/** The numbers that a guard compares, unless its text already names them. */
const withNumbers = (
  text: string,
  params: Readonly<Record<string, unknown>> | undefined,
  { grammar }: Pick<Vocabulary, "grammar">
): string => {
  const values = Object.values(params ?? {}).flatMap((value) =>
    typeof value === "number" ? [amountText({ value, unit: "times" }, grammar)] : []
  )
  const unsaid = values.filter((value) => !text.includes(value))
  return unsaid.length === 0 ? text : fillIn(grammar.about, { guard: text, what: unsaid.join(", ") })
}

/** The same in code names, for readers of the sources. */
export const chartCodeText = (chart: Chart, rules: ReadonlyArray<RuleNumber>): ChartTexts => ({
  title: chart.id,
  purpose: "",
  states: Object.fromEntries(
    chart.states.map(({ id, key, description, entry, exit, actors }) => [
      id,
      { name: key, ...(description !== undefined && { about: description }), entry, exit, actors }
    ])
  ),
  arrows: Object.fromEntries(
    chart.arrows.map(({ id, kind, event, guard, otherwise, actions, raises }) => [
      id,
      {
        event: codeEvent[kind](event),
        ...(guard && { guard: guardInCode(guard) }),
        ...(otherwise && { guard: "else" }),
        actions,
        raises
      }
    ])
  ),
  invariants: {},
  rules: rules.map(({ name, value, unit, source }) => ({ name, amount: `${value} ${unit}`, source }))
})

const codeEvent: Readonly<Record<ChartArrow["kind"], (event: string) => string>> = {
  event: (event) => event,
  delay: (delay) => `after ${delay}`,
  done: (actor) => (actor === "" ? "done" : `${actor} done`),
  error: (actor) => `${actor} failed`,
  always: () => ""
}

/** A guard as a developer would write it. */
export const guardInCode = (guard: Guard): string => {
  switch (guard.is) {
    case "named":
      return guard.params === undefined ? guard.name : `${guard.name}(${Object.values(guard.params).join(", ")})`
    case "not":
      return `not ${guardInCode(guard.guard)}`
    case "in":
      return `in ${guard.states.join(", ")}`
    default:
      return guard.guards.map(guardInCode).join(` ${guard.is} `)
  }
}
