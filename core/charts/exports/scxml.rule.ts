import type { Chart, ChartArrow, ChartState, Guard } from "../chart.ts"

/**
 * A chart as SCXML (W3C, 2015): states, events, targets, and what is invoked. Guards and actions stand as the names they
 * have in the machine: in `cond`, and as events that are raised or logged.
 */
export const scxmlOf = (chart: Chart): string => {
  const root = chart.states.find(({ parent }) => parent === undefined)
  const inner = root ? innerOf(chart, root, "  ") : []
  // A document holds states alone: events of the root, and regions side by side, need one around them.
  const isPlain = root?.type === "compound" && !chart.arrows.some(({ from }) => from === root.id)
  const body = isPlain || root === undefined ? inner : stateOf(chart, root, "  ")
  const begin = isPlain ? chart.states.find(({ parent, initial }) => parent === root.id && initial)?.id : root?.id
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name=${attribute(chart.id)} initial=${attribute(begin ?? "")}>`,
    ...body,
    "</scxml>",
    ""
  ].join("\n")
}

const elements = {
  atomic: "state",
  compound: "state",
  parallel: "parallel",
  final: "final",
  history: "history"
} as const

const innerOf = (chart: Chart, { id }: ChartState, indent: string): ReadonlyArray<string> =>
  chart.states.filter(({ parent }) => parent === id).flatMap((state) => stateOf(chart, state, indent))

const stateOf = (chart: Chart, state: ChartState, indent: string): ReadonlyArray<string> => {
  const element = elements[state.type]
  const first = chart.states.find(({ parent, initial }) => parent === state.id && initial)
  const deeper = `${indent}  `
  const delays = [
    ...new Set(chart.arrows.filter(({ from, kind }) => from === state.id && kind === "delay").map(eventOf))
  ]
  const within = `${deeper}  `
  const body = [
    ...wrapped("onentry", deeper, [
      ...contentOf(state.entry, state.raises, within),
      ...delays.map(
        (event) =>
          `${within}<send id=${attribute(event)} event=${attribute(event)} delayexpr=${attribute(delayIn(event))}/>`
      )
    ]),
    ...wrapped("onexit", deeper, [
      ...contentOf(state.exit, [], within),
      ...delays.map((event) => `${within}<cancel sendid=${attribute(event)}/>`)
    ]),
    ...state.actors.map(
      (actor) => `${deeper}<invoke id=${attribute(`${state.id}.${actor}`)} src=${attribute(actor)}/>`
    ),
    // A final state has no arrows.
    ...(state.type === "final" ? [] : chart.arrows.filter(({ from }) => from === state.id).flatMap(arrowOf(deeper))),
    ...innerOf(chart, state, deeper)
  ]
  const head = `${indent}<${element} id=${attribute(state.id)}${first ? ` initial=${attribute(first.id)}` : ""}`
  return body.length === 0 ? [`${head}/>`] : [`${head}>`, ...body, `${indent}</${element}>`]
}

const arrowOf =
  (indent: string) =>
  (arrow: ChartArrow): ReadonlyArray<string> => {
    const { to, guard, reenter, actions, raises } = arrow
    const event = eventOf(arrow)
    const head = [
      `${indent}<transition`,
      event === "" ? "" : ` event=${attribute(event)}`,
      guard === undefined ? "" : ` cond=${attribute(conditionOf(guard))}`,
      to.length === 0 ? "" : ` target=${attribute(to.join(" "))}`,
      reenter || to.length === 0 ? "" : ' type="internal"'
    ].join("")
    const body = contentOf(actions, raises, `${indent}  `)
    return body.length === 0 ? [`${head}/>`] : [`${head}>`, ...body, `${indent}</transition>`]
  }

const eventOf = ({ kind, event, from }: ChartArrow): string => {
  if (kind === "delay") return `after.${from}.${event}`
  if (kind === "done") return event === "" ? `done.state.${from}` : `done.invoke.${from}.${event}`
  return kind === "error" ? `error.platform.${from}.${event}` : event
}

/** A delay's name, the last part of its event. */
const delayIn = (event: string): string => event.slice(event.lastIndexOf(".") + 1)

const conditionOf = (guard: Guard): string => {
  switch (guard.is) {
    case "named":
      return `${guard.name}(${Object.values(guard.params ?? {}).join(", ")})`
    case "not":
      return `!(${conditionOf(guard.guard)})`
    case "in":
      return guard.states.map((id) => `In('${id}')`).join(" && ")
    default:
      return guard.guards.map((one) => `(${conditionOf(one)})`).join(guard.is === "and" ? " && " : " || ")
  }
}

const wrapped = (element: string, indent: string, content: ReadonlyArray<string>): ReadonlyArray<string> =>
  content.length === 0 ? [] : [`${indent}<${element}>`, ...content, `${indent}</${element}>`]

const contentOf = (
  actions: ReadonlyArray<string>,
  raises: ReadonlyArray<string>,
  indent: string
): ReadonlyArray<string> => [
  ...actions.map((name) => `${indent}<log label=${attribute(name)}/>`),
  ...raises.map((name) => `${indent}<raise event=${attribute(name)}/>`)
]

const attribute = (text: string): string =>
  `"${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")}"`
