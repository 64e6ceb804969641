import { isIP, isIPv4, isIPv6 } from "node:net"

/** Prefix length of an IPv6 network: one household holds that many addresses. Security 4, Limits. */
const v6Groups = 4

/**
 * The network that an address counts for in limits: an IPv4 address itself, the /64 of an IPv6 address. Ports, brackets and
 * zone ids are ignored, an IPv4 address inside IPv6 counts as IPv4.
 *
 * @returns `undefined` if the text is no address
 */
export const networkOf = (text: string): string | undefined => {
  const address = addressIn(text.trim())
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return undefined
  const groups = groupsOf(address)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (mapped) return groups.slice(6).flatMap(octets).join(".")
  return `${groups
    .slice(0, v6Groups)
    .map((group) => group.toString(16))
    .join(":")}::/64`
}

/** Returns whether an address is this machine's own: 127.0.0.0/8 or ::1. */
export const isLoopback = (address: string): boolean => {
  const plain = addressIn(address.trim())
  if (isIPv6(plain) && groupsOf(plain).every((group, place) => group === (place === 7 ? 1 : 0))) return true
  return networkOf(plain)?.startsWith("127.") ?? false
}

/** `[2001:db8::1]:443`, `10.9.9.8:443` or `fe80::1%eth0` without what is no part of the address. */
const addressIn = (text: string): string => {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  const [, beforePort] = /^([\d.]+):\d+$/.exec(text) ?? []
  const [address = ""] = (inBrackets ?? beforePort ?? text).split("%")
  return isIP(address) === 0 ? "" : address
}

/** The eight groups of a valid IPv6 address. */
const groupsOf = (address: string): ReadonlyArray<number> => {
  const [head = "", tail] = address.split("::")
  const first = numbersOf(head)
  if (tail === undefined) return first
  const last = numbersOf(tail)
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}

const numbersOf = (part: string): ReadonlyArray<number> =>
  part === ""
    ? []
    : part.split(":").flatMap((group) => {
        if (!group.includes(".")) return [Number.parseInt(group, 16)]
        const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number)
        return [a * 256 + b, c * 256 + d]
      })

const octets = (group: number): ReadonlyArray<number> => [group >> 8, group & 255]
