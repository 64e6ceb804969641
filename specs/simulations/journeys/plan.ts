import { throwsOf } from "#adapters/memory/seeded-random.ts"
import { type Faults, personas } from "../personas.ts"
import { shops } from "./kinds/kinds.plan.ts"
import { linesOf } from "./line.ts"
import { memberActions } from "./member.actions.ts"
import { racersPlans } from "./races/races.plan.ts"
import { racesOf } from "./races/races.ts"
import { registers } from "./registers.plan.ts"
import { fills } from "./shopping.plan.ts"
import type { JourneyStory, Plan, Step } from "./story.ts"
import { day, hour, type Meant, type Way, type Whim } from "./whim.ts"

/** Who is to come, and the quality of their lines. */
export interface Crowd {
  readonly shoppers: number
  readonly days: number
  readonly seed: number
  readonly persona?: string | undefined
  /** The only way in which they buy; else each has its share. */
  readonly way?: Way | undefined
  /** In place of each persona's own. */
  readonly faults?: Partial<Faults>
}

/** Journeys as they are meant to go: all of it is drawn before the first of them sets out. */
export const drawnStory = ({ shoppers, days, seed, persona, way, faults = {} }: Crowd): JourneyStory => {
  const names = persona === undefined ? Object.keys(personas) : [persona]
  const personaOf = (number: number): string => names[number % names.length] ?? ""
  // Who buys in one way only does not race.
  const races = way === undefined ? racesOf(shoppers) : []
  const racers = races
    .flatMap((race) => racersPlans(race, { days, seed, persona: personaOf(race.place) }))
    .toSorted((one, other) => one.number - other.number)
  return {
    machine: "journeys",
    seed,
    days,
    crowd: shoppers,
    shoppers: [
      ...Array.from({ length: shoppers - racers.length }, (_, number) =>
        drawnPlan(number, personaOf(number), { days, seed, way, faults })
      ),
      ...racers
    ]
  }
}

const drawnPlan = (
  number: number,
  name: string,
  { days, seed, way, faults }: Pick<Crowd, "days" | "seed" | "way"> & { readonly faults: Partial<Faults> }
): Plan => {
  const persona = personas[name]
  if (persona === undefined) throw new Error(`no persona is called ${name}`)
  const next = throwsOf(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b))
  const of = { ...persona.faults, ...faults }
  const line = linesOf(of, next)
  const meant = [...visits({ persona, next, days, way })]
  return {
    number,
    persona: name,
    tabs: persona.tabs,
    arrives: Math.floor(next() * days * day),
    steps: meant.map(
      ([action, wait]): Step => ({
        action,
        wait: Math.floor(wait),
        // A person's data are given in one place.
        tab: action in memberActions ? 0 : Math.floor(next() * persona.tabs),
        twice: next() < persona.twice / 4,
        reload: next() < of.reload,
        line: line(wait)
      })
    )
  }
}

const membersShare = 0.45

function* visits(whim: Whim): Generator<Meant> {
  const { next, days } = whim
  if (next() >= membersShare) return yield* shops(whim)
  if (next() < 0.5) yield* fills(whim, 2)
  yield* registers(whim)
  if (next() < 0.5) yield ["keeps an address", 5_000]
  yield* shops(whim)
  yield* goes(whim)
  for (let more = Math.floor(next() * 3); more > 0; more--) {
    yield ["leaves the shop", 4 * hour + next() * Math.min(days, 5) * day]
    if (next() < 0.6) yield* fills(whim, 2)
    yield* comesIn(whim)
    yield ["looks for their orders", 3_000]
    if (next() < 0.5) yield* shops(whim)
    yield* goes(whim)
  }
}

function* comesIn({ persona, next }: Whim): Generator<Meant> {
  const wrong = next() < 0.12 ? 6 : Math.floor(next() * 1.2 * (persona.moods.wrong ?? 1))
  for (let left = wrong; left > 0; left--) yield ["logs in with a wrong password", 5_000]
  yield ["logs in", 5_000]
  yield ["logs in", 6_000]
  if (wrong < 5) return
  yield ["wants to log in by a code", 4_000]
  yield ["asks for a code", 8_000]
  yield ["types the code", 6_000]
}

function* goes({ next }: Whim): Generator<Meant> {
  yield ["looks for their orders", 5_000]
  if (next() < 0.7) yield ["logs out", 5_000]
  yield ["looks for their orders", 5_000]
}
