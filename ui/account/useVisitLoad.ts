import { useCallback, useEffect, useState } from "react"
import { useShop } from "../shop/shop.tsx"

/**
 * For screens that wait until the shop has said whose visit this is: whether that failed, and how to ask again. Once failed it
 * stays so until the next press, although the session's machine asks again by itself.
 */
export const useVisitLoad = (): readonly [hasFailed: boolean, retry: () => void] => {
  const { account } = useShop()
  const [hasFailed, setFailed] = useState(false)
  const [asked, setAsked] = useState(0)
  const retry = useCallback(() => {
    setFailed(false)
    setAsked((times) => times + 1)
    account.tell({ type: "page.seen" })
  }, [account])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another press loads a lost file again
  useEffect(() => {
    let stop = () => {}
    let isLeft = false
    account.load().then(
      (actor) => {
        if (isLeft) return
        const look = () => (actor.getSnapshot().matches("unreachable") ? setFailed(true) : undefined)
        look()
        const looking = actor.subscribe(look)
        stop = () => looking.unsubscribe()
      },
      () => (isLeft ? undefined : setFailed(true))
    )
    return () => {
      isLeft = true
      stop()
    }
  }, [account, asked])
  return [hasFailed, retry]
}
