import { Effect } from "effect"
import { CombinationId } from "#core/catalogue/combination.ts"
import type { Language } from "#core/kernel/text.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import en from "#ui/messages/en/server.json" with { type: "json" }
import id from "#ui/messages/id/server.json" with { type: "json" }
import { pageLanguage } from "../http/caller.ts"
import type { Context, Server } from "../http/hono.ts"
import { formOf } from "../http/overfull.ts"
import { escapeHtml, plainPage } from "./plain-page.ts"
import { shopIdentity } from "./shop-mark.ts"

const path = "/notify-me/stop"
const texts = { id: id.stop, en: en.stop }

/** Page that ends messages of a kind; it asks first, since mail programs follow links by themselves. D-49. */
export const serveUnsubscribe = (app: Server, portsFor: (language: Language) => ShopPorts): void => {
  const page = async (context: Context, status: number, title: string, more: string): Promise<Response> => {
    const language = pageLanguage(context)
    const { name } = await shopIdentity(portsFor(language))
    return plainPage({ language, status, title, more, shopName: name })
  }
  app.get(path, (context) => {
    const fields = ["combination", "email", "seal"].map(
      (name) => `<input type="hidden" name="${name}" value="${escapeHtml(context.req.query(name) ?? "")}">`
    )
    const words = texts[pageLanguage(context)]
    const form = `<form method="post" action="${path}">${fields.join("")}<button>${words.button}</button></form>`
    return page(context, 200, words.question, form)
  })
  app.post(path, async (context) => {
    const form = await formOf({ text: () => context.req.text() })
    const field = (name: string): string => form?.get(name) ?? ""
    const language = pageLanguage(context)
    const asked = {
      combination: CombinationId(field("combination").slice(0, 200)),
      email: field("email").slice(0, 200),
      signature: field("seal").slice(0, 200)
    }
    const stopped = Effect.as(portsFor(language).notify.stopNotifying(asked), "done" as const).pipe(
      Effect.catchTag("SignatureInvalid", () => Effect.succeed("broken" as const)),
      Effect.catchTag("Unavailable", () => Effect.succeed("later" as const))
    )
    const outcome = await Effect.runPromise(stopped)
    return page(context, { done: 200, broken: 403, later: 503 }[outcome], texts[language][outcome], "")
  })
}
