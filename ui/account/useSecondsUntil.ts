import { useEffect, useState } from "react"
import type { Instant } from "#core/kernel/moment.ts"
import { useShop } from "../shop/shop.tsx"

/** Whole seconds until a moment, counted down; 0 once it is there. */
export const useSecondsUntil = (at: Instant | null): number => {
  const { now } = useShop()
  const left = () => (at === null ? 0 : Math.max(0, Math.ceil((at - now()) / 1000)))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    const look = () => setSeconds(at === null ? 0 : Math.max(0, Math.ceil((at - now()) / 1000)))
    look()
    const ticking = setInterval(look, 1000)
    return () => clearInterval(ticking)
  }, [at, now])
  return seconds
}
