import type { IsOn } from "#core/toggles/features.ts"
import { useShop } from "./shop.tsx"

/** Returns which parts of the shop are on, as far as this page knows: a call that is refused knows better. Decision 0146. */
export const useIsOn = (): IsOn => {
  const { off } = useShop().chrome
  return (part) => !off?.includes(part)
}
