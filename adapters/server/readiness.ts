import { Effect } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { readIdentity, readSupplies } from "#adapters/postgres/selling/merchant.sql.ts"
import { readPages } from "#adapters/postgres/selling/stores.sql.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { type AgreedText, needsOf, type ShopNeed, textsLackingIn } from "#core/stores/readiness.rule.ts"
import type { Config } from "./config.ts"

const sentences: Readonly<Record<ShopNeed, string>> = {
  name: "The shop has no name: npm run ops -- setup",
  goods: "There is nothing to sell: npm run import -- FILE",
  "shipping-store": "No store ships, so parcels leave from nowhere: npm run ops -- setup",
  courier: "No courier is offered: npm run ops -- setup",
  "bank-account": "There is no bank account to pay into: npm run ops -- setup",
  sender: "Mail has no sender: npm run ops -- setup, or MAIL_FROM",
  "mail-server": "No mail leaves the shop: set SMTP_URL"
}

/** Returns a sentence for everything that is missing before the first order; none once an order can be placed and paid. */
export const missingIn = (
  db: Db,
  { mailFrom, smtpUrl, environment }: Pick<Config, "mailFrom" | "smtpUrl" | "environment">
): Effect.Effect<ReadonlyArray<string>, Unavailable> =>
  Effect.zipWith(readSupplies(db), readIdentity(db), (supplies, identity) =>
    needsOf({
      ...supplies,
      isNamed: identity !== undefined,
      hasSender: mailFrom !== undefined || identity?.sender !== undefined,
      carriesMail: smtpUrl !== undefined || environment !== "production"
    }).map((need) => sentences[need])
  )

const textNames: Readonly<Record<AgreedText, string>> = { terms: "terms", privacy: "a privacy policy" }

/** Returns a sentence for everything that a shop should have although it takes orders without it. */
export const adviceFor = (db: Db): Effect.Effect<ReadonlyArray<string>, Unavailable> =>
  Effect.map(readPages(db), (pages) =>
    textsLackingIn(pages.map(({ slug }) => slug)).map(
      (slug) =>
        `The shop says that buyers agree to ${textNames[slug]}, and there is no page "${slug}": npm run ops -- import pages FILE`
    )
  )
