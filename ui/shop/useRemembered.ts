import { useEffect } from "react"
import { useLocation } from "react-router-dom"
import { rememberedFacts } from "./remembered.ts"

/** What the pages of this tab have shown. */
export const remembered = rememberedFacts()

/** Stores what a screen shows now, so that going back restores it. */
export const useRemembered = (facts: unknown): void => {
  const { key } = useLocation()
  useEffect(() => void remembered.keep(key, facts), [key, facts])
}
