import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { NoInput } from "../kernel/input.ts"
import type { EgiftTemplate, StoredEgiftTemplate } from "./egift-info.ts"

/** The designs that e-gifts can have. */
export interface EgiftTemplatesPort {
  /** In the merchant's order. D-68. */
  readonly templates: (input: NoInput) => Effect.Effect<ReadonlyArray<EgiftTemplate>, Unavailable>
}

/** Reads the merchant's designs. */
export interface EgiftTemplatesStore {
  /** In the merchant's order. */
  readonly egiftTemplates: Effect.Effect<ReadonlyArray<StoredEgiftTemplate>, Unavailable>
}
