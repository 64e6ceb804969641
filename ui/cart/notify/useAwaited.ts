import { useCallback, useEffect, useState } from "react"
import type { CombinationId } from "#core/catalogue/combination.ts"
import { waitFor } from "#core/catalogue/notify/waits.rule.ts"
import { useShop } from "../../shop/shop.tsx"

/** Whether this browser has subscribed to a combination being back, and how to look again. Unknown while a page is made. D-49. */
export const useAwaited = (combination: CombinationId): readonly [awaited: boolean, look: () => void] => {
  const { local, now } = useShop()
  const [awaited, setAwaited] = useState(false)
  const look = useCallback(
    () => setAwaited(waitFor(local.waits.read(), combination, now()) !== undefined),
    [local, combination, now]
  )
  useEffect(look, [look])
  return [awaited, look]
}
