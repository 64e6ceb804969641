import { BankId } from "#core/orders/transfer/payment.ts"
import { type Browser, details } from "../../checkout/checkout-fixture.ts"
import type { CheckoutTab } from "../../checkout/checkout-tabs.ts"
import type { Action, World } from "../simulation.ts"

/** A shopper at the order, in one tab or two, and the shop. */
export interface Ordering extends World {
  readonly browser: Browser
  readonly tabs: ReadonlyArray<CheckoutTab>
  readonly lines: Browser["browser"]["bag"]
  /** Totals that were shown before the press. */
  readonly shown: ReadonlySet<number>
  /** What the specification promises. */
  readonly promised: { readonly freeShippingLimit: number; readonly unitsPerCombination: number }
  /** Looks at what can be ordered now. */
  readonly sees: () => void
}

/** What a shopper does in a tab. */
export type Said = Parameters<CheckoutTab["say"]>[0]

/** Fills everything in. */
export const everything: ReadonlyArray<Said> = [
  { type: "draft.changed", draft: details },
  { type: "details.sent" },
  { type: "bank.chosen", bank: BankId("bca") }
]

/** Acts once it holds, or never: ten seconds later nothing is waited for. */
const once = (
  clock: Ordering["clock"],
  everyMs: number,
  holds: () => boolean,
  act: () => void,
  leftMs = 10_000
): void => {
  if (holds()) act()
  else if (leftMs > 0) clock.setTimeout(() => once(clock, everyMs, holds, act, leftMs - everyMs), everyMs)
}

/** Fills everything in and orders, and something happens in the same moment; something else follows once the shop has answered. */
export const orders = (
  weight: number,
  meanwhile: string,
  before: (world: Ordering) => void,
  after: (world: Ordering) => void = () => {}
): Action<Ordering> => ({
  says: `fills everything in, and orders in the moment in which ${meanwhile}`,
  weight,
  mood: "right",
  does: (world, at) => {
    const tab = world.tabs[at]
    for (const event of everything) tab?.say(event)
    const press = (): void => {
      world.sees()
      before(world)
      tab?.say({ type: "place.wanted" })
      once(
        world.clock,
        5,
        () => tab?.view().stage !== "placing",
        () => after(world)
      )
    }
    once(world.clock, 50, () => tab?.view().mayPlace === true, press)
  }
})

/** The lines of the beginning that a tab can still name: those of its own checkout, also after another tab has ordered them, and of the bag. */
export const namedIn = ({ browser, lines }: Ordering, tab: CheckoutTab): Ordering["lines"] => {
  const named = [...(tab.view().checkout?.lines.map(({ goods }) => goods) ?? []), ...browser.browser.bag]
  return lines.filter(({ combination }) => named.some((one) => one.combination === combination))
}

/** The last line alone, ordered in the other tab of the browser, while this one waits with all of them. */
export const ordersElsewhere: Action<Ordering> = {
  says: "orders the last line alone in the other tab",
  weight: 3,
  mood: "right",
  does: (world, at) => {
    const { tabs, lines, clock, sees } = world
    const other = tabs[at === 0 ? 1 : 0]
    if (other === undefined || lines.length < 2) return
    const last = namedIn(world, other).filter((line) => line === lines.at(-1))
    if (last.length === 0) return
    other.say({ type: "lines.changed", lines: last })
    for (const event of everything) other.say(event)
    once(
      clock,
      50,
      () => other.view().mayPlace,
      () => {
        sees()
        other.say({ type: "place.wanted" })
      }
    )
  }
}
