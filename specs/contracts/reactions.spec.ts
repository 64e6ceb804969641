import { type MarkedReview, memoryReactions } from "#adapters/memory/reviews/reactions.memory.ts"
import { engines } from "#specs/database.ts"
import { reactingDatabase, reactionsIn } from "./reacting-database.ts"
import { memberOf, type ReactingShop, reactionFacts, reviewOf } from "./reactions.ts"

const inMemory = async (): Promise<ReactingShop> => {
  const reviews = (): ReadonlyArray<MarkedReview> =>
    [0, 1, 2, 3].map((place) => ({
      id: reviewOf(place),
      writer: memberOf(place),
      importedLikes: place,
      status: "published"
    }))
  let store = memoryReactions(reviews())
  return {
    store: {
      read: (...asked) => store.read(...asked),
      mark: (...asked) => store.mark(...asked),
      report: (...asked) => store.report(...asked)
    },
    reset: async () => {
      store = memoryReactions(reviews())
    },
    close: async () => {}
  }
}

reactionFacts("in memory", inMemory)

for (const engine of engines)
  reactionFacts(`stored by ${engine}`, async () => {
    const { db, reset } = await reactingDatabase(engine)
    return { store: reactionsIn(db), reset, close: db.close }
  })
