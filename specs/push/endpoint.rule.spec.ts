import { describe, expect, it } from "vitest"
import { isPushEndpoint, isPushSubscription } from "#core/push/endpoint.rule.ts"
import { endpointLength } from "#core/push/push.ts"

const point = `B${"A".repeat(86)}`
const secret = "A".repeat(22)

describe("the address of a subscription", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/dX3:APA91bH",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
    "https://wns2-sg2p.notify.windows.com/w/?token=BQYAAAB%2b",
    "https://web.push.apple.com/QGuQyavXutnMH"
  ])("is one of a known push service: %s", (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true))

  // Whatever the shop's servers can reach and the internet cannot, and whatever reads differently in another parser.
  it.each([
    "",
    "https://fcm.googleapis.com",
    "https://fcm.googleapis.com/",
    "http://fcm.googleapis.com/fcm/send/a",
    "HTTPS://fcm.googleapis.com/fcm/send/a",
    "https://fcm.googleapis.com:8443/fcm/send/a",
    "https://fcm.googleapis.com:443/fcm/send/a",
    "https://user@fcm.googleapis.com/a",
    "https://fcm.googleapis.com@127.0.0.1/a",
    "https://127.0.0.1\\@fcm.googleapis.com/a",
    "https://fcm.googleapis.com/a#b",
    "https://fcm.googleapis.com/a b",
    "https://fcm.googleapis.com/a\nhost: x",
    "https://fcm.googleapis.com.evil.example/a",
    "https://evilpush.apple.com/a",
    "https://push.apple.com/a",
    "https://xfcm.googleapis.com/a",
    "https://localhost/a",
    "https://127.0.0.1/a",
    "https://0177.0.0.1/a",
    "https://2130706433/a",
    "https://[::1]/a",
    "https://[::ffff:169.254.169.254]/a",
    "https://169.254.169.254/latest/meta-data",
    "https://10.0.0.8/a",
    "https://192.168.1.1/a",
    "https://metadata.google.internal/a",
    "https://FCM.googleapis.com/a",
    "https://fcm.googleapis.com./a",
    "https://fсm.googleapis.com/a",
    "file:///etc/passwd",
    "data:text/plain,a",
    "//fcm.googleapis.com/a"
  ])("is refused: %j", (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false))

  it(`has at most ${endpointLength} characters`, () => {
    const start = "https://fcm.googleapis.com/"
    const of = (length: number) => start + "a".repeat(length - start.length)
    expect([isPushEndpoint(of(endpointLength)), isPushEndpoint(of(endpointLength + 1))]).toEqual([true, false])
  })

  it("may be of an origin that the settings name, and of nothing that begins like it", () => {
    const services = ["http://127.0.0.1:9000"]
    expect(isPushEndpoint("http://127.0.0.1:9000/one", services)).toBe(true)
    for (const other of ["http://127.0.0.1:90001/one", "http://127.0.0.1:9000", "http://127.0.0.1:9000@evil.example/a"])
      expect(isPushEndpoint(other, services)).toBe(false)
    expect(isPushEndpoint("http://127.0.0.1:9000/one")).toBe(false)
  })
})

describe("a subscription", () => {
  const endpoint = "https://fcm.googleapis.com/fcm/send/a"

  it("has a point of 65 bytes and a secret of 16. RFC 8291", () => {
    expect(isPushSubscription({ endpoint, p256dh: point, auth: secret })).toBe(true)
    const wrong = [
      { p256dh: point.slice(1) },
      { p256dh: `${point}A` },
      { p256dh: `A${point.slice(1)}` },
      { p256dh: point.replace(/A$/, "=") },
      { auth: secret.slice(1) },
      { auth: `${secret}A` },
      { auth: "" }
    ]
    for (const part of wrong) expect(isPushSubscription({ endpoint, p256dh: point, auth: secret, ...part })).toBe(false)
  })
})
