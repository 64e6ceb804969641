import { Effect } from "effect"
import type { PartName } from "../toggles/features.ts"
import type { OffNow } from "../toggles/toggles.port.ts"
import type { StoresStore } from "./stores.port.ts"

/** Returns what promises a part: nothing of it is shown while the part is switched off. */
const promised =
  (off: ReadonlyArray<PartName>) =>
  ({ part }: { readonly part?: PartName | undefined }): boolean =>
    part === undefined || !off.includes(part)

/**
 * Returns stores without the services, and texts without the pages and questions, of parts that are switched off. A service has the name
 * of its part. Decision 0146.
 */
export const switchedStores = ({ stores, pages, identity }: StoresStore, off: OffNow): StoresStore => ({
  identity,
  stores: Effect.map(Effect.all([stores, off]), ([all, names]) =>
    names.length === 0
      ? all
      : all.map((store) => ({
          ...store,
          services: store.services.filter((service) => names.every((name) => name !== service))
        }))
  ),
  pages: Effect.map(Effect.all([pages, off]), ([all, names]) =>
    names.length === 0
      ? all
      : all.filter(promised(names)).map((page) => ({ ...page, questions: page.questions.filter(promised(names)) }))
  )
})
