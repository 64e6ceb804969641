import { lazy, Suspense } from "react"
import { useCartActor } from "./useLateCart.ts"

const Dialogs = lazy(async () => ({ default: (await import("./CartDialogs.tsx")).CartDialogs }))

/** The dialogs of the bag, fetched with its machine. */
export const LateCartDialogs = () => {
  const actor = useCartActor()
  return actor ? (
    <Suspense fallback={null}>
      <Dialogs actor={actor} />
    </Suspense>
  ) : null
}
