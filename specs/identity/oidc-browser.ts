/** Goes through a provider's pages as a browser does: follows it around, keeps its cookies, fills in its forms. */
export const throughProvider = async (start: string, login: string): Promise<string> => {
  const cookies = new Map<string, string>()
  const origin = new URL(start).origin
  let [address, form]: [string, URLSearchParams | undefined] = [start, undefined]
  for (let step = 0; step < 20; step++) {
    const answer = await fetch(address, {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form && { method: "POST", body: form })
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    form = undefined
    const to = answer.headers.get("location")
    if (to !== null) {
      address = new URL(to, address).href
      if (new URL(address).origin !== origin) return address
      continue
    }
    const page = await answer.text()
    const [, action] = /<form[^>]+action="([^"]+)"/.exec(page) ?? []
    const [, prompt] = /name="prompt" value="(\w+)"/.exec(page) ?? []
    if (action === undefined || prompt === undefined) throw new Error(`no form at ${address}: ${page.slice(0, 500)}`)
    address = new URL(action, address).href
    form = new URLSearchParams({ prompt, ...(prompt === "login" && { login, password: "whatever" }) })
  }
  throw new Error("the provider leads nowhere")
}
