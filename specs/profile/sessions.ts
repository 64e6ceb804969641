import fc from "fast-check"
import { expect } from "vitest"
import type { AnyActorLogic, SnapshotFrom } from "xstate"
import type { ProfilePort } from "#core/profile/profile.port.ts"
import { runs } from "../arbitraries.ts"
import type { Fate } from "../selling-line.ts"
import { heldProfile, openMachine } from "./profile-fixture.ts"

type Event = { readonly type: string }
type Held = ReturnType<typeof heldProfile>
type Tab<V> = Omit<ReturnType<typeof openMachine>, "view"> & { readonly view: () => V }

const anyFate: fc.Arbitrary<Fate> = fc.record({
  there: fc.integer({ min: 0, max: 900 }),
  back: fc.integer({ min: 0, max: 900 }),
  lost: fc.oneof(
    { weight: 7, arbitrary: fc.constant("no" as const) },
    { weight: 3, arbitrary: fc.constantFrom("call" as const, "answer" as const) }
  )
})

interface Elsewhere {
  readonly addresses?: fc.Arbitrary<number>
  readonly elsewhere?: (held: Held) => void
}

/** Sessions of one machine on a bad line: at every moment one request at most, and the invariants of the machine. */
export const sessions = <L extends AnyActorLogic, V>(
  over: (port: ProfilePort) => L,
  input: unknown,
  view: (snapshot: SnapshotFrom<L>) => V,
  events: (held: Held) => fc.Arbitrary<Event>,
  sound: (tab: Tab<V>, held: Held) => void,
  /** How many addresses there are at the beginning, and what the member does in another browser. */
  { addresses = fc.constant(0), elsewhere }: Elsewhere = {}
) => {
  const sample = heldProfile()
  return fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(events(sample), fc.integer({ min: 0, max: 1_500 })), { minLength: 1, maxLength: 25 }),
      fc.infiniteStream(anyFate),
      addresses,
      async (steps, fates, many) => {
        const held = heldProfile({ addresses: many })
        const tab = openMachine(over, held.port, input, view, () => fates.next().value) as unknown as Tab<V>
        await tab.clock.advance(50)
        for (const [event, wait] of steps) {
          if (event.type === "elsewhere") elsewhere?.(held)
          else tab.say(event)
          await tab.clock.advance(wait)
          expect(tab.most()).toBeLessThan(2)
          sound(tab, held)
        }
        await tab.clock.advance(60_000)
        sound(tab, held)
      }
    ),
    runs(120)
  )
}
export const type = (name: string) => fc.constant<Event>({ type: name })
