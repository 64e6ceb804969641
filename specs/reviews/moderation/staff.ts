import { Effect } from "effect"
import { requestOf } from "#adapters/server/ops/ops-commands.ts"
import type { OpsRequest } from "#adapters/server/ops/ops-request.ts"
import type { ServedShop } from "#specs/orders/served-shop.ts"

/** The command that was typed, by Sari. */
export const command = (...words: ReadonlyArray<string>): OpsRequest => {
  const request = requestOf([...words, "--as", "Sari"])
  if (request === undefined) throw new Error("help was requested")
  return request
}

/** A shop that staff reach. */
export interface StaffedShop extends Pick<ServedShop, "ask"> {
  readonly shop: Pick<ServedShop["shop"], "opsToken">
}

/** Sends commands to a shop as `npm run ops` does. */
export const staffAt = (served: StaffedShop) => {
  const send = async (
    { method, path, body, tell }: OpsRequest,
    headers: Readonly<Record<string, string>> = { authorization: `Bearer ${served.shop.opsToken}` }
  ) => {
    const answer = await served.ask(path, {
      method,
      headers: { "content-type": "application/json", "accept-language": "en", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    const { data, code, message } = await answer.json()
    return { status: answer.status, code, message, said: answer.ok ? tell(data).join("\n") : "" }
  }
  return { send, ops: (...words: ReadonlyArray<string>) => send(command(...words)) }
}

/** Lets members prove their e-mail addresses. */
export const proveAddresses = (served: ServedShop, ...names: ReadonlyArray<string>): Promise<unknown> =>
  Effect.runPromise(
    served.shop.db.ask((on) =>
      on
        .updateTable("members")
        .set({ email_verified: true })
        .where("id", "in", [...names])
        .execute()
    )
  )

/** A stored review by its id. */
export const storedReview = (served: ServedShop, id: string) =>
  Effect.runPromise(
    served.shop.db.ask((on) => on.selectFrom("reviews").selectAll().where("id", "=", id).executeTakeFirst())
  )
