import { assign, setup } from "xstate"
import type { Tag } from "../../catalogue/product.ts"
import { placeholderActors, portActors } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"
import { type Recommendation, type Recommendations, recommendationsPerPage } from "./recommendation.ts"
import type { RecommendationsPort } from "./recommendations.port.ts"

/** Recommendations as far as they were read. */
export interface RecommendationsContext {
  /** Each product once. */
  readonly items: ReadonlyArray<Recommendation>
  readonly total: number
  /** How many places of the list were read. */
  readonly read: number
  readonly answers: ReadonlyArray<Tag>
  /** How many to read first: as many as the reader had seen before they left the page. */
  readonly first: number
}

/** Events of a member's recommendations. */
export type RecommendationsEvent = Timed<
  | { readonly type: "more.wanted" }
  | { readonly type: "retry.wanted" }
  | { readonly type: "connection.returned" }
  /** The beauty profile has changed. */
  | { readonly type: "taste.changed" }
>

/** A member's recommendations, ten at a time; read again when the beauty profile changes. Specification 2, Recommendation. */
export const recommendationsMachine = setup({
  types: {
    input: {} as { readonly first?: number | undefined },
    context: {} as RecommendationsContext,
    events: {} as RecommendationsEvent
  },
  actors: placeholderActors<RecommendationsPort>("recommendations"),
  guards: { hasMore: ({ context: { read, total } }) => read < total },
  actions: {
    adopt: assign(({ event }) => {
      if (!("output" in event)) return {}
      const { items, total, answers } = event.output as Recommendations
      return { items, total, answers, read: items.length }
    }),
    append: assign(({ context: { items, read }, event }) => {
      if (!("output" in event)) return {}
      const page = event.output as Recommendations
      const more = page.items.filter(({ product }) => items.every((one) => one.product.id !== product.id))
      return {
        items: [...items, ...more],
        total: page.items.length === 0 ? read : page.total,
        read: read + page.items.length
      }
    })
  }
}).createMachine({
  id: "recommendations",
  context: ({ input: { first } }) => ({
    items: [],
    total: 0,
    read: 0,
    answers: [],
    first: Math.max(first ?? 0, recommendationsPerPage)
  }),
  initial: "reading",
  on: { "taste.changed": ".reading" },
  states: {
    reading: {
      meta: { spec: "2", tone: "busy" },
      invoke: {
        src: "recommendations",
        input: ({ context: { first } }) => ({ skip: 0, limit: first }),
        onDone: { target: "shown", actions: "adopt" },
        onError: "failed"
      }
    },
    failed: {
      meta: { spec: "8", tone: "bad" },
      on: { "retry.wanted": "reading", "connection.returned": "reading" }
    },
    shown: {
      meta: { spec: "2", tone: "ok" },
      on: { "more.wanted": { guard: "hasMore", target: "readingMore" } }
    },
    readingMore: {
      meta: { spec: "2", tone: "busy" },
      invoke: {
        src: "recommendations",
        input: ({ context: { read } }) => ({ skip: read, limit: recommendationsPerPage }),
        onDone: { target: "shown", actions: "append" },
        onError: "stuck"
      }
    },
    stuck: {
      meta: { spec: "8", tone: "bad" },
      on: { "more.wanted": "readingMore", "connection.returned": "readingMore" }
    }
  }
})

/** Returns the machine of a member's recommendations over its port. */
export const recommendationsMachineOver = ({ recommendations }: RecommendationsPort) =>
  recommendationsMachine.provide({ actors: portActors<RecommendationsPort>({ recommendations }) })
