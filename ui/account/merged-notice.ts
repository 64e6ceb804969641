import type { i18n } from "i18next"
import type { MergeChange } from "#core/cart/member-bag.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Notice } from "#core/notices/notice.ts"
import type { AppActors } from "#core/shop/shop.machine.ts"
import { loadTexts } from "../messages/texts.browser.ts"

const isPlain = ({ what }: MergeChange): boolean => what === "added" || what === "raised"

/**
 * What two bags became, once its texts are there: a product is named with what happened to it; of several, the first that was
 * not simply added, and how many more. Goods that the shop no longer has may have no name; they only count. D-20.
 */
const mergedNotice = async (texts: i18n, changes: ReadonlyArray<MergeChange>): Promise<Notice> => {
  await loadTexts(texts, ["cart"])
  const named = changes.filter(({ name }) => name !== "")
  const first = named.find((one) => !isPlain(one)) ?? named[0]
  if (first === undefined) return { kind: "info", text: "notices.bagJoined", values: { count: changes.length } }
  const { what, name, quantity } = first
  const count = changes.length - 1
  const more = count === 0 ? "" : "More"
  return { kind: "info", text: `cart.joined.${what}${more}`, values: { name, quantity, count } }
}

/** Posts that notice; without its texts there is none. */
export const postJoined = async (
  texts: i18n,
  changes: ReadonlyArray<MergeChange>,
  notices: AppActors["notices"],
  at: Instant
): Promise<void> => {
  const notice = await mergedNotice(texts, changes).catch(() => undefined)
  if (notice !== undefined) notices.send({ type: "notice.posted", notice, at })
}
