import { useEffect, useState } from "react"

/** Returns whether the script of the page runs. */
export const useLive = (): boolean => {
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    setLive(true)
  }, [])
  return isLive
}
