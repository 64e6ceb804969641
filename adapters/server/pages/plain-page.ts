import type { Language } from "#core/kernel/text.ts"
import { pagePolicy } from "../http/security.ts"

/** Returns a page that needs neither the screens nor the database: a title, what follows it as HTML, and a link home. */
export const plainPage = ({
  language,
  status,
  title,
  more,
  shopName,
  headers = {}
}: {
  readonly language: Language
  readonly status: number
  readonly title: string
  /** HTML. */
  readonly more: string
  readonly shopName: string
  readonly headers?: Readonly<Record<string, string>>
}): Response => {
  const name = escapeHtml(shopName)
  return new Response(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · ${name}</title><link rel="stylesheet" href="/api/openapi.css"></head><body><main><h1>${escapeHtml(title)}</h1>${more}<p><a href="/">${name}</a></p></main></body></html>`,
    {
      status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-language": language,
        "cache-control": "no-store",
        "content-security-policy": pagePolicy([]),
        ...headers
      }
    }
  )
}

/** Returns text escaped for HTML, also for an attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;").replaceAll("\u0000", "")
