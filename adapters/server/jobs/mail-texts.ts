import type { MailTexts } from "#adapters/outbox/words.ts"
import { withLimits } from "#core/shop/limits.rule.ts"
import enCart from "#ui/messages/en/cart.json" with { type: "json" }
import en from "#ui/messages/en/mail.json" with { type: "json" }
import idCart from "#ui/messages/id/cart.json" with { type: "json" }
import id from "#ui/messages/id/mail.json" with { type: "json" }

/** Texts of the shop's messages; the steps of a total have the words of the bag. */
export const mailTexts: MailTexts = withLimits({ id: { ...id, step: idCart.step }, en: { ...en, step: enCart.step } })
