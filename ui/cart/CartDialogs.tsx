import { useEffect } from "react"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { useTexts } from "../messages/useTexts.ts"
import { useAppActor, useShop } from "../shop/shop.tsx"
import { AddedDialog } from "./AddedDialog.tsx"
import { useCart } from "./useCart.ts"

const LazyMixDialog = lazyPart(async () => (await import("./MixDialog.tsx")).MixDialog)

/** Dialogs of the bag over any page: something was added, something does not fit, something failed. */
export const CartDialogs = () => {
  useTexts("cart")
  const [view, tell] = useCart()
  const notices = useAppActor("notices")
  const { now } = useShop()
  const problem = view?.problem ?? null
  const full = problem?.line && view?.bag.items.find(({ id }) => id === problem.line)
  useEffect(() => {
    if (problem === null || full) return
    const notice = { kind: "error", text: `cart.problem.${problem.code}`, values: problem.values } as const
    notices.send({ type: "notice.posted", notice, at: now() })
    tell({ type: "problem.dismissed" })
  }, [problem, full, notices, now, tell])
  if (view === undefined) return null
  return (
    <>
      {view.added ? (
        <AddedDialog line={view.added} bag={view.bag} onClose={() => tell({ type: "added.dismissed" })} />
      ) : null}
      {problem && full ? (
        <AddedDialog line={full} bag={view.bag} problem={problem} onClose={() => tell({ type: "problem.dismissed" })} />
      ) : null}
      {view.conflict ? (
        <LazyMixDialog
          bag={view.bag}
          conflict={view.conflict}
          onReplace={() => tell({ type: "replacement.confirmed" })}
          onSave={() => tell({ type: "replacement.saved" })}
          onKeep={() => tell({ type: "replacement.declined" })}
        />
      ) : null}
    </>
  )
}
