import { useAppActor } from "../shop/shop.tsx"

/** Returns what opens the log-in over the page. */
export const useLogin = (): (() => void) => {
  const overlays = useAppActor("overlays")
  return () => overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "account" } } })
}
