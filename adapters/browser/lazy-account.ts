import { type Provider, providers } from "#core/account/member.ts"
import type { SessionEvent } from "#core/account/session/session.machine.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { guest, type LazyAccount, type SessionActor, type Viewer } from "#core/shop/lazy-account.ts"
import type { LoadPort } from "#core/shop/ports.ts"
import { isLoggedInElsewhere } from "./broker.ts"
import { lazyActor } from "./lazy-actor.ts"
import { loginAgain } from "./login-again.ts"
import { isExpected, isLoggingOut } from "./member-mark.ts"
import { sessionChannel } from "./session-channel.ts"
import { browserStores, clearPersonal, isLeftBehind } from "./storage.ts"
import type { StoredText } from "./stored-text.ts"
import { whenIdle } from "./when-idle.ts"

const { lastMember, tabMember } = browserStores

/** The account of this visit, fetched if this browser was logged in, or when the guest wants to log in. */
export const lazyAccount = (loadPort: LoadPort, now: () => Instant): LazyAccount => {
  const leavers = new Set<Parameters<LazyAccount["onGone"]>[0]>()
  let viewer: Viewer = isExpected() ? { kind: "coming" } : guest
  let returned = returnedWith(location)
  // The session ended while no page was open: what its member typed is not for the next person.
  if (viewer.kind === "guest" && lastMember.read()) clearPersonal()
  // The session ended in another tab while this one was away: shared data may be the next person's already.
  if (isLeftBehind()) clearPersonal(true)

  const become = (next: Viewer): void => {
    viewer = next
    session.changed()
  }
  const arrive = (made: SessionActor): SessionActor => {
    made.on("member.known", ({ member }) => {
      const isOther = ({ read }: StoredText): boolean => (read() ?? member.id) !== member.id
      // What all tabs share may be theirs already, and this tab's still another member's.
      if (isOther(lastMember)) clearPersonal()
      else if (isOther(tabMember)) clearPersonal(true)
      lastMember.write(member.id)
      tabMember.write(member.id)
      become({ kind: "member", member })
    })
    made.on("member.gone", ({ end }) => {
      const { kind } = viewer
      if (kind === "guest" && end !== "here") return
      // Another member may have logged in meanwhile, in another tab: shared data is theirs.
      clearPersonal(isLeftBehind(), end === "expired")
      become(guest)
      for (const leaver of leavers) leaver(end, kind)
    })
    return session.arrive(made)
  }
  const session = lazyActor<SessionEvent, SessionActor>(async () => {
    const { startSession } = await import("./account-actor.ts")
    return arrive(startSession(loadPort, { isExpected: isExpected(), isLoggingOut: isLoggingOut(), at: now() }, now))
  }, now)

  const seen = (): void => {
    // Another tab may have logged in meanwhile.
    if (session.current()) session.say({ type: "page.seen" })
    else if (isExpected()) session.loadSoon()
  }
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") seen()
  })
  addEventListener("online", seen)
  sessionChannel.hear((news) => session.tell({ type: `session.${news}` }))
  const isComing = viewer.kind === "coming" || isLoggingOut()
  // It also removes the photos of drafts that have ended.
  if (isComing || browserStores.photoDrafts.read()) session.loadSoon()
  if (!isComing)
    whenIdle(async () => {
      if (await isLoggedInElsewhere()) session.tell({ type: "session.changed" })
    })

  return {
    ...session,
    viewer: () => viewer,
    onGone: (leaver) => {
      leavers.add(leaver)
      return () => leavers.delete(leaver)
    },
    returned: () => returned,
    forgetReturned: () => {
      returned = undefined
    },
    onLost: (ask) =>
      loginAgain.answer(async () => (await import("./account-actor.ts")).wentOn(loadPort, viewer, session.tell, ask))
  }
}

/** `#social=google&ticket=…`: read once and removed from the address, so that it is neither seen nor repeated. */
const returnedWith = ({ hash, pathname, search }: Location): ReturnType<LazyAccount["returned"]> => {
  if (!hash.startsWith("#social=")) return undefined
  const parameters = new URLSearchParams(hash.slice(1))
  history.replaceState(history.state, "", pathname + search)
  const provider = providers.find((known): known is Provider => known === parameters.get("social"))
  const token = parameters.get("ticket")
  return provider !== undefined && token !== null ? { provider, token } : "refused"
}
