import { throwsOf } from "#adapters/memory/seeded-random.ts"
import { waitOf } from "../draw.ts"
import { type Faults, type Persona, personas } from "../personas.ts"
import { linesOf } from "./line.ts"
import { memberActions } from "./member.actions.ts"
import { goods, mostUnits, putting } from "./shopping.actions.ts"
import type { JourneyStory, Plan, Step } from "./story.ts"

/** Who is to come, and the quality of their lines. */
export interface Crowd {
  readonly shoppers: number
  readonly days: number
  readonly seed: number
  readonly persona?: string | undefined
  /** In place of each persona's own. */
  readonly faults?: Partial<Faults>
}

/** A action, and how long it is until the next one, in milliseconds. */
type Meant = readonly [action: string, wait: number]

const hour = 3_600_000
const day = 24 * hour

/** Journeys as they are meant to go: all of it is drawn before anybody sets out. */
export const drawnStory = ({ shoppers, days, seed, persona, faults = {} }: Crowd): JourneyStory => {
  const names = persona === undefined ? Object.keys(personas) : [persona]
  return {
    machine: "journeys",
    seed,
    days,
    crowd: shoppers,
    shoppers: Array.from({ length: shoppers }, (_, number) =>
      drawnPlan(number, names[number % names.length] ?? "", { days, seed, faults })
    )
  }
}

const drawnPlan = (
  number: number,
  name: string,
  { days, seed, faults }: { readonly days: number; readonly seed: number; readonly faults: Partial<Faults> }
): Plan => {
  const persona = personas[name]
  if (persona === undefined) throw new Error(`no persona is called ${name}`)
  const next = throwsOf(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b))
  const of = { ...persona.faults, ...faults }
  const line = linesOf(of, next)
  const meant = [...visits({ persona, next, days })]
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

interface Whim {
  readonly persona: Persona
  readonly next: () => number
  readonly days: number
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

function* fills({ persona, next }: Whim, most: number): Generator<Meant> {
  for (let left = 1 + Math.floor(next() * most); left > 0; left--) {
    const name = goods[Math.floor(next() * goods.length)] ?? goods[0]
    yield [putting(1 + Math.floor(next() * mostUnits), name), waitOf(persona, next)]
  }
}

function* registers({ persona, next }: Whim): Generator<Meant> {
  yield ["registers", 4_000]
  yield ["asks for a code", 4_000 + waitOf(persona, next)]
  if (next() < 0.1 * (persona.moods.wrong ?? 1)) yield ["types a wrong code", 4_000]
  if (next() < 0.15 * (persona.moods.wrong ?? 1)) yield ["asks for a code", 31_000]
  for (let left = next() < 0.1 ? 7 : 0; left > 0; left--) yield ["asks for a code", 31_000]
  yield ["types the code", 6_000]
  // Once more, if the first call was lost.
  yield ["registers", 8_000]
  yield ["asks for a code", 8_000]
  yield ["types the code", 8_000]
  yield ["logs in", 8_000]
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

function* shops(whim: Whim): Generator<Meant> {
  const { persona, next } = whim
  yield* fills(whim, 3)
  if (next() < 0.05) return
  yield ["comes back to the page", 10_000]
  if (next() < 0.5) yield ["redeems a voucher", 3_000]
  if (next() < 0.5) yield ["uses points", 3_000]
  if (next() < 0.3) yield ["looks at the address they keep", 3_000]
  yield ["goes to the order", 3_000]
  for (let left = 16; left > 0; left--) {
    yield ["goes on with the order", Math.max(waitOf(persona, next), 2_000)]
    if (left % 4 === 0 && (persona.moods.change ?? 1) > 1) yield ["chooses something else", 2_000]
  }
  // A late answer is an answer, too.
  yield ["goes on with the order", 120_000]
  yield ["goes on with the order", 30_000]
  yield ["tries to see another shopper's order", 5_000]
  for (let left = 4; left > 0; left--) yield ["looks at the order", left > 1 ? 20_000 : next() * 20 * hour]
  yield* settles(next())
}

function* settles(whim: number): Generator<Meant> {
  if (whim < 0.1) yield ["calls the order off", 30_000]
  else if (whim < 0.13) yield ["transfers too little", 30_000]
  else if (whim < 0.8) yield ["pays", 30_000]
}

function* goes({ next }: Whim): Generator<Meant> {
  yield ["looks for their orders", 5_000]
  if (next() < 0.7) yield ["logs out", 5_000]
  yield ["looks for their orders", 5_000]
}
