import type { Voucher } from "#core/vouchers/voucher.ts"
import { useMember } from "../../account/useMember.ts"
import { useCart } from "../../cart/useCart.ts"
import { useCartLoad } from "../../cart/useCartLoad.ts"
import { GuestWelcome } from "../../vouchers/WelcomeCard.tsx"
import { WelcomeOffer } from "../../vouchers/WelcomeOffer.tsx"

/** The voucher for new members: a guest is shown what the page was drawn with, of a member the shop is asked. Decision 0105. */
export const HomeWelcome = ({
  voucher
}: {
  /** What a guest is offered. */
  readonly voucher: Voucher | undefined
}) => {
  const { kind } = useMember()
  if (kind === "guest") return voucher ? <GuestWelcome voucher={voucher} /> : null
  return kind === "member" ? <OfMember /> : null
}

const OfMember = () => {
  useCartLoad()
  const [view] = useCart()
  return view?.bag.owner === "member" && view.step !== "reading" ? <WelcomeOffer view={view} /> : null
}
