/**
 * The mailbox that an address belongs to: what sends and messages to one receiver are counted by, never an identity. Upper
 * case and what follows a plus do not count, except a plus at the beginning: it is the name itself. Gmail ignores dots, too, and
 * `googlemail.com` is the same host. Numbers stay as they are. Decision 0032.
 *
 * @param to an address or a number; `Ayu+toko@x.id` arrives where `ayu@x.id` does
 */
export const mailboxOf = (to: string): string => {
  const whole = to.trim().toLowerCase()
  const at = whole.lastIndexOf("@")
  if (at < 0) return whole
  const [name, host] = [whole.slice(0, at).replace(/(?<=[^+])\+.*$/, ""), whole.slice(at + 1)]
  return gmailHosts.has(host) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`
}

const gmailHosts: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"])
