import { subscriptionsPath } from "#adapters/wire/push/subscriptions-path.ts"
import { unseenNotice as unseenEn } from "#ui/messages/en/mail.json"
import { unseenNotice as unseenId } from "#ui/messages/id/mail.json"

/** A notice as it is shown. */
export interface Notice {
  readonly title: string
  readonly text: string
  /** Path of the shop that a press opens. */
  readonly path: string
}

const orders = "/account/orders"
/** Longest text that is shown. Own choice. */
const longest = 300

/** Words for a message that cannot be read: browsers want every message shown. */
const unseen = (language: string): Notice => ({ ...(/^en\b/i.test(language) ? unseenEn : unseenId), path: orders })

const wordsIn = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.slice(0, longest) : undefined

/** Returns the path if it is one of an order, of this shop; else that of all orders. */
const pathIn = (value: unknown): string =>
  typeof value === "string" && /^\/orders\/[\w-]{1,60}$/.test(value) ? value : orders

/**
 * Returns what a message of the shop says; a plain sentence for one that is empty or malformed. Decision 0140.
 *
 * @param text as it came, decrypted by the browser
 * @param language of the browser, for that sentence
 */
export const noticeIn = (text: string | undefined, language: string): Notice => {
  try {
    const parsed: unknown = JSON.parse(text ?? "")
    if (typeof parsed !== "object" || parsed === null) return unseen(language)
    const { title, text: words, path } = parsed as Readonly<Record<string, unknown>>
    const [shown, said] = [wordsIn(title), wordsIn(words)]
    return shown === undefined || said === undefined
      ? unseen(language)
      : { title: shown, text: said, path: pathIn(path) }
  } catch {
    return unseen(language)
  }
}

/** An open page of the shop. */
interface OpenPage {
  readonly url: string
  readonly focus: () => Promise<unknown>
}

/** Returns the page that shows a path already, if one is open. Others are left alone: something may be typed there. */
export const pageAt = <P extends OpenPage>(pages: ReadonlyArray<P>, path: string, origin: string): P | undefined =>
  pages.find(({ url }) => {
    const { origin: of, pathname } = new URL(url)
    return of === origin && pathname === path
  })

/** A subscription as the browser writes it. */
interface Renewed {
  readonly toJSON: () => { readonly endpoint?: string; readonly keys?: Readonly<Record<string, string>> }
}

/** Stores a subscription that the browser replaced by itself. The shop refuses it if the member has logged out meanwhile. */
export const storeRenewed = async (subscription: Renewed, send: typeof fetch = fetch): Promise<void> => {
  const { endpoint, keys = {} } = subscription.toJSON()
  await send(`/api/public${subscriptionsPath}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys["p256dh"], auth: keys["auth"] })
  })
}
