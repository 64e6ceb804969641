import { createMachine } from "xstate"
import { chartOf } from "#core/charts/chart.rule.ts"
import type { ChartTexts } from "#core/charts/chart-text.ts"

/** A door with a lock: something of every kind. */
export const door = chartOf(
  createMachine({
    id: "door",
    initial: "shut",
    states: {
      shut: {
        entry: "ring",
        on: {
          "push.hard": { guard: "isUnlocked", target: "open", actions: "creak" },
          knock: { actions: "listen" },
          lean: {}
        }
      },
      open: { after: { closeDelay: "shut" }, on: { leave: "gone" } },
      gone: { type: "final" }
    }
  })
)

const none = { entry: [], exit: [], actors: [] }

/** The words of its chart. */
export const doorTexts: ChartTexts = {
  title: "Pintu",
  purpose: "",
  states: {
    "door.shut": { name: "Tertutup", ...none },
    "door.open": { name: "Terbuka", ...none },
    "door.gone": { name: "Pergi", ...none }
  },
  arrows: {
    "door.shut: push.hard": { event: "didorong", guard: "tidak dikunci", actions: ["berderit"], raises: [] },
    "door.shut: knock": { event: "diketuk", actions: ["dengar"], raises: [] },
    "door.shut: lean": { event: "disandari", actions: [], raises: [] },
    "door.open: after closeDelay": { event: "5 detik", actions: [], raises: [] },
    "door.open: leave": { event: "pergi", actions: [], raises: [] }
  },
  invariants: {},
  rules: []
}
