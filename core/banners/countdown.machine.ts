import { assign, setup } from "xstate"
import { type Instant, instant } from "../kernel/moment.ts"
import type { Timed } from "../kernel/timed.ts"

const secondMs = 1000

/** Input of a countdown: its end, and the present moment. */
export interface CountdownInput {
  readonly endsAt: Instant
  readonly now: Instant
}

/** The device's time, sent when the page becomes visible: timers of a hidden tab are slow. */
export type CountdownEvent = Timed<{ readonly type: "moment.changed" }>

/** How long an offer still holds, second by second. Specification 3, Banner: flash sale and daily deals. */
export const countdownMachine = setup({
  types: { input: {} as CountdownInput, context: {} as CountdownInput, events: {} as CountdownEvent },
  guards: { isOver: ({ context }) => context.now >= context.endsAt },
  delays: { second: secondMs },
  actions: {
    count: assign(({ context }) => ({ now: instant(context.now + secondMs) })),
    listen: assign(({ event }) => ({ now: event.at }))
  }
}).createMachine({
  id: "countdown",
  context: ({ input }) => input,
  initial: "running",
  states: {
    running: {
      meta: { spec: "3", tone: "ok" },
      always: { guard: "isOver", target: "over" },
      after: { second: { target: "running", reenter: true, actions: "count" } },
      on: { "moment.changed": { target: "running", reenter: true, actions: "listen" } }
    },
    over: { meta: { spec: "3", tone: "idle" }, type: "final" }
  }
})

/** The machine asks nothing; it is made like the others. */
export const countdownMachineOver = (_port: undefined) => countdownMachine
