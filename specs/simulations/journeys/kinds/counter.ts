import { Effect } from "effect"
import type { OpenShop } from "#adapters/server/open-shop.ts"
import { type Instant, instant, jakartaDay, startOfJakartaDay } from "#core/kernel/moment.ts"
import type { OrderCode } from "#core/orders/order.ts"
import type { PickupCode } from "#core/pickup/pickup.ts"
import type { Stocks } from "../../../orders/selling-shop.ts"
import type { VirtualClock } from "../../../virtual-clock.ts"
import { whoIs } from "../people.ts"
import type { PromiseId } from "../promises.ts"
import type { Sometimes } from "../watch.ts"
import type { AheadName } from "./goods.ts"

interface Behind {
  readonly shop: OpenShop
  readonly web: Stocks
  readonly clock: VirtualClock
  readonly counted: <A>(work: () => Promise<A>) => Promise<A>
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>
  readonly hides: (text: string) => void
  readonly breaks: (promise: PromiseId, detail: string) => void
  readonly seen: Set<Sometimes>
}

/** What staff do with pre-orders, e-gifts and stores when a shopper asks, or a day has come; and the letters with e-gifts. */
export const counterOver = ({ shop, web, clock, counted, ask, hides, breaks, seen }: Behind) => {
  const { ops } = shop
  const released = new Map<string, Instant>()
  const days = new Map<string, Instant>(
    Object.entries(web).flatMap(([name, goods]) =>
      typeof goods === "number" || goods.releasedAt === undefined ? [] : [[name, goods.releasedAt] as const]
    )
  )
  const letOut = new Set<OrderCode>()
  const gifts = new Map<string, number>()
  const now = () => instant(clock.now())
  const staff = (path: string, body: object): Promise<void> =>
    counted(async () => {
      const answer = await ask(path, {
        method: "POST",
        headers: { authorization: `Bearer ${shop.opsToken}`, "content-type": "application/json" },
        body: JSON.stringify({ name: "gudang", ...body })
      })
      if (!answer.ok) breaks("J6", `${path} was answered ${answer.status}`)
    })
  return {
    /** When goods that are sold ahead are packed, as their page shows it; `undefined` once they are ordinary. D-22. */
    releaseOf: (name: AheadName): Instant | undefined => {
      const at = released.has(name) ? undefined : days.get(name)
      return at !== undefined && startOfJakartaDay(jakartaDay(at)) > now() ? at : undefined
    },
    /** When staff released goods before their day; `undefined` if they did not. */
    releasedEarly: (name: string): Instant | undefined => released.get(name),
    postpones: async (name: AheadName, to: Instant): Promise<void> => {
      await staff(`/ops/pre-orders/${name}/postpone`, { day: jakartaDay(to) })
      days.set(name, startOfJakartaDay(jakartaDay(to)))
    },
    releases: async (name: AheadName): Promise<void> => {
      released.set(name, now())
      await staff(`/ops/pre-orders/${name}/release`, {})
    },
    /** At a counter, or at an exit: staff type what they are shown. D-65, D-66. */
    showsCode: (order: OrderCode, shown: PickupCode, at: number): void => {
      void counted(() =>
        Effect.runPromise(
          Effect.match(ops.handOver({ shown, store: at, name: "sari" }), {
            onSuccess: ({ delivery, code }) => {
              if (letOut.has(code)) breaks("J27", `${code} was let out twice, once expected`)
              if (code !== order) breaks("J27", `${code} was let out with the code of ${order}, its own expected`)
              letOut.add(code)
              const isScanned = delivery.kind === "pickup" && delivery.selfCheckout
              seen.add(isScanned ? "an exit is opened" : "an order is fetched")
            },
            onFailure: () => {
              if (letOut.has(order)) seen.add("a code is shown again")
            }
          })
        )
      )
    },
    /** Staff give the money of an order back. D-22: not of an e-gift that was opened. */
    refunds: (code: OrderCode): void => {
      void counted(() =>
        Effect.runPromise(
          Effect.match(ops.move({ code, move: "refund", name: "kasir" }), {
            onSuccess: () => void seen.add("an e-gift is refunded"),
            onFailure: ({ _tag }) => {
              if (_tag === "EgiftOpened") seen.add("an open e-gift is not refunded")
            }
          })
        )
      )
    },
    /** The code of the e-gift that came last to a shopper's address, as they read it there. */
    egiftCodeFor: (shopper: number): Promise<string | undefined> =>
      counted(async () => {
        const answer = await ask(`/dev/outbox?to=${encodeURIComponent(whoIs(shopper).email)}`)
        const { data } = (await answer.json()) as { readonly data: ReadonlyArray<{ readonly text: string }> }
        const code = data.flatMap(({ text }) => codeIn.exec(text)?.[0] ?? [])[0]
        if (code === undefined) return undefined
        hides(code)
        gifts.set(code, shopper)
        return code
      }),
    /** The code of an e-gift that another shopper has read. */
    egiftCodeOfAnother: (shopper: number): string | undefined => [...gifts].find(([, by]) => by !== shopper)?.[0]
  }
}

const codeIn = /\b[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}\b/
