import { Effect, type Exit } from "effect"
import type { CartStore } from "#core/cart/cart.port.ts"
import type { PersistedBag } from "#core/cart/cart.ts"
import { bagInText, textOfBag } from "./persisted-bag.ts"
import { browserStores } from "./storage.ts"
import type { StoredText } from "./stored-text.ts"

/** A bag that a page can also change without waiting for the lock, while it is being left. */
export interface GuestBag extends CartStore {
  readonly changeNow: (change: (bag: PersistedBag) => PersistedBag) => PersistedBag
}

/** A guest's bag in local storage, one for all tabs: a change reads and writes under one lock. */
export const guestBag = (text: Omit<StoredText, "key" | "owner"> = browserStores.bag): GuestBag => {
  const read = (): PersistedBag => bagInText(text.read() ?? "") ?? { id: crypto.randomUUID(), lines: [] }
  return {
    load: Effect.sync(read),
    change: <E>(change: (bag: PersistedBag) => Effect.Effect<PersistedBag, E>) =>
      Effect.flatMap(
        Effect.promise(() =>
          text.alone(() =>
            Effect.runSyncExit(
              Effect.tap(
                Effect.suspend(() => change(read())),
                (bag) => Effect.sync(() => text.write(textOfBag(bag)))
              )
            )
          )
        ),
        (exit: Exit.Exit<PersistedBag, E>) => exit
      ),
    changeNow: (change) => {
      const bag = change(read())
      text.write(textOfBag(bag))
      return bag
    }
  }
}
