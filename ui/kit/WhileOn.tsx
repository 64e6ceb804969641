import { type ReactNode, useState } from "react"
import type { PartName } from "#core/toggles/features.ts"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import { useIsOn } from "../shop/useIsOn.ts"
import { LinkButton } from "./Button.tsx"
import { Empty } from "./Empty.tsx"
import { Page } from "./text/Grid.tsx"

const words = {
  wishlist: "WishlistOff",
  write_review: "ReviewsOff",
  review_photos: "ReviewPhotosOff",
  egift: "EgiftsOff",
  pickup: "PickupOff",
  self_checkout: "SelfCheckoutOff",
  paper_bag: "PaperBagsOff"
} as const satisfies Readonly<Record<PartName, string>>

/**
 * The screen of a part of the shop, or that it is switched off. One that was opened while it was on stays: what was typed there is not
 * lost, and the server refuses with the same words. Decision 0146.
 */
export const WhileOn = ({ part, children }: { readonly part: PartName; readonly children: ReactNode }) => {
  const isOn = useIsOn()(part)
  const [wasOn, setWasOn] = useState(isOn)
  if (isOn && !wasOn) setWasOn(true)
  return wasOn ? children : <Closed part={part} />
}

const Closed = ({ part }: { readonly part: PartName }) => {
  useTexts("failure")
  const { t } = useWords()
  return (
    <Page>
      <Empty level={1} title={t("failure.closed")} text={t(`failure.${words[part]}`)}>
        <LinkButton to="/">{t("shop.missing.home")}</LinkButton>
      </Empty>
    </Page>
  )
}
