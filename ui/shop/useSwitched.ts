import { useEffect, useMemo, useState } from "react"
import type { PartName } from "#core/toggles/features.ts"
import type { Shop } from "./shop.tsx"

/** Returns the shop with what its last answer said of parts that are switched off. Decision 0146. */
export const useSwitched = (shop: Shop): Shop => {
  const [names, setNames] = useState<string>()
  useEffect(() => {
    const noted = (event: Event) => setNames((event as CustomEvent<string>).detail)
    addEventListener("switched-off", noted)
    return () => removeEventListener("switched-off", noted)
  }, [])
  return useMemo(
    () =>
      names === undefined ? shop : { ...shop, chrome: { ...shop.chrome, off: names.split(" ") as Array<PartName> } },
    [shop, names]
  )
}
