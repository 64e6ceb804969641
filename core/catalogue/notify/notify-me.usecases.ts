import { Effect } from "effect"
import { dayMs, instant } from "../../kernel/moment.ts"
import { ProductUnknown } from "../catalogue.errors.ts"
import type { Reader } from "../catalogue.port.ts"
import type { CombinationId } from "../combination.ts"
import { NotSoldOut, SignatureInvalid, WishesFull } from "./notify-me.errors.ts"
import type { NotifyOpsPort, NotifyPort, NotifyStores } from "./notify-me.port.ts"
import { notifiedPerUnit, notifyDays, wishesPerAddress } from "./notify-me.ts"

/** Subscribes one person to a product being back in stock. D-49. */
export const notifyOver = ({ wishes, signer }: NotifyStores, { language, now }: Reader): NotifyPort => ({
  notifyMe: Effect.fnUntraced(function* ({ product, combination, email }) {
    const stock = yield* wishes.stockOf(product, combination)
    if (stock === undefined) return yield* new ProductUnknown()
    if (stock > 0) return yield* new NotSoldOut()
    const wish = { product, combination, email: addressOf(email), language, at: now }
    const added = yield* wishes.add(wish, wishesPerAddress)
    return added === "full" ? yield* new WishesFull() : { already: added === "already" }
  }),
  stopNotifying: Effect.fnUntraced(function* ({ combination, email, signature }) {
    if (!signer.fits(subjectOf(combination, email), signature)) return yield* new SignatureInvalid()
    yield* wishes.close(combination, addressOf(email))
    return { stopped: true }
  })
})

/** Scheduled part: writes messages for open wishes, the oldest first. D-49. */
export const notifyOpsOver = ({ wishes, post, signer }: NotifyStores): NotifyOpsPort => ({
  notifyWaiting: Effect.fnUntraced(function* ({ now }) {
    const since = instant(now - notifyDays * dayMs)
    let count = 0
    for (const { combination, name, path, stock } of yield* wishes.back(since))
      for (const { email, language } of yield* wishes.take(combination, since, stock * notifiedPerUnit)) {
        const stop = { combination, email, signature: signer.sign(subjectOf(combination, email)) }
        yield* post.put({ kind: "back-in-stock", to: email, language, name, path, stop })
        count++
      }
    return { messages: count }
  })
})

const addressOf = (email: string): string => email.trim().toLowerCase()
const subjectOf = (combination: CombinationId, email: string): string => `notify ${combination} ${addressOf(email)}`
