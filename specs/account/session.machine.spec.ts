import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type ActorRefFrom, createActor } from "xstate"
import { MemberId } from "#core/account/member.ts"
import {
  type SessionEnd,
  type SessionEvent,
  sessionMachineOver,
  type VisitPort
} from "#core/account/session/session.machine.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { runs } from "../arbitraries.ts"
import { type Fate, overLine, well } from "../selling-line.ts"
import { accountShop } from "./account-shop.ts"
import { anyFate, anyWait } from "./some-line.ts"

type SessionMachine = ReturnType<typeof sessionMachineOver>
type Mutant = (machine: SessionMachine) => SessionMachine

/** A browser with two tabs and one cookie. */
const openVisit = (fate: () => Fate, mutant: Mutant = (same) => same) => {
  const shop = accountShop()
  const { clock } = shop
  shop.born()
  const { port, jar, member } = shop.browser()
  const tabs: Array<ReturnType<typeof openTab>> = []
  /** What all tabs share, and what a reload leaves. */
  const stored = { isLoggingOut: false, cleared: undefined as string | undefined }
  /** The mark beside the cookie is cleared by the page, if it is still that of the session that ended. Decision 0075. */
  const clearMark = (cookie: string | undefined): void => {
    if (jar.cookie === cookie) stored.cleared = cookie
  }

  const openTab = () => {
    // A call travels with the cookie of its moment: however late it arrives, it ends no later session.
    let cookie: string | undefined
    const logout: VisitPort["logout"] = (input) =>
      Effect.suspend(() => (jar.cookie === cookie ? port.logout(input) : Effect.succeed({ ended: true as const })))
    const line = overLine<VisitPort>({ me: port.me, logout }, clock, fate, { waited: true })
    const heard = { asks: 0, last: "", wrongs: 0, isReported: false, ends: [] as Array<SessionEnd> }
    const calls: VisitPort = {
      logout: (input) =>
        Effect.suspend(() => {
          cookie = jar.cookie
          return line.port.logout(input)
        }),
      me: (input) => {
        heard.asks++
        const asked = jar.cookie
        return line.port.me(input).pipe(
          Effect.tapError(({ _tag }) =>
            Effect.sync(() => {
              heard.last = _tag
              if (_tag === "Unauthenticated") clearMark(asked)
            })
          )
        )
      }
    }
    const start = (): ActorRefFrom<SessionMachine> => {
      const isExpected = jar.cookie !== stored.cleared
      const actor = createActor(mutant(sessionMachineOver(calls)), {
        clock,
        input: { isExpected, isLoggingOut: stored.isLoggingOut, at: instant(clock.now()) }
      })
      heard.isReported = isExpected || stored.isLoggingOut
      actor.on("member.known", ({ isNew }) => {
        stored.isLoggingOut = false
        if (isNew) notifyOtherTabs("session.changed")
      })
      actor.on("member.gone", ({ end }) => {
        heard.ends.push(end)
        if (end === "here") {
          stored.isLoggingOut = true
          clearMark(jar.cookie)
          notifyOtherTabs("session.ended")
        }
        // A lost answer ends no session: only the shop, a refused call, or a log-out in the other tab does.
        else if (heard.last !== "Unauthenticated") heard.wrongs++
      })
      actor.on("session.over", () => {
        stored.isLoggingOut = false
      })
      return actor.start()
    }
    const notifyOtherTabs = (type: "session.changed" | "session.ended"): void => {
      for (const tab of tabs) if (tab !== self) tab.hear({ type })
    }
    let actor = start()
    const say = (event: Untimed<SessionEvent>): void => {
      if (event.type !== "page.seen") heard.isReported = true
      if (event.type === "session.lost" || event.type === "session.ended") heard.last = "Unauthenticated"
      actor.send({ ...event, at: instant(clock.now()) } as SessionEvent)
    }
    let isAsleep = false
    const unheard: Array<Untimed<SessionEvent>> = []
    const self = {
      line,
      heard,
      say,
      /** Events of another tab: at once, or when the browser lets this one run again. */
      hear: (event: Untimed<SessionEvent>): void => void (isAsleep ? unheard.push(event) : say(event)),
      isAsleep: () => isAsleep,
      sleep: () => {
        isAsleep = true
      },
      wake: () => {
        isAsleep = false
        for (const event of unheard.splice(0)) say(event)
      },
      state: () => actor.getSnapshot().value,
      context: () => actor.getSnapshot().context,
      reload: () => {
        isAsleep = false
        unheard.length = 0
        actor.stop()
        heard.asks = 0
        actor = start()
      }
    }
    return self
  }
  for (const _ of [1, 2]) tabs.push(openTab())
  /** Returns whether the server knows a member by the cookie. */
  const isIn = () => Effect.runSync(member) !== undefined
  return { shop, clock, port, jar, tabs, isIn }
}

type Visit = ReturnType<typeof openVisit>
type Action = (visit: Visit, tab: Visit["tabs"][number]) => void

const logIn: Action = ({ port }, tab) => {
  const me = Effect.runSync(port.login({ identifier: "rani1998", password: "rahasia" }))
  tab.say({ type: "member.arrived", me })
}
/** L6: over at once, also if the call fails. */
const logOut: Action = (_, tab) => tab.say({ type: "logout.wanted" })
const sleep: Action = ({ tabs }, tab) => {
  for (const other of tabs) if (other !== tab) other.sleep()
}
const wake: Action = ({ tabs }) => {
  for (const { wake: wakeUp } of tabs) wakeUp()
}
const quiet: ReadonlySet<Action> = new Set([logIn, logOut, sleep, wake])

const leaving: ReadonlySet<unknown> = new Set(["loggingOut", "leaving"])
const guestStates: ReadonlySet<unknown> = new Set(["guest", "loggingOut", "leaving"])

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(logIn) },
  { weight: 3, arbitrary: fc.constant(logOut) },
  { weight: 1, arbitrary: fc.constant(sleep) },
  { weight: 1, arbitrary: fc.constant(wake) },
  { weight: 3, arbitrary: fc.constant<Action>((_, tab) => tab.say({ type: "page.seen" })) },
  { weight: 1, arbitrary: fc.constant<Action>((_, tab) => tab.reload()) },
  {
    // Both pages are left in the moment of the log-out.
    weight: 1,
    arbitrary: fc.constant<Action>(({ tabs }, tab) => {
      tab.say({ type: "logout.wanted" })
      for (const { reload } of tabs) reload()
    })
  },
  {
    weight: 1,
    arbitrary: fc.constant<Action>(({ shop }, tab) => {
      Effect.runSync(shop.stores.sessions.endAll(MemberId("m1")))
      tab.say({ type: "session.lost" })
    })
  },
  {
    weight: 1,
    arbitrary: fc.constant<Action>(({ shop }) => Effect.runSync(shop.stores.sessions.endAll(MemberId("m1"))))
  }
)
const anySteps = fc.array(fc.record({ tab: fc.nat(1), action: anyAction, wait: anyWait }), {
  minLength: 2,
  maxLength: 25
})

const session = (bad: number, mutant?: Mutant) =>
  fc.asyncProperty(anySteps, fc.infiniteStream(anyFate(bad)), async (steps, fates) => {
    let good = false
    let isLeft = false
    let isIn = false
    const visit = openVisit(() => (good ? well : fates.next().value), mutant)
    const { clock, tabs, jar, shop } = visit
    const sound = (): void => {
      for (const tab of tabs) {
        const { member, bearerUntil } = tab.context()
        expect(tab.line.most()).toBeLessThan(2)
        expect(tab.heard.wrongs).toBe(0)
        // Guests cost nothing: without a reason no call is made.
        if (!tab.heard.isReported) expect(tab.heard.asks).toBe(0)
        if (guestStates.has(tab.state())) expect(member).toBeNull()
        if (tab.state() === "member") expect(member?.id).toBe("m1")
        // On a good line a bearer is renewed before it ends.
        if (tab.state() === "member" && bad === 0) expect(bearerUntil ?? 0).toBeGreaterThan(clock.now())
      }
    }
    for (const { tab, action, wait } of steps) {
      const one = tabs[tab]
      // A tab that is used has received earlier events.
      one?.wake()
      const wasGuest = guestStates.has(one?.state() ?? "")
      if (one) action(visit, one)
      if (action === logOut && !wasGuest) {
        // In every tab, at once.
        for (const { context, isAsleep } of tabs) if (!isAsleep()) expect(context().member).toBeNull()
        isLeft = true
      }
      if (action === logIn) {
        isLeft = false
        // While a log-out is under way the order of the two calls is the line's.
        isIn = tabs.every(({ state }) => !leaving.has(state()))
      } else if (action === logOut || !quiet.has(action)) isIn = false
      await clock.advance(wait)
      sound()
    }
    // Once the line is good, every tab that is looked at knows what the shop knows.
    good = true
    for (const { wake: wakeUp } of tabs) wakeUp()
    await clock.advance(120_000)
    for (const tab of tabs) {
      tab.say({ type: "page.seen" })
      await clock.advance(10_000)
      sound()
      const known = jar.cookie && Effect.runSync(shop.stores.sessions.byId(`digest of ${jar.cookie}`))
      expect(tab.state()).toBe(known ? "member" : "guest")
      // A log-out that was begun is never forgotten, also if its page was left at once.
      if (isLeft) expect(known).toBeUndefined()
      // Nor does it end the session that was started after it, in a tab that receives the event late.
      if (isIn) expect(known).toBeDefined()
    }
  })

describe("in every visit, of two tabs with one cookie,", () => {
  it(
    "every tab knows who is logged in, and asks no more than it must",
    () => fc.assert(session(0), runs(80, 2_000)),
    900_000
  )

  it("it is so where calls and answers are lost", () => fc.assert(session(3), runs(80, 2_000)), 900_000)

  it.each<[string, Mutant]>([
    ["keeps the member who left", (machine) => machine.provide({ actions: { forget: () => {} } })],
    ["takes a lost answer for a no", (machine) => machine.provide({ guards: { isGuest: () => true } })],
    ["renews its bearer too late", (machine) => machine.provide({ delays: { renewal: 16 * 60_000 } })],
    ["forgets a log-out with its page", (machine) => machine.provide({ guards: { isLoggingOut: () => false } })],
    ["asks for guests", (machine) => machine.provide({ guards: { isExpected: () => true } })]
  ])("a machine that %s is found out", async (_, mutant) => {
    for (const bad of [3, 0]) {
      const found = await fc.assert(session(bad, mutant), { numRuns: 300, seed: 1, endOnFailure: true }).then(
        () => false,
        () => true
      )
      if (found) return
    }
    expect.unreachable("nobody noticed")
  })
})

describe("a log-out that was not confirmed", () => {
  const unconfirmed = async () => {
    let fate: Fate = well
    const visit = openVisit(() => fate)
    const [here, there] = visit.tabs
    if (here === undefined || there === undefined) return expect.unreachable("two tabs")
    logIn(visit, here)
    await visit.clock.advance(100)
    fate = { there: 5, back: 5, lost: "call" }
    logOut(visit, here)
    await visit.clock.advance(100)
    fate = well
    expect(here.state()).toBe("leaving")
    expect(there.state()).toBe("guest")
    return { ...visit, here }
  }

  it("is sent again as soon as the page is looked at", async () => {
    const { here, clock, isIn } = await unconfirmed()
    here.say({ type: "page.seen" })
    await clock.advance(100)
    expect(here.state()).toBe("guest")
    expect(isIn()).toBe(false)
  })

  it("is over when a member logs in in another tab", async () => {
    const visit = await unconfirmed()
    const [, there] = visit.tabs
    if (there) logIn(visit, there)
    await visit.clock.advance(100)
    expect(visit.here.state()).toBe("member")
    await visit.clock.advance(60_000)
    expect(visit.tabs.map(({ state }) => state())).toEqual(["member", "member"])
  })
})

describe("a session that ended", () => {
  const memberIn = async () => {
    const visit = openVisit(() => well)
    const [here, there] = visit.tabs
    if (here === undefined || there === undefined) return expect.unreachable("two tabs")
    logIn(visit, here)
    await visit.clock.advance(100)
    return { ...visit, here, there }
  }

  it("is said to be the member's own log-out in both tabs", async () => {
    const { here, there, clock } = await memberIn()
    here.say({ type: "logout.wanted" })
    await clock.advance(100)
    expect([here.heard.ends, there.heard.ends]).toEqual([["here"], ["elsewhere"]])
  })

  it("is said to have expired where the shop alone has ended it", async () => {
    const { there, clock, shop } = await memberIn()
    Effect.runSync(shop.stores.sessions.endAll(MemberId("m1")))
    there.say({ type: "session.lost" })
    await clock.advance(100)
    expect(there.heard.ends).toEqual(["expired"])
  })
})
