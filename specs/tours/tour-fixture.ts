import { Effect } from "effect"
import { createActor, type InspectionEvent } from "xstate"
import { Unauthenticated } from "#core/account/account.errors.ts"
import type { Member } from "#core/account/member.ts"
import { marksIn, mergeMarks, savedFor, visitedBy } from "#core/tours/marks.rule.ts"
import { type TourEvent, tourMachineOver } from "#core/tours/tour.machine.ts"
import { viewTour } from "#core/tours/tour.view.ts"
import type { ToursPort } from "#core/tours/tours.port.ts"
import { type TourName, tourRules } from "#core/tours/tours.ts"
import { toursOver } from "#core/tours/tours.usecases.ts"
import { someMember } from "../account/some-member.ts"
import { sharedText } from "../banners/popup-fixture.ts"
import { openOverlays, turnsOf } from "../overlays/turns.ts"
import { cachedMachines } from "../seen-machines.ts"
import { type Fate, overLine, well } from "../selling-line.ts"
import { VirtualClock } from "../virtual-clock.ts"

export type TourMachine = ReturnType<typeof tourMachineOver>

export interface TourMutant {
  readonly says: string
  readonly machine?: (machine: TourMachine) => TourMachine
}

const machines = cachedMachines<ToursPort, TourMachine>()

/** A shop that keeps one member's marks, and a browser whose tabs show a page with a tour, over a line. */
export const openTours = ({
  tour,
  seen = [],
  isMember: isMemberFirst = false,
  fate = () => well,
  rules = tourRules,
  mutant = { says: "" },
  inspect
}: {
  readonly tour: TourName
  /** Marks of this browser, or of the member who is logged in. */
  readonly seen?: ReadonlyArray<string>
  readonly isMember?: boolean
  readonly fate?: () => Fate
  readonly rules?: typeof tourRules
  readonly mutant?: TourMutant | undefined
  readonly inspect?: ((seen: InspectionEvent) => void) | undefined
}) => {
  const clock = new VirtualClock(1_000_000_000)
  const text = sharedText(clock).tab()
  if (!isMemberFirst) text.write(JSON.stringify({ v: 1, marks: seen }))
  let atShop = someMember({ coachmarksVisited: isMemberFirst ? seen : [] })
  let member: Member | undefined = isMemberFirst ? atShop : undefined
  let isLoggedIn = isMemberFirst
  const tabs: Array<{ readonly hear: () => void }> = []
  const hearAll = (but?: number): void => {
    for (const [at, tab] of tabs.entries()) if (at !== but) tab.hear()
  }
  const visited = () => visitedBy(text.read(), member)
  const saved = () => savedFor(text.read(), member)

  const profile = overLine(
    {
      update: ({ coachmarksVisited = [] }: { readonly coachmarksVisited?: ReadonlyArray<string> }) =>
        Effect.suspend((): Effect.Effect<Member, Unauthenticated> => {
          if (!isLoggedIn) return Effect.fail(new Unauthenticated())
          atShop = { ...atShop, coachmarksVisited: mergeMarks(atShop.coachmarksVisited, coachmarksVisited) }
          return Effect.succeed(atShop)
        })
    },
    clock,
    fate
  )
  const portOf = (place?: number): ToursPort =>
    toursOver({
      store: {
        ...text,
        write: (marks) => {
          text.write(marks)
          hearAll(place)
        }
      },
      profile: profile.port,
      member: () => member,
      onKnown: (known) => {
        if (isLoggedIn) member = known
        hearAll()
      }
    })

  /** Merges what is known of a member here and there whenever a page learns of them. D-49c. */
  const join = (): void => {
    if (member) Effect.runPromise(portOf().saveVisited({ marks: [] })).catch(() => {})
  }

  const openTab = () => {
    const place = tabs.length
    join()
    const overlays = openOverlays(clock)
    let isThere = true
    const open = () => {
      const began = visited()
      const machine = machines(`${place} ${mutant.says} ${JSON.stringify(rules)}`, portOf(place), (port) =>
        (mutant.machine ?? ((same) => same))(tourMachineOver(port, rules))
      )
      const actor = createActor(machine, {
        clock,
        input: { tour, visited: began, saved: saved() },
        ...(inspect && { inspect })
      })
      const view = () => viewTour(actor.getSnapshot())
      const say = (event: TourEvent): void => actor.send(event)
      const turns = turnsOf(overlays, "tour", () => view().wantsTurn, say)
      let anchor: string | null = null
      let first: string | undefined
      const look = (): void => {
        turns.look()
        const { context } = actor.getSnapshot()
        if (view().isShown) first ??= context.steps[context.index]?.coachmark
        if (anchor === view().anchor) return
        anchor = view().anchor
        if (anchor !== null && isThere) say({ type: "anchor.found" })
      }
      actor.subscribe(look)
      actor.start()
      look()
      return {
        began,
        say,
        view,
        /** The coachmark that was shown first on this page. */
        first: () => first,
        snapshot: () => actor.getSnapshot(),
        stop: () => {
          actor.stop()
          turns.stop()
        }
      }
    }
    let page = open()
    tabs.push({ hear: () => page.say({ type: "marks.known", marks: visited(), saved: saved() }) })
    return {
      overlays,
      page: () => page,
      /** The element of a step comes, or goes away. */
      has: (there: boolean): void => {
        isThere = there
        if (page.view().anchor !== null) page.say({ type: there ? "anchor.found" : "anchor.lost" })
      },
      reload: (): void => {
        join()
        page.stop()
        isThere = true
        page = open()
      }
    }
  }

  return {
    clock,
    openTab,
    marks: () => marksIn(text.read()),
    shop: () => atShop.coachmarksVisited,
    isMember: () => member !== undefined,
    logsIn: (): void => {
      isLoggedIn = true
      member = atShop
      hearAll()
      join()
    },
    logsOut: (): void => {
      isLoggedIn = false
      member = undefined
    }
  }
}

export type TourTab = ReturnType<ReturnType<typeof openTours>["openTab"]>
