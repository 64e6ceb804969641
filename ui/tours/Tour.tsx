import { useEffect, useState } from "react"
import type { Member } from "#core/account/member.ts"
import { lazyEffects } from "#core/kernel/lazy-effects.ts"
import type { LazyAccount } from "#core/shop/lazy-account.ts"
import { firstUnseen, savedFor, visitedBy } from "#core/tours/marks.rule.ts"
import { tourMachineOver } from "#core/tours/tour.machine.ts"
import { viewTour } from "#core/tours/tour.view.ts"
import { toursAt } from "#core/tours/tour-place.rule.ts"
import { type TourName, tours } from "#core/tours/tours.ts"
import { toursOver } from "#core/tours/tours.usecases.ts"
import { useMember } from "../account/useMember.ts"
import { useTexts } from "../messages/useTexts.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useTurn } from "../shop/useTurn.ts"
import { useView } from "../shop/useView.ts"
import { whenInSight } from "./anchors.ts"
import { Coachmark } from "./Coachmark.tsx"
import { useAnchor } from "./useAnchor.ts"

const memberOf = ({ viewer }: LazyAccount): Member | undefined => {
  const who = viewer()
  return who.kind === "member" ? who.member : undefined
}

/** Returns the tours that this page knows to have been shown, and those of them that are stored. */
const useVisited = () => {
  const { account, local } = useShop()
  const [visited] = useState(() => () => {
    const [persisted, member] = [local.coachmarks.read(), memberOf(account)] as const
    return { visited: visitedBy(persisted, member), saved: savedFor(persisted, member) }
  })
  return visited
}

interface Going {
  readonly tour: TourName
  /** Which one of this visit to the shop. */
  readonly number: number
  readonly isLeft: boolean
}

/** The tour of a page: of those not seen the one whose next element comes into sight first, and no other. Rule 56; D-49c. */
export const Tour = ({ path }: { readonly path: string }) => {
  useTexts("tours")
  const known = useVisited()
  // What a member has seen elsewhere is not known before they are.
  const isKnown = useMember().kind !== "coming"
  const [going, setGoing] = useState<Going>()
  useEffect(() => {
    if (!isKnown) return
    const wanted = toursAt(path).flatMap((tour) => {
      const place = firstUnseen(tour, known().visited)
      const anchor = place === undefined ? undefined : tours[tour][place]?.anchor
      return anchor === undefined ? [] : [[anchor, tour] as const]
    })
    const stop = whenInSight(new Map(wanted), (tour) =>
      setGoing((before) => ({ tour, number: (before?.number ?? 0) + 1, isLeft: false }))
    )
    return () => {
      stop()
      setGoing((now) => now && { ...now, isLeft: true })
    }
  }, [path, known, isKnown])
  return going ? <Walk key={going.number} tour={going.tour} isLeft={going.isLeft} /> : null
}

/** A tour from its first step on; after it was left, it still stores what was seen. */
const Walk = ({ tour, isLeft }: Pick<Going, "tour" | "isLeft">) => {
  const { account, local, loadPort } = useShop()
  const known = useVisited()
  const [port] = useState(() =>
    toursOver({
      store: local.coachmarks,
      profile: lazyEffects(() => loadPort("profile")),
      member: () => memberOf(account),
      onKnown: (member) => account.tell({ type: "member.changed", member })
    })
  )
  const [view, send] = useView(useScreenActor(tourMachineOver, port, { tour, ...known() }), viewTour)
  useTurn("tour", view.wantsTurn, send)
  useEffect(() => {
    if (isLeft) send({ type: "page.left" })
  }, [isLeft, send])
  useEffect(() => {
    const learn = () => {
      const { visited, saved } = known()
      send({ type: "marks.known", marks: visited, saved })
    }
    const again = () => send({ type: "connection.returned" })
    const stops = [local.coachmarks.watch?.(learn), account.subscribe(learn)]
    addEventListener("online", again)
    return () => {
      for (const stop of stops) stop?.()
      removeEventListener("online", again)
    }
  }, [account, local, send, known])
  const element = useAnchor(view.anchor, send)
  return element && view.anchor !== null ? (
    <Coachmark
      element={element}
      anchor={view.anchor}
      step={view.step}
      steps={view.steps}
      onNext={() => send({ type: "next.wanted" })}
      onBack={() => send({ type: "back.wanted" })}
      onSkip={() => send({ type: "tour.skipped" })}
    />
  ) : null
}
