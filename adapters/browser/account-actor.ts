import { Effect } from "effect"
import { createActor } from "xstate"
import { MemberId } from "#core/account/member.ts"
import { type SessionInput, sessionMachineOver } from "#core/account/session/session.machine.ts"
import { lazyEffects } from "#core/kernel/lazy-effects.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { runEffectsWith } from "#core/kernel/port-actors.ts"
import { runEffect } from "#core/kernel/run-effect.ts"
import type { SessionActor, Viewer } from "#core/shop/lazy-account.ts"
import type { LoadPort } from "#core/shop/ports.ts"
import { clearMemberMark, memberMark } from "./clear-member-mark.ts"
import { activeWatching } from "./inspection.ts"
import { loginAgain } from "./login-again.ts"
import { isMidForm, restoreDrafts, setDraftsAside } from "./member-drafts.ts"
import { sessionChannel } from "./session-channel.ts"
import { browserStores } from "./storage.ts"
import { whenIdle } from "./when-idle.ts"

/** The session that runs on this page. */
let running: { readonly actor: SessionActor; readonly now: () => Instant } | undefined

/** Whether the member was asked to log in again and did not. */
let isDeclined = false

/** Whether the member has logged out on this page: what was under way then is refused, and nothing is asked for it. */
let hasLoggedOut = false

/** Whether a call that was refused is finding out if it can be sent again. */
let isAsking = false

/** Whether the shop has just said that the session is over. */
let isOver = false

/** Calls without whose answer the page has nothing to show. */
let awaited = 0

/** Starts the session of this visit and notifies other tabs of every change. D-36. */
export const startSession = (loadPort: LoadPort, input: SessionInput, now: () => Instant): SessionActor => {
  runEffectsWith(runEffect)
  const account = lazyEffects(() => loadPort("account"))
  const known = Effect.suspend(() => account.me({}))
  /**
   * A session that has ended is over at once, unless its member may log in again over what they typed. Its mark stays until
   * then: the page can be loaded again meanwhile, and asks again.
   */
  const me = () =>
    Effect.suspend(() => {
      const mark = memberMark()
      const asked = Effect.catchTag(known, "Unauthenticated", (refusal) =>
        Effect.flatMap(
          Effect.promise(() => isBackAfter(mark)),
          (isBack) => (isBack ? known : Effect.fail(refusal))
        )
      )
      return Effect.tapErrorTag(asked, "Unauthenticated", () => Effect.sync(() => clearMemberMark(mark)))
    })
  /** A freshly loaded page knows by the mark that a member was logged in. */
  const isBackAfter = async (mark: string | undefined): Promise<boolean> => {
    await untilLive()
    const hadMember = mark !== undefined || actor.getSnapshot().context.member !== null
    const hasPress = loginAgain.hasPress?.() === true
    if (!hadMember || isDeclined || !(isAsking || awaited > 0 || hasPress || isMidForm())) return false
    isOver = true
    const isBack = await loginAgain.wanted()
    isOver = false
    return isBack
  }
  const actor = createActor(sessionMachineOver({ me, logout: account.logout }), { input, ...activeWatching() }).start()
  running = { actor, now }
  const { leaving } = browserStores
  actor.on("member.known", ({ member, isNew }) => {
    leaving.clear()
    restoreDrafts(member.id, now())
    isDeclined = false
    hasLoggedOut = false
    // A renewal changes nothing for other tabs.
    if (isNew) sessionChannel.tell("changed")
  })
  actor.on("member.gone", ({ end }) => {
    if (end !== "here") return
    hasLoggedOut = true
    void removeLeaversPhotos()
    leaving.write("1")
    clearMemberMark(memberMark())
    sessionChannel.tell("ended")
  })
  actor.on("session.over", leaving.clear)
  whenIdle(() => removePhotos(({ removeOldPhotos }) => removeOldPhotos(now())))
  joinMarksOf(loadPort, actor, now)
  return actor
}

/** Removes the photos of drafts of who has logged out here; a tab left behind logs out the next member, too. Decision 0111. */
const removeLeaversPhotos = async (): Promise<void> => {
  const { lastMember, tabMember } = browserStores
  const leavers = [lastMember, tabMember].flatMap(({ read }) => read() ?? []).map(MemberId)
  await removePhotos(({ removePhotosOf }) => removePhotosOf(leavers))
}

/** Removes photos of drafts if this browser has ever stored any. */
const removePhotos = async (remove: (drafts: typeof import("./photos/photo-drafts.ts")) => Promise<void>) => {
  if (browserStores.photoDrafts.read() !== undefined) await remove(await import("./photos/photo-drafts.ts"))
}

/** Waits until the page can ask, and post a notice. */
const untilLive = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.documentElement.dataset["live"] === "yes") resolve()
    else addEventListener("shop.live", () => resolve(), { once: true })
  })

const pagesOfMembers = /^\/(?:account|beauty-profile|orders)(?:\/|$)/
/** What the frame of any page reads for a member. */
const besidePages = /\/carts\b|search-history/

/** Whether what a person wants to see waits for this answer: else they are not asked to log in for it, unless a press waits. */
const isAwaited = (read: string): boolean => !besidePages.test(read) && pagesOfMembers.test(location.pathname)

/**
 * Returns whether a call that only reads, and was refused because no member is logged in, can be sent again. The
 * session is checked first: it may belong to another tab by now; else its member is asked to log in if the page waits
 * for the answer, or holds typed text. A guest's session, or one that is being logged out, is not checked. D-36.
 */
export const isReadAgain = async (read: string): Promise<boolean> => {
  const member = running?.actor.getSnapshot().context.member
  if (running === undefined || !member) return false
  const { actor, now } = running
  const waits = isAwaited(read) ? 1 : 0
  awaited += waits
  actor.send({ type: "session.lost", at: now() })
  await untilSettled(actor)
  awaited -= waits
  // What one member requested is not for another one.
  return actor.getSnapshot().matches("member") && actor.getSnapshot().context.member?.id === member.id
}

const untilSettled = (actor: SessionActor): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (actor.getSnapshot().matches("restoring")) return
      settling.unsubscribe()
      resolve()
    }
    const settling = actor.subscribe(look)
    look()
  })

/** Merges the tours a guest was shown here with those a member was shown anywhere, once for each log-in. D-49c. */
const joinMarksOf = (loadPort: LoadPort, actor: SessionActor, now: () => Instant): void => {
  let joined: MemberId | undefined
  actor.on("member.known", ({ member }) => {
    if (member.id === joined) return
    // What this page holds was another member's: it goes with the page.
    if (joined !== undefined) location.reload()
    joined = member.id
    import("./account-marks.ts")
      .then(({ joinMarks }) => joinMarks(loadPort, actor, now, member))
      // A failed call is repeated with the next mark, or when the page is opened again.
      .catch(() => {})
  })
  actor.on("member.gone", () => {
    joined = undefined
  })
}

/**
 * Returns whether a call that found its session over can be sent again: another tab of this browser may have begun a
 * new session meanwhile, whose bearer token this page then receives. Otherwise the member is asked to log in. D-36.
 */
export const wentOn = async (
  loadPort: LoadPort,
  before: Viewer,
  tell: (event: { readonly type: "session.changed" }) => void,
  ask: () => Promise<boolean>
): Promise<boolean> => {
  if (hasLoggedOut) return false
  const askOver = (): Promise<boolean> => {
    // They may leave the page, as for a new password, and its contents go with the session.
    if (running) setDraftsAside(running.now())
    return ask()
  }
  if (before.kind !== "member") return askOver()
  const again = async (): Promise<boolean> => {
    const isBack = await askOver()
    isDeclined = !isBack
    // What one member sent is not sent again by another one.
    return isBack && browserStores.tabMember.read() === before.member.id
  }
  isAsking = true
  try {
    const now = isOver ? undefined : await memberNow(loadPort)
    if (now === undefined) return await again()
    if (now !== before.member.id) tell({ type: "session.changed" })
    return now === before.member.id
  } finally {
    isAsking = false
  }
}

const memberNow = async (loadPort: LoadPort): Promise<MemberId | undefined> => {
  const account = await loadPort("account")
  const known = Effect.map(account.me({}), ({ member }) => member.id)
  return Effect.runPromise(Effect.catch(known, () => Effect.succeed(undefined)))
}
