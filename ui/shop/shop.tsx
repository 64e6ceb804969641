import { useActorRef } from "@xstate/react"
import { createContext, use, useState } from "react"
import type { ActorOptions, ActorRefFrom, AnyActorLogic, InputFrom } from "xstate"
import type { PersistedBag } from "#core/cart/cart.ts"
import type { OrderingPort } from "#core/checkout/ordering.usecases.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Language } from "#core/kernel/text.ts"
import type { ChromeFacts } from "#core/shop/facts.ts"
import type { LazyAccount } from "#core/shop/lazy-account.ts"
import type { LazyCart } from "#core/shop/lazy-cart.ts"
import type { LazyHearts } from "#core/shop/lazy-hearts.ts"
import type { LoadedPorts, LoadPort, ShopPorts } from "#core/shop/ports.ts"
import type { AppActors } from "#core/shop/shop.machine.ts"
import type { TrackedQueue } from "#core/tracking/queue.usecases.ts"
import type { LocalStores } from "./local-stores.ts"

/** What every screen may lean on; made once per page by an entry. */
export interface Shop {
  /** For the machines of screens; in a browser they are fetched with the first call. */
  readonly ports: ShopPorts
  /** One of them, fetched: for code that puts calls of it together. */
  readonly loadPort: LoadPort
  /** All of them: for code that puts calls of several together. */
  readonly loadPorts: () => Promise<LoadedPorts>
  /** Stores of this browser for what a person typed or chose; nothing of it is stored on the server. */
  readonly local: LocalStores
  readonly appActors: AppActors
  /** Ordering, for the checkout's machine alone. */
  readonly ordering: OrderingPort
  /** Whose visit this is; a guest's page does without. */
  readonly account: LazyAccount
  /** The bag, which a first page does without. */
  readonly cart: LazyCart
  /** A guest's bag as this browser stores it, without asking the shop; only in a browser. D-74. */
  readonly persistedBag?: () => Promise<PersistedBag | undefined>
  /** What the member has saved. */
  readonly hearts: LazyHearts
  /** What waits to be counted in this browser, for tracking alone; absent while the server draws. D-72. */
  readonly loadTracked?: () => Promise<TrackedQueue>
  readonly chrome: ChromeFacts
  readonly language: Language
  /** `https://host` of the canonical addresses. */
  readonly origin: string
  /** The shop's clock: the server's moment while a page is made and hydrated, the device's afterwards. */
  readonly now: () => Instant
  /** Options that machines of screens are started with besides their input, for recorders of sessions. */
  readonly inspected?: () => { readonly inspect?: Inspect }
  /** A proof for the form of that name that a person uses it; only if the shop asks for one. D-36b. */
  readonly provePerson?: ((form: string) => Promise<string>) | undefined
}

type Inspect = NonNullable<ActorOptions<AnyActorLogic>["inspect"]>

const ShopContext = createContext<Shop | undefined>(undefined)
export const ShopProvider = ShopContext.Provider

export const useShop = (): Shop => {
  const shop = use(ShopContext)
  if (shop === undefined) throw new Error("ShopContext is missing: render this component inside <ShopProvider>")
  return shop
}

/** A machine that lives as long as the app. */
export const useAppActor = <K extends keyof AppActors>(name: K): AppActors[K] => useShop().appActors[name]

/** A machine that lives as long as the screen that calls this. */
export const useScreenActor = <P, L extends AnyActorLogic>(
  machineOver: (port: P) => L,
  port: P,
  input: InputFrom<L>
): ActorRefFrom<L> => {
  const { inspected } = useShop()
  const [logic] = useState(() => machineOver(port))
  return useActorRef(logic, { input, ...inspected?.() } as never) as ActorRefFrom<L>
}
