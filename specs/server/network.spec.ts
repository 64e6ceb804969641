import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { clientAddress } from "#adapters/server/http/caller.ts"
import { isLoopback, networkOf } from "#adapters/server/http/network.ts"
import { runs } from "#specs/arbitraries.ts"

describe("the network of an address", () => {
  it.each([
    ["10.9.9.8", "10.9.9.8"],
    ["10.9.9.8:51234", "10.9.9.8"],
    ["::ffff:10.9.9.8", "10.9.9.8"],
    ["::FFFF:a09:908", "10.9.9.8"],
    ["2001:DB8::i:1".replace("i", "1"), "2001:db8:0:0::/64"],
    ["2001:0db8:0000:0000:9:8:7:6", "2001:db8:0:0::/64"],
    ["[2001:db8::5]:443", "2001:db8:0:0::/64"],
    ["2001:db8:0:1::5", "2001:db8:0:1::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::", "0:0:0:0::/64"],
    ["unknown", undefined],
    ["", undefined],
    ["2001:db8::1::2", undefined]
  ])("of %j is %j", (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it("is the same for every address of an IPv6 /64, however it is written", () =>
    fc.assert(
      fc.property(fc.ipV6(), fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 }), (address, rest) => {
        const { hostname } = new URL(`http://[${address}]`)
        const groups = networkOf(hostname)
        expect(groups).toBe(networkOf(address))
        if (groups === undefined || !groups.endsWith("::/64")) return
        const neighbour = `${groups.slice(0, -5)}:${rest.map((group) => group.toString(16)).join(":")}`
        const mapped = neighbour.startsWith("0:0:0:0:0:ffff:")
        if (!mapped) expect(networkOf(neighbour)).toBe(groups)
      }),
      runs(200)
    ))

  it("is the one that the outermost trusted proxy saw, else the socket's", () => {
    expect(clientAddress("10.0.0.1", "6.6.6.6, 203.0.113.9:4711", 1)).toBe("203.0.113.9")
    expect(clientAddress("10.0.0.1", "6.6.6.6", 0)).toBe("10.0.0.1")
    expect(clientAddress("10.0.0.1", undefined, 1)).toBe("10.0.0.1")
    expect(clientAddress(undefined, "nonsense", 1)).toBe("unknown")
  })

  it("tells this machine from others", () => {
    expect(["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1", "[::1]:80"].every(isLoopback)).toBe(true)
    expect(["10.0.0.1", "::2", "::ffff:10.0.0.1", "", "localhost", "128.0.0.1"].some(isLoopback)).toBe(false)
  })
})
