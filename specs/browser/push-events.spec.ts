import { describe, expect, it } from "vitest"
import { noticeIn, pageAt, storeRenewed } from "#adapters/browser/worker/push-events.ts"

const sent = { title: "Pendar", text: "Pesanan PD-261120-ABCDE sudah sampai.", path: "/orders/PD-261120-ABCDE" }
const plain = { title: "Kabar pesanan", text: "Ada kabar baru tentang pesananmu.", path: "/account/orders" }

describe("a notice in the browser", () => {
  it("shows what the shop sent", () => {
    expect(noticeIn(JSON.stringify(sent), "id-ID")).toEqual(sent)
    expect(noticeIn(JSON.stringify({ ...sent, text: "a".repeat(301) }), "id").text).toHaveLength(300)
  })

  it.each([
    undefined,
    "",
    "{",
    "null",
    "1",
    "[]",
    "{}",
    JSON.stringify({ ...sent, text: "" }),
    JSON.stringify({ ...sent, title: 5 })
  ])("shows a plain sentence for %j", (text) => {
    expect(noticeIn(text, "id-ID")).toEqual(plain)
    expect(noticeIn(text, "en-GB").text).toBe("There is news about your order.")
  })

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "/orders/../auth/logout",
    "/api/public/auth/logout",
    "/orders/PD-1?next=//evil.example",
    7
  ])("leads to an order of the shop alone, not to %j", (path) => {
    expect(noticeIn(JSON.stringify({ ...sent, path }), "id")).toEqual({ ...sent, path: "/account/orders" })
  })

  it("finds the page that shows the order already, and leaves other pages alone", () => {
    const page = (url: string) => ({ url, focus: async () => {} })
    const open = page("https://shop.test/orders/PD-1?from=bag#key=k")
    const pages = [page("https://shop.test/order"), page("https://other.test/orders/PD-1"), open]
    expect(pageAt(pages, "/orders/PD-1", "https://shop.test")).toBe(open)
    expect(pageAt(pages, "/orders/PD-2", "https://shop.test")).toBeUndefined()
    expect(pageAt([], "/orders/PD-1", "https://shop.test")).toBeUndefined()
  })

  it("is stored anew if the browser changed its subscription by itself", async () => {
    const asked: Array<readonly [unknown, RequestInit | undefined]> = []
    const send = async (to: unknown, init?: RequestInit) => {
      asked.push([to, init])
      return new Response()
    }
    const subscription = { endpoint: "https://fcm.googleapis.com/fcm/send/a", keys: { p256dh: "B", auth: "A" } }
    await storeRenewed({ toJSON: () => subscription }, send as typeof fetch)
    expect(asked).toEqual([
      [
        "/api/public/user/me/push-subscriptions",
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ endpoint: subscription.endpoint, p256dh: "B", auth: "A" })
        }
      ]
    ])
  })
})
