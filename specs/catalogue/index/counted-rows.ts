import type { Db, Session } from "#adapters/postgres/engine/db.ts"

/** Returns a database that counts the rows it reads, and how many there were since it was last asked. */
export const countingRows = (db: Db): { readonly counted: Db; readonly rowsRead: () => number } => {
  let rows = 0
  const ask: Session["ask"] = (question) =>
    db.ask((on) =>
      question(
        on.withPlugin({
          transformQuery: ({ node }) => node,
          transformResult: async ({ result }) => {
            rows += result.rows.length
            return result
          }
        })
      )
    )
  return {
    counted: { ...db, ask, replica: { ask } },
    rowsRead: () => {
      const read = rows
      rows = 0
      return read
    }
  }
}
