/** Responds with the address that a page has now. */
export const movedTo = (to: string): Response =>
  new Response(null, { status: 301, headers: { location: to, "cache-control": "public, max-age=3600" } })

/** Responds to `?lang=id`: Indonesian is at the plain address, and remembered. D-78. */
export const inIndonesian = (url: URL): Response => {
  const next = new URL(url)
  next.searchParams.delete("lang")
  return new Response(null, {
    status: 302,
    headers: {
      location: next.pathname + next.search,
      "set-cookie": preferenceCookie("lang", "id", url.protocol === "https:"),
      "cache-control": "no-store"
    }
  })
}

/** Returns the header that stores a preference of the browser for a year. */
export const preferenceCookie = (name: string, value: string, secure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? "; Secure" : ""}`
