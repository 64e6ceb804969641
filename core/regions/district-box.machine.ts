import { assign, emit, setup } from "xstate"
import { placeholderActors, portActors } from "../kernel/port-actors.ts"
import { graphemes } from "../kernel/text.ts"
import type { Timed } from "../kernel/timed.ts"
import { type District, minimumRegionLength, type Village } from "./region.ts"
import type { RegionsPort } from "./regions.port.ts"

/** How long the fingers rest before places are looked for; own choice, as in the search box. */
export const typingWaitMs = 250

/** Calls of the box that finds a district. */
export type DistrictBoxPort = Pick<RegionsPort, "search" | "villages">

/** Context of the box that finds a district by its name. */
export interface DistrictBoxContext {
  readonly text: string
  /** What fits `answered`, best first. */
  readonly found: ReadonlyArray<District>
  readonly answered: string
  readonly chosen: District | null
  readonly villages: ReadonlyArray<Village>
  /** Place of the option under the arrow keys, or none. */
  readonly active: number | null
}

/** Events of the box that finds a district. */
export type DistrictBoxEvent = Timed<
  | { readonly type: "text.typed"; readonly text: string }
  | { readonly type: "option.moved"; readonly by: 1 | -1 }
  /** A press, or Enter on the option under the arrow keys. */
  | { readonly type: "district.chosen"; readonly district?: District }
  /** The owner of the address has another district, as after a choice in the address book; it is not emitted. */
  | { readonly type: "district.given"; readonly district: District | null }
  | { readonly type: "box.left" }
  | { readonly type: "retry.wanted" }
>

/** The choice goes to the owner of the address. */
export interface DistrictChosen {
  readonly type: "district.chosen"
  readonly district: District
  /** The postal code of it that is certain: the one that was typed, or the only one. */
  readonly postalCode?: string
}

/** One box for every kecamatan: a name of any level, or the beginning of a postal code. D-50; rule 46. */
export const districtBoxMachine = setup({
  types: {
    input: {} as { readonly chosen: District | null },
    context: {} as DistrictBoxContext,
    events: {} as DistrictBoxEvent,
    emitted: {} as DistrictChosen
  },
  actors: placeholderActors<DistrictBoxPort>("search", "villages"),
  guards: {
    isLongEnough: ({ context: { text } }) => graphemes(text.trim()).length >= minimumRegionLength,
    hasChoice: ({ context, event }) => choiceIn(context, event) !== undefined,
    isChosen: ({ context: { chosen } }) => chosen !== null
  },
  delays: { typingWait: typingWaitMs },
  actions: {
    type: assign(({ event }) =>
      event.type === "text.typed" ? { text: event.text, active: null, chosen: null, villages: [] } : {}
    ),
    move: assign(({ context: { active, found }, event }) =>
      event.type === "option.moved" && found.length > 0
        ? { active: ((active ?? (event.by === 1 ? -1 : 0)) + event.by + found.length) % found.length }
        : {}
    ),
    choose: assign(({ context, event }) => {
      const chosen = choiceIn(context, event)
      return chosen ? chosenIn(chosen) : {}
    }),
    take: assign(({ event }) => (event.type === "district.given" ? chosenIn(event.district) : {})),
    emitChosen: emit(({ context, event }) => {
      const district = choiceIn(context, event)
      if (district === undefined) throw new Error("no place was chosen")
      const { postalCodes } = district
      const typed = postalCodes.find((code) => code === context.text.trim())
      const postalCode = typed ?? (postalCodes.length === 1 ? postalCodes[0] : undefined)
      return { type: "district.chosen", district, ...(postalCode !== undefined && { postalCode }) }
    }),
    forgetFound: assign({ found: [], active: null })
  }
}).createMachine({
  id: "district-box",
  type: "parallel",
  context: ({ input: { chosen } }) => ({ answered: "", ...chosenIn(chosen) }),
  states: {
    box: {
      initial: "closed",
      on: {
        "text.typed": { target: ".deciding", actions: "type" },
        "district.chosen": { guard: "hasChoice", target: ".closed", actions: ["emitChosen", "choose"] },
        "district.given": { target: ".closed", actions: "take" },
        "box.left": { target: ".closed", actions: "forgetFound" }
      },
      states: {
        closed: { meta: { spec: "D-50", tone: "idle" } },
        deciding: {
          always: [
            { guard: "isLongEnough", target: "typing" },
            { target: "tooShort", actions: "forgetFound" }
          ]
        },
        tooShort: { meta: { spec: "D-50", tone: "idle" } },
        typing: {
          meta: { spec: "D-50", tone: "idle" },
          description: "More letters may come.",
          after: { typingWait: "asking" }
        },
        asking: {
          meta: { spec: "D-50", tone: "busy" },
          invoke: {
            src: "search",
            input: ({ context: { text } }) => ({ q: text.trim() }),
            onDone: {
              target: "shown",
              actions: assign(({ context: { text }, event }) => ({
                found: event.output,
                answered: text.trim(),
                active: null
              }))
            },
            onError: "failed"
          }
        },
        shown: { meta: { spec: "D-50", tone: "ok" }, on: { "option.moved": { actions: "move" } } },
        failed: { meta: { spec: "8", tone: "bad" }, on: { "retry.wanted": "asking" } }
      }
    },
    villages: {
      description: "Kelurahan of the chosen kecamatan; it can be typed where they do not come.",
      initial: "deciding",
      on: {
        "district.chosen": { guard: "hasChoice", target: ".asking" },
        "district.given": ".deciding",
        "text.typed": ".unneeded"
      },
      states: {
        deciding: { always: [{ guard: "isChosen", target: "asking" }, { target: "unneeded" }] },
        unneeded: { meta: { spec: "D-50", tone: "idle" } },
        asking: {
          meta: { spec: "D-50", tone: "busy" },
          invoke: {
            src: "villages",
            input: ({ context: { chosen } }) => ({ district: idOf(chosen) }),
            onDone: { target: "known", actions: assign(({ event }) => ({ villages: event.output })) },
            onError: "silent"
          }
        },
        known: { meta: { spec: "D-50", tone: "ok" } },
        silent: { meta: { spec: "8", tone: "idle" } }
      }
    }
  }
})

/** Returns the machine of the box that finds a district, over its port. */
export const districtBoxMachineOver = ({ search, villages }: DistrictBoxPort) =>
  districtBoxMachine.provide({ actors: portActors<DistrictBoxPort>({ search, villages }) })

/** `Kebayoran Baru, Kota Jakarta Selatan, DKI Jakarta`: the kind is always said. D-50. */
export const districtName = ({ name, city, province }: District): string =>
  `${name}, ${city.kind} ${city.name}, ${province.name}`

/** The box with this district in it, nothing found and no villages yet. */
const chosenIn = (chosen: District | null): Omit<DistrictBoxContext, "answered"> => ({
  text: chosen ? districtName(chosen) : "",
  found: [],
  chosen,
  villages: [],
  active: null
})

const choiceIn = ({ found, active }: DistrictBoxContext, event: DistrictBoxEvent): District | undefined => {
  if (event.type !== "district.chosen") return undefined
  return event.district ?? (active === null ? undefined : found[active])
}

const idOf = (chosen: District | null): District["id"] => {
  if (chosen === null) throw new Error("no place was chosen")
  return chosen.id
}
