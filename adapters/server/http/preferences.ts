import { safePath } from "#core/account/login/destination.rule.ts"
import { preferenceCookie } from "../pages/redirects.ts"
import { callLanguage } from "./caller.ts"
import type { Context, Server } from "./hono.ts"
import { formOf } from "./overfull.ts"
import { problemResponse } from "./problem.ts"

/** The forms that change language and theme; they work before any script has loaded. D-78. */
export const servePreferences = (app: Server, origin: (context: Context) => string): void => {
  app.post("/language", (context) => choose(context, origin(context), "lang", ["id", "en"]))
  app.post("/theme", (context) => choose(context, origin(context), "theme", ["light", "dark", "system"]))
}

const choose = async (
  context: Context,
  origin: string,
  cookie: string,
  choices: ReadonlyArray<string>
): Promise<Response> => {
  const form = await formOf({ text: () => context.req.text() })
  if (form === undefined) return problemResponse({ status: 400, code: "MALFORMED_BODY" }, callLanguage(context))
  const value = choices.find((known) => known === form.get("value"))
  const headers = new Headers({ location: backTo(form.get("back"), context.req.header("referer"), origin) })
  headers.set("cache-control", "no-store")
  const secure = origin.startsWith("https:")
  if (value === "system") headers.set("set-cookie", `${cookie}=; Path=/; Max-Age=0; SameSite=Lax`)
  else if (value !== undefined) headers.set("set-cookie", preferenceCookie(cookie, value, secure))
  return new Response(null, { status: 303, headers })
}

/** Only a path of this shop: never another site. D-11. */
const backTo = (given: unknown, referer: string | undefined, origin: string): string => {
  // A page for what is missing is drawn for its route's pattern, not for its address.
  const isAddress = typeof given === "string" && given !== "" && !/\/[*:]/.test(given)
  const wanted = isAddress ? given : referer
  if (wanted === undefined || !URL.canParse(wanted, origin)) return "/"
  const url = new URL(wanted, origin)
  // The choice counts, not the language of the address.
  url.searchParams.delete("lang")
  // A path that begins with two slashes is another host.
  return url.origin === origin ? (safePath(url.pathname + url.search) ?? "/") : "/"
}
