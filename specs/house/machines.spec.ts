import { readdirSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { type AnyStateMachine, type AnyStateNode, setup } from "xstate"
import { machines } from "#core/charts/machines.ts"

const core = join(import.meta.dirname, "../..", "core")

const nodesOf = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => [
  node,
  ...Object.values(node.states as Readonly<Record<string, AnyStateNode>>).flatMap(nodesOf)
]

const pathOf = (node: AnyStateNode): string => node.path.join(".") || "(root)"

const transitionsOf = (node: AnyStateNode) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]

/** What an action, a guard or a delay is called; `undefined` for one that has no name. */
const nameOf = (part: unknown): string | undefined => {
  if (typeof part === "string") return part
  if (typeof part === "object" && part !== null && "type" in part) return String(part.type)
  return undefined
}

/** Parts of a machine that a chart could not name. Assigning and raising in place say what they do; so does `and` of names. */
const unnamedIn = (machine: AnyStateMachine): ReadonlyArray<string> =>
  nodesOf(machine.root).flatMap((node) => {
    const transitions = transitionsOf(node)
    const actions = [...node.entry, ...node.exit, ...transitions.flatMap(({ actions: done }) => done)]
    return [
      ...actions.filter((action) => !isSaid(action)).map(() => `an action in ${pathOf(node)}`),
      ...transitions
        .filter(({ guard }) => guard !== undefined && !isGuardSaid(guard))
        .map(() => `a guard in ${pathOf(node)}`),
      ...node.after.filter(({ delay }) => typeof delay !== "string").map(() => `a delay in ${pathOf(node)}`),
      ...node.invoke.filter(({ src }) => typeof src !== "string").map(() => `an actor in ${pathOf(node)}`)
    ]
  })

const typeOf = (part: unknown): unknown => (typeof part === "function" && "type" in part ? part.type : undefined)

const isSaid = (action: unknown): boolean =>
  nameOf(action) !== undefined || ["xstate.assign", "xstate.raise", "xstate.cancel"].includes(String(typeOf(action)))

const isGuardSaid = (guard: unknown): boolean => {
  if (nameOf(guard) !== undefined) return true
  if (typeof guard !== "function") return false
  if ("guards" in guard && Array.isArray(guard.guards)) return guard.guards.every(isGuardSaid)
  return "stateValue" in guard
}

/** States in which a machine can stand still: what only passes on needs no words of its own. */
const isResting = (node: AnyStateNode): boolean =>
  (node.type === "atomic" || node.type === "final") && !(node.always ?? []).some(({ guard }) => guard === undefined)

const hasSpec = (node: AnyStateNode | undefined): boolean =>
  node !== undefined && (node.meta?.spec !== undefined || hasSpec(node.parent))

/** States that some transition leads to, with any guards. */
const reachedIn = (machine: AnyStateMachine): ReadonlySet<AnyStateNode> => {
  const reached = new Set<AnyStateNode>()
  const enter = (node: AnyStateNode): void => {
    for (let above = node.parent; above !== undefined; above = above.parent) visit(above)
    visit(node)
    if (node.type === "parallel") for (const child of Object.values(node.states)) enter(child as AnyStateNode)
    if (node.type === "compound") for (const child of node.initial.target ?? []) enter(child)
  }
  const visit = (node: AnyStateNode): void => {
    if (reached.has(node)) return
    reached.add(node)
    for (const { target } of transitionsOf(node)) for (const next of target ?? []) enter(next)
  }
  enter(machine.root)
  return reached
}

/** Machines that still break a rule, with the reason. The list only gets shorter. */
const unnamedYet: Readonly<Record<string, ReadonlyArray<string>>> = {
  "confirm-transfer": ["an action in form.sending"],
  preferences: ["an action in saving"],
  removal: ["an action in exporting"]
}

describe("the machines of the shop", () => {
  it("stand in one list, each under an id of its own", async () => {
    const files = readdirSync(core, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith(".machine.ts"))
    const exported = await Promise.all(
      files.map(async (file) => {
        const module = (await import(join(core, file))) as Readonly<Record<string, unknown>>
        return Object.entries(module).flatMap(([name, made]) => {
          if (!name.endsWith("Machine")) return []
          return [(typeof made === "function" ? made() : made) as AnyStateMachine]
        })
      })
    )
    const ids = exported.flat().map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(35)
    expect(ids.toSorted()).toEqual([...machines.keys()].toSorted())
  })

  describe.each([...machines])("%s", (id, machine) => {
    it("names its guards, actions, delays and actors", () => expect(unnamedIn(machine)).toEqual(unnamedYet[id] ?? []))

    it("says where every resting state comes from", () => {
      const wordless = nodesOf(machine.root).filter((node) => isResting(node) && !hasSpec(node))
      expect(wordless.map(pathOf)).toEqual([])
    })

    it("can come to every state", () => {
      const reached = reachedIn(machine)
      expect(
        nodesOf(machine.root)
          .filter((node) => !reached.has(node))
          .map(pathOf)
      ).toEqual([])
    })
  })
})

describe("a machine with a fault", () => {
  const planted = setup({}).createMachine({
    id: "planted",
    initial: "here",
    states: {
      here: {
        meta: { spec: "2" },
        on: { go: { guard: () => true, target: "there", actions: () => {} } },
        after: { 500: "there" }
      },
      there: {},
      nowhere: { meta: { spec: "2" } }
    }
  })

  it("is found out", () => {
    expect(unnamedIn(planted)).toEqual(["an action in here", "a guard in here", "a delay in here"])
    expect([...nodesOf(planted.root)].filter((node) => isResting(node) && !hasSpec(node)).map(pathOf)).toEqual([
      "there"
    ])
    const reached = reachedIn(planted)
    expect(
      nodesOf(planted.root)
        .filter((node) => !reached.has(node))
        .map(pathOf)
    ).toEqual(["nowhere"])
  })
})
