import { assign, emit, setup } from "xstate"
import { instant } from "../kernel/moment.ts"
import { failureAs, failureOf, placeholderActors, portActors, wasRefusedWith } from "../kernel/port-actors.ts"
import { present } from "../kernel/present.ts"
import { isSaid } from "./photos/attached.rule.ts"
import { isSameAttached, noPhotos } from "./photos/form-photos.rule.ts"
import type { PhotoUnknown } from "./photos/photos.errors.ts"
import { reviewText, textProblem } from "./review-text.rule.ts"
import type { ReviewBlocked, ReviewRefused } from "./reviews.errors.ts"
import { afterAccepted, afterRefused, pauseOf } from "./spam-block.rule.ts"
import type { BlockState, ReviewSent, WriteReviewPort } from "./write-review.port.ts"
import {
  type WriteReviewContext,
  type WriteReviewEmitted,
  type WriteReviewEvent,
  type WriteReviewInput,
  type WriteReviewOutcome,
  writingRules
} from "./write-review.types.ts"
import { fullAnswers, missingAnswers, withStars, withTag } from "./writing/answers.rule.ts"
import { emptyDraft, isEmptyDraft } from "./writing/draft.rule.ts"
import { joinedFacts } from "./writing-facts.rule.ts"

/** What is typed is never lost, whatever the shop is being asked. Rule 36. */
const typing = {
  "details.typed": { actions: ["type", "keepDraft"] },
  "part.rated": { actions: ["rate", "keepDraft"] },
  "answer.chosen": { actions: ["answer", "keepDraft"] },
  "tag.pressed": { actions: ["tag", "keepDraft"] }
} as const

/** Writing a review, with a rest after too many refused or too many written. Specification 2, 4 and 9; D-37 to D-41; machines 5. */
export const writeReviewMachine = (rules = writingRules) =>
  setup({
    types: {
      input: {} as WriteReviewInput,
      context: {} as WriteReviewContext,
      events: {} as WriteReviewEvent,
      emitted: {} as WriteReviewEmitted,
      output: {} as WriteReviewOutcome
    },
    actors: placeholderActors<WriteReviewPort>("fetchBlockState", "submitReview"),
    delays: { pauseLeft: ({ context }) => context.pause?.leftMs ?? 0 },
    guards: {
      isReviewed: ({ event }) => "output" in event && (event.output as BlockState).own !== undefined,
      isPause: ({ event }) => "output" in event && (event.output as BlockState).pause !== undefined,
      isKnownPause: ({ context }) => pauseOf(context.facts, context.now, rules) !== undefined,
      bringsPause: ({ context, event }) =>
        event.type === "facts.read" && pauseOf(joinedFacts(context.facts, event.facts), event.at, rules) !== undefined,
      isForSpam: ({ context }) => context.pause?.reason === "spam",
      isUnfit: ({ context: { details, answers, asks, photos } }) =>
        textProblem(details, rules) !== undefined ||
        missingAnswers(answers, asks).length > 0 ||
        photos.pending + photos.failed > 0 ||
        !photos.isKnown,
      isWritten: ({ context }) => !isEmptyDraft(context),
      isHeld: ({ event }) => "output" in event && (event.output as ReviewSent).status === "held",
      isGuest: wasRefusedWith<WriteReviewPort>("Unauthenticated"),
      isTaken: wasRefusedWith<WriteReviewPort>("AlreadyReviewed"),
      isBlocked: wasRefusedWith<WriteReviewPort>("ReviewBlocked"),
      arePhotosGone: wasRefusedWith<WriteReviewPort>("PhotoUnknown"),
      counts: wasRefusedWith<WriteReviewPort>("ReviewRefused")
    },
    actions: {
      stamp: assign(({ event }) => ("at" in event ? { now: event.at } : {})),
      // Refused words stay shown until they are gone from the text.
      type: assign(({ context, event }) =>
        event.type === "details.typed"
          ? {
              details: event.details,
              problem: null,
              failure: null,
              findings: context.findings.filter(({ quote }) => isSaid(quote, event.details, context.photos.attached))
            }
          : {}
      ),
      rate: assign(({ context: { answers, asks }, event }) =>
        event.type === "part.rated" ? { answers: withStars(answers, asks, event.part, event.stars) } : {}
      ),
      answer: assign(({ context: { answers }, event }) =>
        event.type === "answer.chosen" ? { answers: { ...answers, ...event.answers } } : {}
      ),
      tag: assign(({ context: { answers }, event }) =>
        event.type === "tag.pressed" ? { answers: withTag(answers, event.tag) } : {}
      ),
      adoptPhotos: assign(({ context, event }) =>
        event.type === "photos.changed"
          ? {
              photos: event.photos,
              findings: context.findings.filter(({ quote }) => isSaid(quote, context.details, event.photos.attached))
            }
          : {}
      ),
      expirePhotos: assign(({ context: { photosExpired }, event }) => ({
        photosExpired: photosExpired + 1,
        photosUnknown: failureAs<PhotoUnknown>(event, "PhotoUnknown")?.ids ?? []
      })),
      showProblem: assign(({ context }) => ({
        problem: textProblem(context.details, rules) ?? null,
        showsGaps: true
      })),
      showFailure: assign(({ event }) => ({ failure: failureOf(event)._tag })),
      showFindings: assign(({ event }) => ({ findings: (failureOf(event) as ReviewRefused).findings })),
      forgetFailure: assign({ failure: null, problem: null, findings: [] }),
      learn: assign(({ context, event }) =>
        event.type === "facts.read" ? { facts: joinedFacts(context.facts, event.facts) } : {}
      ),
      count: assign(({ context }) => ({ facts: afterRefused(context.facts, context.now, rules) })),
      adoptPause: assign(({ event }) =>
        "output" in event ? { pause: (event.output as BlockState).pause ?? null } : {}
      ),
      adoptBought: assign(({ context: { answers, asks }, event }) => {
        const [bought] = ("output" in event ? (event.output as BlockState).combinations : undefined) ?? []
        if (bought?.boughtAt === undefined) return {}
        const combination = answers.combination ?? asks.combinations.find((id) => id === bought.id) ?? null
        return { boughtAt: bought.boughtAt, answers: { ...answers, combination } }
      }),
      adoptOwn: assign(({ event }) => ("output" in event ? { review: (event.output as BlockState).own ?? null } : {})),
      adoptRefusal: assign(({ event }) => {
        const { reason, until, leftMs } = failureOf(event) as ReviewBlocked
        return { pause: { reason, until, leftMs } }
      }),
      adoptKnown: assign(({ context }) => ({ pause: pauseOf(context.facts, context.now, rules) ?? null })),
      endPause: assign(({ context }) => ({ pause: null, now: instant(context.now + (context.pause?.leftMs ?? 0)) })),
      trustShop: assign(({ context: { facts } }) => {
        const { blockedAt: _, bannedAt: __, ...rest } = facts
        return { facts: rest }
      }),
      adoptReview: assign(({ context, event }) => {
        if (!("output" in event)) return {}
        const { at, review, points } = event.output as ReviewSent
        return { facts: afterAccepted(context.facts, at, rules), review, points }
      }),
      end: assign((_, { outcome }: { readonly outcome: WriteReviewOutcome }) => ({ outcome })),
      keepFacts: emit(({ context }) => ({ type: "facts.changed" as const, facts: context.facts })),
      keepDraft: emit(({ context: { details, answers } }) => ({
        type: "draft.changed" as const,
        draft: { details, answers }
      })),
      dropDraft: emit({ type: "draft.changed" as const, draft: emptyDraft })
    }
  }).createMachine({
    id: "write-review",
    context: ({ input: { product, asks, draft, photos = noPhotos, facts, at } }) => ({
      product,
      asks,
      ...draft,
      photos,
      photosBefore: photos.attached,
      photosExpired: 0,
      photosUnknown: [],
      facts,
      pause: null,
      boughtAt: null,
      problem: null,
      showsGaps: false,
      findings: [],
      review: null,
      points: 0,
      failure: null,
      now: at,
      outcome: "left"
    }),
    output: ({ context }) => context.outcome,
    initial: "checking",
    on: { "facts.read": { actions: "learn" }, "photos.changed": { actions: "adoptPhotos" } },
    states: {
      checking: {
        meta: { spec: "2", tone: "busy" },
        description:
          "The shop is asked before a member writes in vain; its word goes before what the browser remembers.",
        on: { ...typing, "review.left": "left" },
        invoke: {
          src: "fetchBlockState",
          input: ({ context }) => ({ product: context.product }),
          onDone: [
            { guard: "isReviewed", target: "alreadyReviewed", actions: "adoptOwn" },
            { guard: "isPause", target: "paused", actions: "adoptPause" },
            { target: "writing", actions: ["trustShop", "adoptBought", "keepFacts"] }
          ],
          onError: [
            { guard: "isGuest", target: "loginWanted" },
            { guard: "isKnownPause", target: "paused", actions: "adoptKnown" },
            {
              target: "writing",
              description: "A bad line prevents no one from writing: the shop decides when it is sent."
            }
          ]
        }
      },
      paused: {
        initial: "deciding",
        on: {
          ...typing,
          "review.left": "left",
          "session.changed": { target: "checking", actions: "stamp" }
        },
        after: { pauseLeft: { target: "checking", actions: "endPause" } },
        states: {
          deciding: { always: [{ guard: "isForSpam", target: "afterMany" }, { target: "afterRefusals" }] },
          afterRefusals: {
            description: "Three in a row were refused for what they say.",
            meta: { spec: "4", tone: "bad" }
          },
          afterMany: { description: "Twenty in a quarter of an hour.", meta: { spec: "4", tone: "bad" } }
        }
      },
      writing: {
        initial: "judging",
        // Another tab may have brought a pause while this one was sending, or asked whether to discard.
        always: { guard: "isKnownPause", target: "checking" },
        on: {
          "details.typed": { target: ".judging", actions: ["type", "keepDraft"] },
          "part.rated": { target: ".judging", actions: ["rate", "keepDraft"] },
          "answer.chosen": { target: ".judging", actions: ["answer", "keepDraft"] },
          "tag.pressed": { target: ".judging", actions: ["tag", "keepDraft"] },
          "photos.changed": { target: ".judging", actions: "adoptPhotos" },
          "review.left": [{ guard: "isWritten", target: "confirming" }, { target: "left" }],
          "facts.read": [
            { guard: "bringsPause", target: "checking", actions: ["stamp", "learn"] },
            { actions: ["stamp", "learn"] }
          ],
          "session.changed": { target: "checking", actions: "stamp" }
        },
        states: {
          judging: { always: [{ guard: "isUnfit", target: "unfit" }, { target: "ready" }] },
          unfit: {
            description:
              "Too short, too long, one character over and over, a question without an answer, or a photo that is not uploaded. D-39.",
            meta: { spec: "5", tone: "idle" },
            on: { "review.sent": { actions: "showProblem" } }
          },
          ready: {
            meta: { spec: "5", tone: "ok" },
            on: {
              "review.sent": { target: "#write-review.submitting", actions: ["stamp", "forgetFailure"] }
            }
          }
        }
      },
      confirming: {
        description: "There is text: is it to be thrown away?",
        meta: { spec: "2", tone: "warn" },
        on: { "discard.confirmed": { target: "left", actions: "dropDraft" }, "discard.declined": "writing" }
      },
      submitting: {
        meta: { spec: "7", tone: "busy" },
        on: { ...typing, "review.sent": {} },
        invoke: {
          src: "submitReview",
          input: ({ context: { product, asks, answers, details, photos, photosBefore } }) => ({
            product,
            details: reviewText(details),
            ...(isSameAttached(photos.attached, photosBefore) ? {} : { photos: photos.attached }),
            ...present(fullAnswers(answers, asks), "answers")
          }),
          onDone: [
            { guard: "isHeld", target: "held", actions: ["adoptReview", "keepFacts", "dropDraft"] },
            { target: "published", actions: ["adoptReview", "keepFacts", "dropDraft"] }
          ],
          onError: [
            { guard: "isTaken", target: "alreadyReviewed", actions: "dropDraft" },
            { guard: "isGuest", target: "loginWanted" },
            { guard: "arePhotosGone", target: "writing", actions: ["expirePhotos", "showFailure"] },
            { guard: "isBlocked", target: "paused", actions: ["adoptRefusal", "showFailure"] },
            { guard: "counts", target: "counting", actions: ["count", "keepFacts", "showFailure", "showFindings"] },
            { target: "writing", actions: "showFailure" }
          ]
        }
      },
      counting: {
        always: [{ guard: "isKnownPause", target: "checking" }, { target: "writing" }]
      },
      published: {
        type: "final",
        meta: { spec: "4", tone: "ok" },
        entry: { type: "end", params: { outcome: "published" } }
      },
      held: {
        type: "final",
        description: "It is looked at before readers see it. D-41.",
        meta: { spec: "4", tone: "ok" },
        entry: { type: "end", params: { outcome: "held" } }
      },
      alreadyReviewed: {
        type: "final",
        meta: { spec: "4", tone: "warn" },
        entry: { type: "end", params: { outcome: "alreadyReviewed" } }
      },
      loginWanted: {
        type: "final",
        description: "The member comes back here after the log-in. Specification 4, Reviews.",
        meta: { spec: "4", tone: "idle" },
        entry: { type: "end", params: { outcome: "loginWanted" } }
      },
      left: { type: "final", meta: { spec: "2", tone: "idle" }, entry: { type: "end", params: { outcome: "left" } } }
    }
  })

/**
 * Returns the machine of a review that is written, over its port, with the limits of the specification or the given
 * ones.
 */
export const writeReviewMachineOver = ({ fetchBlockState, submitReview }: WriteReviewPort, rules = writingRules) =>
  writeReviewMachine(rules).provide({ actors: portActors<WriteReviewPort>({ fetchBlockState, submitReview }) })
