import { useLayoutEffect } from "react"
import { useNavigate } from "react-router-dom"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { loadSheets } from "../kit/overlay/Sheet.tsx"
import { useCartActor } from "./useLazyCart.ts"

const load = async () => (await import("./CartDialogs.tsx")).CartDialogs

/** Fetches the dialogs of the bag with what they are made of. Fails if one of the files is lost. */
export const loadDialogs = (): Promise<unknown> => Promise.all([load(), loadSheets()])

const Dialogs = lazyPart(load, "quiet")

/** Follows the navigation of the bag, and shows its dialogs, which are fetched with its machine. */
export const LazyCartDialogs = () => {
  const actor = useCartActor()
  const navigate = useNavigate()
  // At once: "Beli sekarang" may be answered before any dialog has come.
  useLayoutEffect(() => {
    // Home takes the place of the empty bag: Back would lead there and home again, and Forward would be lost.
    const going = actor?.on("go", ({ to }) => void navigate(to, { replace: to === "/" }))
    return () => going?.unsubscribe()
  }, [actor, navigate])
  return actor ? <Dialogs /> : null
}
