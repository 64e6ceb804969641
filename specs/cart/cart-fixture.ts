import { Effect } from "effect"
import { createActor, type InspectionEvent } from "xstate"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import type { CartPort } from "#core/cart/cart.port.ts"
import type { LineId } from "#core/cart/cart.ts"
import type { CartEvent } from "#core/cart/cart.types.ts"
import { bagsOver } from "#core/cart/cart.usecases.ts"
import { viewCart } from "#core/cart/cart.view.ts"
import { cartMachineOver } from "#core/cart/cart-over.ts"
import { cartOver } from "#core/cart/guest-cart.usecases.ts"
import { lineIdOf } from "#core/cart/line-id.rule.ts"
import type { GiftRule } from "#core/gifts/gift.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { someNow } from "../arbitraries.ts"
import { giftCard, preOrder, someGoods } from "../pricing/some-goods.ts"
import { cachedMachines } from "../seen-machines.ts"
import { type Fate, overLine, well } from "../selling-line.ts"
import { VirtualClock } from "../virtual-clock.ts"
import { heldBag } from "./held-bag.ts"

/** Two ordinary goods, three pre-orders of two dates, a gift card, and one of which little is left. */
export const someGoodsByName = {
  red: someGoods("1", { stock: 40 }),
  plum: someGoods("2", { stock: 40 }),
  soon: preOrder("11", 8, { stock: 40 }),
  asSoon: preOrder("12", 8, { stock: 40 }),
  later: preOrder("13", 20, { stock: 40 }),
  card: giftCard("21", { stock: 40 }),
  last: someGoods("3", { stock: 3 })
} as const
export type CartMachine = ReturnType<typeof cartMachineOver>

/** The machine with a fault put into it on purpose. */
export interface CartMutant {
  readonly says: string
  readonly machine: (machine: CartMachine) => CartMachine
}

const regions = regionsOfIndonesia()
const machines = cachedMachines<CartPort, CartMachine>()

/** A cart at a bag that other tabs may share, over a line of which `fate` says how good it is. */
export const openCart = ({
  fate = () => well,
  store = heldBag(),
  clock = new VirtualClock(),
  port,
  gives = [],
  tab,
  mutant = { says: "", machine: (machine) => machine },
  inspect
}: {
  readonly fate?: () => Fate
  readonly store?: ReturnType<typeof heldBag>
  readonly clock?: VirtualClock
  /** A cart that is stored elsewhere. */
  readonly port?: CartPort
  /** Gifts of the shop. */
  readonly gives?: ReadonlyArray<GiftRule>
  /** Which of those that are open at the same time; its machine is used again by the next session. */
  readonly tab?: number
  readonly mutant?: CartMutant | undefined
  readonly inspect?: ((seen: InspectionEvent) => void) | undefined
} = {}) => {
  const shop = memorySelling(Object.values(someGoodsByName), [], regions)
  shop.putGifts(...gives)
  const bags = bagsOver(shop.stores, { language: "id", now: someNow })
  const made = (port: CartPort): CartMachine => mutant.machine(cartMachineOver(port))
  const line = port ? { port, most: () => 0 } : overLine(cartOver(store, bags), clock, fate)
  const actor = createActor(tab === undefined ? made(line.port) : machines(`${tab} ${mutant.says}`, line.port, made), {
    clock,
    ...(inspect && { inspect })
  })
  const gone: Array<string> = []
  actor.on("go", ({ to }) => gone.push(to))
  actor.start()
  const say = (event: Untimed<CartEvent>) => actor.send({ ...event, at: instant(clock.now()) } as CartEvent)
  return {
    actor,
    clock,
    store,
    shop,
    line,
    gone,
    say,
    want: (goods: Goods, quantity = 1, buy = false) =>
      say({
        type: "item.wanted",
        line: { product: goods.product, combination: goods.combination, quantity },
        goods,
        buy
      }),
    view: () => viewCart(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    held: () => viewCart(actor.getSnapshot()).bag.items.map(({ id, quantity }): [string, number] => [id, quantity]),
    lines: () => store.now().lines.map((one): [string, number] => [lineIdOf(one), one.quantity])
  }
}

export const lineId = (goods: Goods): LineId => lineIdOf(goods)
/** What another tab does in the meantime. */
export const elsewhere = (store: ReturnType<typeof heldBag>, goods: Goods, quantity: number): void =>
  Effect.runSync(
    Effect.asVoid(
      store.change((bag) =>
        Effect.succeed({
          ...bag,
          lines: [
            ...bag.lines,
            {
              product: goods.product,
              combination: goods.combination,
              quantity,
              seen: goods,
              agreed: goods.price.priceAfterDiscount
            }
          ]
        })
      )
    )
  )
