import type { Cells } from "#adapters/merchant/cells.ts"
import type { SpecShop } from "#specs/shop.ts"

interface Reply {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: the answer of an ops call, looked into by the facts below
  readonly body: any
}

/** What an operator's command asks of the setup of a shop. */
export const setupCalls = (shop: () => SpecShop) => {
  const headers = (token = shop().shop.opsToken) => ({
    authorization: `Bearer ${token}`,
    "content-type": "application/json"
  })
  const exported = async (part: string): Promise<ReadonlyArray<Cells>> =>
    (await (await shop().ask(`/ops/setup/${part}`, { headers: headers() })).json()).data
  const put = async (
    given: Readonly<Record<string, ReadonlyArray<Cells>>>,
    { dryRun = false, removeOthers = false, token = shop().shop.opsToken, note = "" } = {}
  ): Promise<Reply> => {
    const answer = await shop().ask("/ops/setup", {
      method: "POST",
      headers: headers(token),
      body: JSON.stringify({
        parts: given,
        name: "Sari",
        dry_run: dryRun,
        remove_others: removeOthers,
        ...(note && { note })
      })
    })
    return { status: answer.status, body: await answer.json() }
  }
  return { exported, put }
}
