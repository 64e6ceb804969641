import { Effect } from "effect"
import { dayMs, instant } from "../../kernel/moment.ts"
import { ProductUnknown } from "../catalogue.errors.ts"
import type { Reader } from "../catalogue.port.ts"
import type { CombinationId } from "../combination.ts"
import { NotSoldOut, SignatureInvalid, WishesFull } from "./notify-me.errors.ts"
import type { NotifyOpsPort, NotifyPort, NotifyStores } from "./notify-me.port.ts"
import { notifiedPerUnit, notifyDays, wishesPerAddress } from "./notify-me.ts"

/** Subscribes one person to a product being back in stock. D-49. */
export const notifyOver = (
  { wishes, signer }: NotifyStores,
  { language, now, member }: Reader & { readonly member?: string | undefined }
): NotifyPort => ({
  notifyMe: Effect.fnUntraced(function* ({ product, combination, email }) {
    const stock = yield* wishes.stockOf(product, combination)
    if (stock === undefined) return yield* new ProductUnknown()
    if (stock > 0) return yield* new NotSoldOut()
    const address = addressOf(email)
    const wish = { product, combination, email: address, language, at: now, ...(member !== undefined && { member }) }
    const added = yield* wishes.add(wish, wishesPerAddress)
    if (added === "full") return yield* new WishesFull()
    const user = member === undefined ? undefined : yield* wishes.userOf(member)
    return {
      already: added === "already",
      ...(added === "added" && { signature: signer.sign(subjectOf(combination, address)) }),
      ...(user && { user })
    }
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
