import { throwsOf } from "#adapters/memory/seeded-random.ts"
import { well } from "../../../selling-line.ts"
import { personas } from "../../personas.ts"
import { registers } from "../registers.plan.ts"
import type { Plan, Step } from "../story.ts"
import { day, hour, type Meant, type Whim } from "../whim.ts"
import type { Race, RaceKind } from "./races.ts"

/** An action, how long it is until the next one, and in which tab, the first if none is given. */
type MeantInTab = readonly [action: string, wait: number, tab?: 0 | 1]

const minute = 60_000

/** From a bag with something in it to an order that can be pressed for. */
function* fillsIn(tab: 0 | 1 = 0): Generator<MeantInTab> {
  for (let left = 7; left > 0; left--) yield ["fills the order in", 3_000, tab]
}

function* sees(): Generator<MeantInTab> {
  for (let left = 3; left > 0; left--) yield ["looks at the order", 20_000]
}

/** What is still asked after the press: less is there than was wanted, or a voucher is used up. */
function* endsOrder(): Generator<MeantInTab> {
  for (let left = 6; left > 0; left--) yield ["goes on with the order", 10_000]
  yield* sees()
}

function* becomesMember(whim: Whim): Generator<Meant> {
  yield* registers(whim)
  yield ["logs in", 8_000]
}

function* orders(...before: ReadonlyArray<MeantInTab>): Generator<MeantInTab> {
  yield ["goes to the order", 5_000]
  yield* before
  yield* fillsIn()
}

/** An order by bank transfer, seen by its buyer. */
function* transfersLater(): Generator<MeantInTab> {
  yield ["puts 1 of sabun into the bag", 5_000]
  yield* orders(["chooses a transfer", 5_000])
  yield ["chooses a transfer", 3_000]
  yield* endsOrder()
}

/** The way of a shopper who races, by what is raced for. */
const ways: Readonly<Record<RaceKind, (whim: Whim) => Generator<MeantInTab>>> = {
  *"last unit"() {
    yield ["puts the last unit into the bag", 5_000]
    yield* orders()
    yield ["orders in the moment in which another does", 6 * minute]
    yield* endsOrder()
    yield ["pays", minute]
  },
  *"two tabs"() {
    yield ["puts 2 of sabun into the bag", 5_000]
    yield* orders()
    yield ["goes on with the order", 5_000, 1]
    yield* fillsIn(1)
    yield* fillsIn()
    yield ["orders in both tabs in the same moment", minute]
    yield* endsOrder()
    yield ["pays", minute]
  },
  *expiry() {
    yield* transfersLater()
    yield ["pays in the moment in which the order expires", 25 * hour]
    yield ["looks at the order again", minute]
  },
  *payment() {
    yield* transfersLater()
    yield ["calls the order off in the moment in which its money comes", hour]
    yield ["looks at the order again", minute]
  },
  *"last voucher"(whim) {
    yield* becomesMember(whim)
    yield ["puts 2 of sabun into the bag", 5_000]
    yield ["redeems a voucher that can be used once", 5_000]
    yield* orders()
    yield ["orders in the moment in which another does", 6 * minute]
    yield* endsOrder()
    yield ["pays", minute]
  },
  *registration() {
    yield ["registers in both tabs", 5_000]
    yield ["asks for a code in both tabs", 31_000]
    yield ["asks for a code in both tabs", 5_000]
    yield ["types the code in both tabs", 8_000]
    yield ["registers in both tabs", 8_000]
    yield ["types the code in both tabs", 8_000]
    yield ["logs in", 8_000]
    yield ["looks for their orders", 5_000]
  },
  *gift(whim) {
    yield* becomesMember(whim)
    yield ["writes an e-gift", 5_000]
    yield* orders(["chooses a transfer", 5_000])
    yield* endsOrder()
    yield ["pays", 30 * hour]
    yield ["looks at the order again", 5_000]
    yield ["looks for an e-gift in their mail", 8_000]
    yield ["opens the envelope in the moment in which its money is asked for", hour]
    yield ["looks at the order again", 5_000]
  },
  *"log-out"(whim) {
    yield ["comes back to the page", 5_000, 1]
    yield* becomesMember(whim)
    yield ["puts 1 of sabun into the bag", 5_000]
    yield* orders()
    yield ["orders in one tab in the moment in which they log out in the other", minute]
    yield* endsOrder()
    yield ["looks for their orders", 5_000]
  }
}

/** The plans of those who run a race: they come at the same time, early enough for its end to be seen. */
export const racersPlans = (
  { kind, place, runners }: Race,
  { days, seed, persona: name }: { readonly days: number; readonly seed: number; readonly persona: string }
): ReadonlyArray<Plan> => {
  const persona = personas[name]
  if (persona === undefined) throw new Error(`no persona is called ${name}`)
  const of = throwsOf(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(place + 1, 0x27d4eb2f))
  const arrives = Math.floor(of() * Math.max(1, days - 1) * day)
  return runners.map((number) => {
    const next = throwsOf(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b))
    const steps = [...ways[kind]({ persona, next, days })].map(
      ([action, wait, tab = 0]): Step => ({ action, wait, tab, twice: false, reload: false, line: well })
    )
    return { number, persona: name, tabs: 2, arrives, steps }
  })
}
