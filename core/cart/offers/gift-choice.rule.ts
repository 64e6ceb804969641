import type { BagGift, GiftId } from "../../gifts/gift.ts"
import type { GiftChoice } from "../cart.port.ts"

/** Returns the declined gifts after one was declined, or taken back. D-67. */
export const declinedWith = (
  declined: ReadonlyArray<GiftId>,
  { gift, isDeclined }: GiftChoice
): ReadonlyArray<GiftId> => {
  if (declined.includes(gift) === isDeclined) return declined
  return isDeclined ? [...declined, gift] : declined.filter((id) => id !== gift)
}

/** Returns gifts as they will be after a choice: one that is sold out stays so. */
export const giftsAfter = (gifts: ReadonlyArray<BagGift>, { gift, isDeclined }: GiftChoice): ReadonlyArray<BagGift> =>
  gifts.map((one) =>
    one.id === gift && (one.state === "given" || one.state === "declined")
      ? { ...one, state: isDeclined ? "declined" : "given" }
      : one
  )
