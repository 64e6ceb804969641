import type { Answered } from "../../orders/shopper.ts"
import type { Calls } from "../../orders/signed-in.ts"
import { post, reviewOf } from "../../reviews/writing/review-writers.ts"
import { type BookedReview, readReviewBooks } from "./books.ts"
import type { ReviewStage } from "./stage.ts"
import { type Activity, goods, type Kind, nameOf, type Step } from "./story.ts"
import { honestText, scripts, scriptText, spamText } from "./texts.ts"

/** What a text is: what staff find in it when they read it. */
export type TextKind = "honest" | "spam" | "script"

/** What is known of a review that was stored: whose it is, and what its text is. */
export interface KnownReview {
  readonly id: string
  readonly author: string
  readonly kind: Kind
  readonly text: TextKind
  /** The script that was shared, by its number. */
  readonly script?: number
}

/** What became of a step. */
export interface Done {
  /** The answer of the shop; absent if there was nothing to do. */
  readonly answer?: Answered
  /** What was sent, if it was a text. */
  readonly sent?: TextKind
  /** The review that it was about, or that it made. */
  readonly review?: string
}

interface Doing {
  readonly stage: ReviewStage
  readonly step: Step
  readonly calls: Calls
  readonly known: Map<string, KnownReview>
}

/** Does a step, if there is anything to do. */
export const act = async (stage: ReviewStage, step: Step, known: Map<string, KnownReview>): Promise<Done> => {
  if (step.kind === "staff") return readWhatWaits(stage, known)
  const doing: Doing = { stage, step, known, calls: await stage.callsOf(step.kind, step.who) }
  const acts: Readonly<Record<Exclude<Activity, "reads what waits">, () => Promise<Done>>> = {
    "writes an honest review": () => writes(doing, "honest", honestText(step.choice)),
    "sends spam": () => writes(doing, "spam", spamText(step.choice)),
    "praises the target": () => writes(doing, "script", scriptText(step.choice)),
    "changes a review": () => changes(doing),
    "removes a review": () =>
      withOne(doing, isOwn(doing), ({ id }) => doing.calls("DELETE", `/api/public/reviews/${id}`)),
    "likes a review": () =>
      withOne(doing, isRead, ({ id }) => doing.calls("POST", `/api/public/reviews/${id}/likes`, {})),
    "likes one of the brigade": () =>
      withOne(
        doing,
        (one) => known.get(one.id)?.kind === "puppet",
        ({ id }) => doing.calls("POST", `/api/public/reviews/${id}/likes`, {})
      ),
    "reports an honest review": () =>
      withOne(
        doing,
        (one) => isRead(one) && known.get(one.id)?.text === "honest",
        ({ id }) => doing.calls("POST", `/api/public/newsfeed/${id}/reports`, { type: "fake" })
      )
  }
  return step.does === "reads what waits" ? {} : acts[step.does]()
}

const isRead = ({ status }: BookedReview): boolean => status === "published"
const isOwn =
  ({ step: { kind, who } }: Doing) =>
  ({ member_id: member }: BookedReview): boolean =>
    member === nameOf(kind, who)

const starsOf = (text: TextKind, choice: number) => {
  // A brigade gives everything it has; others are content on the whole.
  const star = (at: number): number => (text === "honest" ? 3 + (Math.floor(choice / 3 ** at) % 3) : 5)
  return {
    star_effectiveness: star(0),
    star_texture: star(1),
    star_packaging: star(2),
    star_value_for_money: star(3)
  }
}

const writes = async ({ step, calls, known }: Doing, text: TextKind, details: string): Promise<Done> => {
  const product = text === "script" ? 0 : step.product
  const answer = await post(calls, reviewOf(goods[product] ?? "", details, starsOf(text, step.choice)))
  if (answer.status !== 201) return { answer, sent: text }
  const id: string = answer.body.data._id
  const author = nameOf(step.kind, step.who)
  known.set(id, {
    id,
    author,
    kind: step.kind,
    text,
    ...(text === "script" && { script: step.choice % scripts.length })
  })
  return { answer, sent: text, review: id }
}

const changes = (doing: Doing): Promise<Done> =>
  withOne(
    doing,
    (one) => isOwn(doing)(one) && doing.known.get(one.id)?.text === "honest",
    async ({ id, version }) => {
      const { product_id: _, ...form } = reviewOf(
        "",
        honestText(doing.step.choice),
        starsOf("honest", doing.step.choice)
      )
      return doing.calls("PUT", `/api/public/reviews/${id}`, { ...form, version })
    },
    "honest"
  )

/** Does something with one of the reviews that fit, if there is one. */
const withOne = async (
  { stage, step }: Doing,
  fits: (review: BookedReview) => boolean,
  does: (review: BookedReview) => Promise<Answered>,
  sent?: TextKind
): Promise<Done> => {
  const { reviews } = await readReviewBooks(stage.db)
  const fitting = reviews.filter(fits)
  const one = fitting[step.choice % Math.max(1, fitting.length)]
  if (one === undefined) return {}
  return { answer: await does(one), review: one.id, ...(sent && { sent }) }
}

/** Staff read everything that waits, and judge rightly. */
const readWhatWaits = async ({ db, ops }: ReviewStage, known: ReadonlyMap<string, KnownReview>): Promise<Done> => {
  const { waiting, reviews } = await readReviewBooks(db)
  for (const { id, version } of reviews) {
    if (!waiting.has(id)) continue
    const isHonest = known.get(id)?.text === "honest"
    const { status, message } = isHonest
      ? await ops("reviews", "publish", id, "--version", `${version}`)
      : await ops("reviews", "hide", id, "--say", "Tidak sesuai aturan.")
    if (status !== 200) throw new Error(`staff were refused: ${status} ${message}`)
  }
  return waiting.size === 0 ? {} : { answer: { status: 200, body: {} } }
}
