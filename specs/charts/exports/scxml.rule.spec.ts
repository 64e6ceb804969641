import { SaxesParser } from "saxes"
import { describe, expect, it } from "vitest"
import { chartOf } from "#core/charts/chart.rule.ts"
import { scxmlOf } from "#core/charts/exports/scxml.rule.ts"
import { machines } from "#core/charts/machines.ts"
import { door } from "./some-door.ts"

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

const elementsIn = (xml: string): ReadonlyArray<Element> => {
  const elements: Array<Element> = []
  const parser = new SaxesParser()
  parser.on("error", (error) => {
    throw error
  })
  parser.on("opentag", ({ name, attributes }) => elements.push({ name, attributes: { ...attributes } }))
  parser.write(xml).close()
  return elements
}

describe.each([...machines.keys()])("%s", (id) => {
  const chart = chartOf(machines.get(id) ?? expect.unreachable(id))

  it("is SCXML with every state, and every arrow to where it leads", () => {
    const elements = elementsIn(scxmlOf(chart))
    const ids = elements.flatMap(({ name, attributes }) =>
      ["state", "parallel", "final", "history"].includes(name) ? [attributes["id"]] : []
    )
    const [root] = chart.states
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((one) => one !== root?.id)).toEqual(chart.states.slice(1).map((state) => state.id))
    const transitions = elements.filter(({ name }) => name === "transition")
    const final = new Set(chart.states.flatMap((state) => (state.type === "final" ? [state.id] : [])))
    expect(transitions.length).toBe(chart.arrows.filter(({ from }) => !final.has(from)).length)
    const targets = transitions.flatMap(({ attributes }) => attributes["target"]?.split(" ") ?? [])
    const begins = elements.flatMap(({ attributes }) => attributes["initial"] ?? [])
    expect([...targets, ...begins].filter((target) => !ids.includes(target))).toEqual([])
    // A delayed event is sent to itself on entering, and cancelled on leaving.
    const sent = elements.flatMap(({ name, attributes }) => (name === "send" ? [attributes["event"]] : []))
    const awaited = transitions.flatMap(({ attributes }) =>
      attributes["event"]?.startsWith("after.") ? [attributes["event"]] : []
    )
    expect(new Set(sent)).toEqual(new Set(awaited))
  })
})

describe("the SCXML of a door", () => {
  it("sends itself what comes after a while, and calls it off on leaving", () => {
    expect(
      scxmlOf(door)
        .split("\n")
        .map((line) => line.trim())
    ).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="door" initial="door.shut">',
      '<state id="door.shut">',
      "<onentry>",
      '<log label="ring"/>',
      "</onentry>",
      '<transition event="push.hard" cond="isUnlocked()" target="door.open" type="internal">',
      '<log label="creak"/>',
      "</transition>",
      '<transition event="knock">',
      '<log label="listen"/>',
      "</transition>",
      '<transition event="lean"/>',
      "</state>",
      '<state id="door.open">',
      "<onentry>",
      '<send id="after.door.open.closeDelay" event="after.door.open.closeDelay" delayexpr="closeDelay"/>',
      "</onentry>",
      "<onexit>",
      '<cancel sendid="after.door.open.closeDelay"/>',
      "</onexit>",
      '<transition event="leave" target="door.gone" type="internal"/>',
      '<transition event="after.door.open.closeDelay" target="door.shut" type="internal"/>',
      "</state>",
      '<final id="door.gone"/>',
      "</scxml>",
      ""
    ])
  })
})
