import type { Channel, RenderedMessage } from "#adapters/outbox/sender.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { pagePolicy } from "../http/security.ts"

/** A message that went, or will go, out of the shop. Wire, Development helpers. */
export interface SentMessage extends RenderedMessage {
  readonly channel: Channel
  readonly at: Instant
}

/** Renders the messages that the shop has sent as a page: a heading for every message, its links to follow. */
export const outboxPage = (messages: ReadonlyArray<Omit<SentMessage, "at"> & { readonly at: string }>): Response => {
  const articles = messages.map(
    ({ at, channel, to, subject, text, code }) =>
      `<article><h2>${escaped(subject ?? code ?? channel)}</h2><p>${escaped(channel)} to ${escaped(to)}, <time datetime="${escaped(at)}">${escaped(at)}</time></p><pre>${linked(text)}</pre></article>`
  )
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox</title><link rel="stylesheet" href="/api/openapi.css"></head><body><main><h1>Outbox</h1>${articles.length === 0 ? "<p>Nothing was sent yet.</p>" : articles.join("")}</main></body></html>`
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": pagePolicy([])
    }
  })
}

const linked = (text: string): string =>
  escaped(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")
