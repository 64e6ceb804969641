import { keepSecret } from "#specs/house/scanned-logs.ts"

/** An answer with everything a spec looks at. */
export interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly cookies: ReadonlyArray<string>
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes are looked into
  readonly body: any
}

type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** A browser over calls: it stores cookies and sends its origin. */
export interface Viewer {
  readonly post: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Answered>
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answered>
  /** The cookie of this browser's session. */
  readonly sid: () => string | undefined
  readonly jar: Map<string, string>
  /** The code that was sent last to a receiver. */
  readonly codeFor: (to: string) => Promise<string>
  /** Asks for a code, reads it, and returns its proof. */
  readonly proofOf: (entity: string, to: Destination) => Promise<string>
  readonly register: (who: Newcomer) => Promise<Answered>
}

export type Destination = { readonly phone_no: string; readonly phone_code: string } | { readonly email: string }

export interface Newcomer {
  readonly name: string
  readonly phone: string
  readonly password?: string
}

export const viewerAt = (ask: Ask, origin = "http://shop.test"): Viewer => {
  const jar = new Map<string, string>()
  const call = async (method: string, path: string, body: unknown, headers: Readonly<Record<string, string>>) => {
    const answer = await ask(path, {
      method,
      headers: {
        origin,
        ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers
      },
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    const cookies = answer.headers.getSetCookie()
    for (const cookie of cookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === "") jar.delete(name)
      else jar.set(name, value)
    }
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, cookies, body: text === "" ? undefined : JSON.parse(text) }
  }
  const at = (path: string): string => (/^\/(api|dev)\//.test(path) ? path : `/api/public${path}`)
  const post: Viewer["post"] = (path, body, headers = {}) => call("POST", at(path), body, headers)
  const get: Viewer["get"] = (path, headers = {}) => call("GET", at(path), undefined, headers)
  const codeFor: Viewer["codeFor"] = async (to) => {
    const { body } = await get(`/dev/outbox?to=${encodeURIComponent(to)}`)
    const { code } = body.data.find((message: { readonly code?: string }) => message.code !== undefined)
    keepSecret(code)
    return code
  }
  const proofOf: Viewer["proofOf"] = async (entity, to) => {
    const mode = "email" in to ? "email" : "sms"
    const sent = await post("/auth/otp/code", { mode, entity, ...to })
    if (sent.status !== 200) throw new Error(`no code: ${JSON.stringify(sent.body)}`)
    const value = "email" in to ? to.email : to.phone_no
    const verified = await post("/auth/otp/verify", {
      entity,
      entity_value: value,
      hash: sent.body.data.hash,
      code: await codeFor(value)
    })
    return verified.body.data.otp_hash
  }
  return {
    post,
    get,
    jar,
    codeFor,
    proofOf,
    sid: () => jar.get("sid"),
    register: async ({ name, phone, password = "rahasia1" }) => {
      keepSecret(password)
      const number = { phone_no: phone, phone_code: "+62" }
      return post("/auth/register", {
        acquisition_source: "web",
        email: `${name}@anggota.test`,
        user_name: name,
        password,
        first_name: "Ayu",
        last_name: "Lestari",
        gender: "Female",
        salute: "Ms",
        ...number,
        otp_hash: await proofOf("verification", number)
      })
    }
  }
}
