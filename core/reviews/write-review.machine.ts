import { assign, emit, setup } from "xstate"
import type { CombinationId } from "../catalogue/combination.ts"
import type { ProductId } from "../catalogue/product.ts"
import { type Instant, instant } from "../kernel/moment.ts"
import { failureOf, placeholderActors, portActors, wasRefusedWith } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import type { Pause } from "./pause.ts"
import { reviewText, type TextProblem, type TextRules, textProblem, textRules } from "./review-text.rule.ts"
import type { ReviewBlocked } from "./reviews.errors.ts"
import {
  afterAccepted,
  afterRefused,
  pauseOf,
  type SpamRules,
  spamRules,
  type WritingFacts
} from "./spam-block.rule.ts"
import type { WriteReviewPort } from "./write-review.port.ts"
import { joinedFacts } from "./writing-facts.rule.ts"

/** The numbers of writing a review. */
export const writingRules: SpamRules & TextRules = { ...spamRules, ...textRules }

/** Input of the form of a review. */
export interface WriteReviewInput {
  readonly product: ProductId
  readonly combination?: CombinationId
  /** As it was left in this browser. */
  readonly details: string
  /** What this browser remembers; the shop's facts have precedence. */
  readonly facts: WritingFacts
  readonly at: Instant
}

interface WriteReviewContext {
  readonly product: ProductId
  readonly combination: CombinationId | null
  readonly details: string
  readonly facts: WritingFacts
  readonly pause: Pause | null
  readonly problem: TextProblem | null
  /** Tag of what went wrong last. */
  readonly failure: string | null
  /** The moment of the last event. */
  readonly now: Instant
  readonly outcome: WriteReviewOutcome
}

/** Events of the form of a review. */
export type WriteReviewEvent = Timed<
  | { readonly type: "details.typed"; readonly details: string }
  | { readonly type: "review.sent" }
  | { readonly type: "review.left" }
  | { readonly type: "discard.confirmed" }
  | { readonly type: "discard.declined" }
  /** Another tab has had a review accepted or refused. */
  | { readonly type: "facts.read"; readonly facts: WritingFacts }
  /** A member logged in or out. */
  | { readonly type: "session.changed" }
>

/** What this browser is to store. */
export type WriteReviewEmitted =
  /** To be stored for this product; an empty one is deleted. */
  | { readonly type: "draft.changed"; readonly details: string }
  | { readonly type: "facts.changed"; readonly facts: WritingFacts }

/** How the form of a review ended. */
export type WriteReviewOutcome = "published" | "alreadyReviewed" | "loginWanted" | "left"

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
      isReviewed: ({ event }) => "output" in event && (event.output as { isReviewed?: boolean }).isReviewed === true,
      isPause: ({ event }) => "output" in event && (event.output as { pause?: Pause }).pause !== undefined,
      isKnownPause: ({ context }) => pauseOf(context.facts, context.now, rules) !== undefined,
      bringsPause: ({ context, event }) =>
        event.type === "facts.read" && pauseOf(joinedFacts(context.facts, event.facts), event.at, rules) !== undefined,
      isForSpam: ({ context }) => context.pause?.reason === "spam",
      isUnfit: ({ context }) => textProblem(context.details, rules) !== undefined,
      isWritten: ({ context }) => reviewText(context.details) !== "",
      isGuest: wasRefusedWith<WriteReviewPort>("Unauthenticated"),
      isTaken: wasRefusedWith<WriteReviewPort>("AlreadyReviewed"),
      isBlocked: wasRefusedWith<WriteReviewPort>("ReviewBlocked"),
      counts: wasRefusedWith<WriteReviewPort>("ReviewRefused")
    },
    actions: {
      stamp: assign(({ event }) => ("at" in event ? { now: event.at } : {})),
      type: assign(({ event }) =>
        event.type === "details.typed" ? { details: event.details, problem: null, failure: null } : {}
      ),
      showProblem: assign(({ context }) => ({ problem: textProblem(context.details, rules) ?? null })),
      showFailure: assign(({ event }) => ({ failure: failureOf(event)._tag })),
      forgetFailure: assign({ failure: null, problem: null }),
      learn: assign(({ context, event }) =>
        event.type === "facts.read" ? { facts: joinedFacts(context.facts, event.facts) } : {}
      ),
      count: assign(({ context }) => ({ facts: afterRefused(context.facts, context.now, rules) })),
      adoptPause: assign(({ event }) =>
        "output" in event ? { pause: (event.output as { pause?: Pause }).pause ?? null } : {}
      ),
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
      end: assign((_, { outcome }: { readonly outcome: WriteReviewOutcome }) => ({ outcome })),
      keepFacts: emit(({ context }) => ({ type: "facts.changed" as const, facts: context.facts })),
      keepDraft: emit(({ context }) => ({ type: "draft.changed" as const, details: context.details })),
      dropDraft: emit({ type: "draft.changed", details: "" })
    }
  }).createMachine({
    id: "write-review",
    context: ({ input: { product, combination, details, facts, at } }) => ({
      product,
      combination: combination ?? null,
      details,
      facts,
      pause: null,
      problem: null,
      failure: null,
      now: at,
      outcome: "left"
    }),
    output: ({ context }) => context.outcome,
    initial: "checking",
    on: { "facts.read": { actions: "learn" } },
    states: {
      checking: {
        meta: { spec: "2", tone: "busy" },
        description:
          "The shop is asked before anybody writes in vain; its word goes before what the browser remembers.",
        on: { "review.left": "left" },
        invoke: {
          src: "fetchBlockState",
          input: ({ context }) => ({ product: context.product }),
          onDone: [
            { guard: "isReviewed", target: "alreadyReviewed" },
            { guard: "isPause", target: "paused", actions: "adoptPause" },
            { target: "writing", actions: ["trustShop", "keepFacts"] }
          ],
          onError: [
            { guard: "isGuest", target: "loginWanted" },
            { guard: "isKnownPause", target: "paused", actions: "adoptKnown" },
            {
              target: "writing",
              description: "Nobody is kept from writing by a bad line: the shop decides when it is sent."
            }
          ]
        }
      },
      paused: {
        initial: "deciding",
        on: {
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
        on: {
          "details.typed": { target: ".judging", actions: ["type", "keepDraft"] },
          "review.left": [{ guard: "isWritten", target: "confirming" }, { target: "left" }],
          "facts.read": [
            { guard: "bringsPause", target: "checking", actions: ["stamp", "learn"] },
            { actions: "learn" }
          ],
          "session.changed": { target: "checking", actions: "stamp" }
        },
        states: {
          judging: { always: [{ guard: "isUnfit", target: "unfit" }, { target: "ready" }] },
          unfit: {
            description: "Too short, too long, or one character over and over. D-39.",
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
        on: { "review.sent": {}, "details.typed": {} },
        invoke: {
          src: "submitReview",
          input: ({ context: { product, combination, details } }) => ({
            product,
            ...(combination !== null && { combination }),
            details: reviewText(details)
          }),
          onDone: {
            target: "published",
            actions: [
              assign(({ context, event }) => ({ facts: afterAccepted(context.facts, event.output.at, rules) })),
              "keepFacts",
              "dropDraft"
            ]
          },
          onError: [
            { guard: "isTaken", target: "alreadyReviewed", actions: "dropDraft" },
            { guard: "isGuest", target: "loginWanted" },
            { guard: "isBlocked", target: "paused", actions: ["adoptRefusal", "showFailure"] },
            { guard: "counts", target: "counting", actions: ["count", "keepFacts", "showFailure"] },
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
      alreadyReviewed: {
        type: "final",
        meta: { spec: "4", tone: "warn" },
        entry: { type: "end", params: { outcome: "alreadyReviewed" } }
      },
      loginWanted: {
        type: "final",
        description: "Whoever logs in comes back here. Specification 4, Reviews.",
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
