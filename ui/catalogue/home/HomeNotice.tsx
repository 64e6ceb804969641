import type { Voucher } from "#core/vouchers/voucher.ts"
import { lazyPart } from "../../kit/overlay/lazy-part.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { useShop } from "../../shop/shop.tsx"
import * as css from "./HomeNotice.css.ts"

/** Fetched only while there is an emergency. */
const Emergency = lazyPart(async () => (await import("../../banners/EmergencyNotice.tsx")).EmergencyNotice, "quiet")

/** The voucher for new members, with texts of its own. */
const Welcome = lazyPart(async () => (await import("./HomeWelcome.tsx")).HomeWelcome, "quiet")

/** What home says when it has nothing else to do: an emergency, or the voucher for new members. */
export const HomeNotice = ({
  of,
  voucher
}: {
  readonly of: "emergency" | "welcome"
  readonly voucher?: Voucher | undefined
}) => {
  const { emergency_announcement: announced = [] } = useShop().chrome.banners
  // Home knows no destination.
  const isEmergency = announced.some(({ regions }) => regions === undefined)
  return (
    <Page className={css.notice}>
      {of === "welcome" ? <Welcome voucher={voucher} /> : isEmergency ? <Emergency /> : null}
    </Page>
  )
}
