import { Effect } from "effect"
import { createActor, type InspectionEvent } from "xstate"
import { Unauthenticated } from "#core/account/account.errors.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { PhotoUnknown } from "#core/reviews/photos/photos.errors.ts"
import { ReviewId } from "#core/reviews/review.ts"
import { textLength } from "#core/reviews/review-text.rule.ts"
import { AlreadyReviewed, ReviewRefused } from "#core/reviews/reviews.errors.ts"
import { afterAccepted, afterRefused, nothingWritten, pauseOf } from "#core/reviews/spam-block.rule.ts"
import { writeReviewMachineOver } from "#core/reviews/write-review.machine.ts"
import type { WriteReviewPort } from "#core/reviews/write-review.port.ts"
import { type WriteReviewEvent, type WriteReviewInput, writingRules } from "#core/reviews/write-review.types.ts"
import { viewWriteReview } from "#core/reviews/write-review.view.ts"
import type { FullAnswers } from "#core/reviews/writing/answers.ts"
import { draftIn, emptyDraft, withDraft } from "#core/reviews/writing/draft.rule.ts"
import { mayWrite } from "#core/reviews/writing/may-write.ts"
import { starPartsOf } from "#core/reviews/writing/star-parts.rule.ts"
import { factsIn, factsText } from "#core/reviews/writing-facts.rule.ts"
import { someNow } from "../arbitraries.ts"
import { cachedMachines } from "../seen-machines.ts"
import { type Fate, overLine, well } from "../selling-line.ts"
import { VirtualClock } from "../virtual-clock.ts"
import type { Action } from "./naive-block.ts"

export type ReviewMachine = ReturnType<typeof writeReviewMachineOver>

export interface ReviewMutant {
  readonly says: string
  readonly rules?: Partial<typeof writingRules>
  readonly machine?: (machine: ReviewMachine) => ReviewMachine
  readonly accepted?: typeof afterAccepted
}

const sentence = "Teksturnya ringan, cepat meresap, dan tidak lengket sama sekali di kulitku yang berminyak. "
/** Texts as people send them: 180 characters, one too few, one the shop looks at first, and one it refuses. */
export const texts = {
  good: sentence.repeat(2),
  short: sentence.repeat(2).slice(0, 149),
  price: `${sentence.repeat(2)} Cuma 20rb.`,
  link: `${sentence.repeat(2)} Beli di https://toko.test saja.`
}

const asks = { parts: starPartsOf("skincare"), combinations: [], tags: [] }
/** An answer to every question but the stars. */
export const answered = { durationOfUse: "1–3 bulan", recommended: true, repurchase: true } as const
const full: FullAnswers = { ...answered, tags: [], stars: Object.fromEntries(asks.parts.map((part) => [part, 4])) }

const machines = cachedMachines<WriteReviewPort, ReviewMachine>()

/** A shop that takes reviews of one member, and the browser they write in, over a line. */
export const openReviews = ({
  fate = () => well,
  rules = writingRules,
  mutant = { says: "" },
  isMember: wasMember = true,
  inspect
}: {
  readonly fate?: () => Fate
  readonly rules?: typeof writingRules
  readonly mutant?: ReviewMutant | undefined
  readonly isMember?: boolean
  readonly inspect?: ((seen: InspectionEvent) => void) | undefined
} = {}) => {
  const clock = new VirtualClock(someNow)
  const numbers = { ...rules, ...mutant.rules }
  const now = () => instant(clock.now())

  let isMember = wasMember
  let facts = nothingWritten
  const reviewed = new Map<ProductId, number>()
  /** Products that an answer has called reviewed. */
  const known = new Set<ProductId>()
  /** Reviews of products that were known to be reviewed. */
  let again = 0
  /** Products whose review came with a photo that was not there; the form uploads it again. */
  const missed = new Set<ProductId>()
  const history: Array<Action & { readonly length: number }> = []
  /** Ends of pauses as they were emitted, with the moment. */
  const emitted: Array<{ readonly at: number; readonly until: number | undefined }> = []
  const note = (kind: Action["kind"], details: string) =>
    history.push({ at: clock.now(), kind, length: textLength(details) })
  const memberOnly = Effect.suspend(() => (isMember ? Effect.void : Effect.fail(new Unauthenticated())))
  const submit: WriteReviewPort["submitReview"] = Effect.fnUntraced(function* ({ product, details, photos = [] }) {
    if (known.has(product)) again += 1
    yield* memberOnly
    const at = now()
    yield* mayWrite(facts, at, numbers).pipe(
      Effect.tapError(({ until }) => Effect.sync(() => emitted.push({ at, until })))
    )
    if (reviewed.has(product)) return yield* new AlreadyReviewed()
    if (photos.some(({ id }) => id === "removed") && !missed.has(product)) {
      missed.add(product)
      return yield* new PhotoUnknown({ ids: [] })
    }
    if (details.includes("https:")) {
      note("refused", details)
      facts = afterRefused(facts, at, numbers)
      return yield* new ReviewRefused({ findings: [{ code: "URL", quote: "https://toko.test" }] })
    }
    note("accepted", details)
    reviewed.set(product, (reviewed.get(product) ?? 0) + 1)
    facts = (mutant.accepted ?? afterAccepted)(facts, at, numbers)
    const status = details.includes("20rb") ? "held" : "published"
    return { at, review: ReviewId(`r${product}`), status, points: status === "held" ? 0 : 1 }
  })
  const shop: WriteReviewPort = {
    submitReview: submit,
    fetchBlockState: Effect.fnUntraced(function* ({ product }) {
      yield* memberOnly
      const pause = pauseOf(facts, now(), numbers)
      emitted.push({ at: clock.now(), until: pause?.until })
      if (reviewed.has(product)) known.add(product)
      return { ...(reviewed.has(product) && { own: ReviewId(`r${product}`) }), ...(pause && { pause }) }
    })
  }

  let persisted: string | undefined
  let drafts: string | undefined
  let skew = 0
  const device = () => instant(clock.now() + skew)
  const draftOf = (product: ProductId) => {
    const { details, answers } = draftIn(drafts, product, asks, device()) ?? emptyDraft
    return { details, answers }
  }
  const tabs: Array<{ readonly hear: () => void }> = []

  const openTab = () => {
    const place = tabs.length
    const line = overLine(shop, clock, fate)
    let product = ProductId(1)
    let slept: { readonly wakesAt: number; readonly leftMs: number } | undefined
    const begin = () => {
      const input: WriteReviewInput = {
        product,
        asks,
        draft: draftOf(product),
        facts: factsIn(persisted),
        at: device()
      }
      const machine = machines(`${place} ${mutant.says} ${JSON.stringify(numbers)}`, line.port, (port) =>
        (mutant.machine ?? ((same) => same))(writeReviewMachineOver(port, numbers))
      )
      const actor = createActor(machine, { clock, input, ...(inspect && { inspect }) })
      actor.on("facts.changed", ({ facts: known }) => {
        persisted = factsText(known)
        tabs.forEach((tab, at) => {
          if (at !== place) tab.hear()
        })
      })
      actor.on("draft.changed", ({ draft }) => {
        drafts = withDraft(drafts, product, draft, device())
      })
      actor.subscribe(({ context: { pause } }) => {
        slept = pause === null ? undefined : (slept ?? { wakesAt: clock.now() + pause.leftMs, leftMs: pause.leftMs })
      })
      return actor.start()
    }
    let actor = begin()
    const say = (event: Untimed<WriteReviewEvent>): void => {
      if (actor.getSnapshot().status === "active") actor.send({ ...event, at: device() } as WriteReviewEvent)
    }
    tabs.push({ hear: () => say({ type: "facts.read", facts: factsIn(persisted) }) })
    return {
      line,
      say,
      snapshot: () => actor.getSnapshot(),
      view: () => viewWriteReview(actor.getSnapshot(), numbers),
      outcome: () => actor.getSnapshot().output,
      product: () => product,
      draft: () => draftOf(product).details,
      slept: () => slept,
      facts: () => factsIn(persisted),
      device,
      /** Loads the page again, or goes on to another product. */
      opens: (next: ProductId = product): void => {
        actor.stop()
        line.leaves()
        slept = undefined
        product = next
        actor = begin()
      }
    }
  }

  return {
    clock,
    history,
    emitted,
    reviewed,
    again: () => again,
    openTab,
    /** Has reviews of other products accepted, on another device, as long as the shop takes them. */
    writesElsewhere: (count: number): void => {
      for (let one = 0; one < count; one++)
        Effect.runSyncExit(submit({ product: ProductId(1_000 + reviewed.size), details: texts.good, ...full }))
    },
    reviewsBefore: (product: ProductId): void => void reviewed.set(product, 1),
    become: (member: boolean): void => {
      isMember = member
    },
    turnClock: (ms: number): void => {
      skew += ms
    }
  }
}

export type ReviewTab = ReturnType<ReturnType<typeof openReviews>["openTab"]>
