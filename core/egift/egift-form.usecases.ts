import { Effect } from "effect"
import type { CataloguePort } from "../catalogue/catalogue.port.ts"
import type { TogglesPort } from "../toggles/toggles.port.ts"
import type { EgiftFormPort } from "./egift-form.machine.ts"
import { egiftWays } from "./egift-form.rule.ts"
import type { EgiftTemplatesPort } from "./egift-templates.port.ts"

/** Returns the calls of the form of an e-gift over those of the catalogue and of e-gifts. */
export const egiftFormPort = (
  catalogue: Pick<CataloguePort, "product">,
  egifts: EgiftTemplatesPort,
  toggles: TogglesPort
): EgiftFormPort => ({
  read: (input) =>
    Effect.gen(function* () {
      const [product, templates, on] = yield* Effect.all(
        [catalogue.product(input), egifts.templates({}), toggles.toggles({})],
        { concurrency: "unbounded" }
      )
      return { product, templates, ways: on.egift_whatsapp ? egiftWays : (["email"] as const) }
    })
})
