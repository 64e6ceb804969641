import { postJson } from "./post.ts"
import type { Deliver } from "./sender.ts"

/** The Cloud API of WhatsApp Business. D-36b, D-59. */
export interface WhatsAppAccount {
  /** With the version, `https://graph.facebook.com/v23.0`. */
  readonly url: string
  /** Number of the sender's telephone at WhatsApp, which is not the telephone number. */
  readonly phoneId: string
  readonly token: string
  /** An approved template of the category "authentication", with a button that copies the code. */
  readonly template: string
  /** An approved template of the category "utility" for the letter of an e-gift: its sender, and the link that opens it. */
  readonly giftTemplate: string
}

/**
 * Codes, and the letters of e-gifts: WhatsApp takes what begins a conversation as a template only. Another message is refused. D-22,
 * D-36b.
 */
export const whatsapp =
  ({ url, phoneId, token, template, giftTemplate }: WhatsAppAccount): Deliver =>
  ({ to, code, gift, language = "id" }, id) => {
    if (code === undefined && gift === undefined)
      return Promise.reject(new Error("there is no template for this message"))
    const parameters = (gift ? [gift.sender, gift.link] : [code]).map((text) => ({ type: "text", text }))
    return postJson(
      `${url}/${encodeURIComponent(phoneId)}/messages`,
      {
        messaging_product: "whatsapp",
        recipient_type: "individual",
        to: to.replace(/^\+/, ""),
        type: "template",
        template: {
          name: gift ? giftTemplate : template,
          language: { code: language },
          components: [
            { type: "body", parameters },
            ...(gift ? [] : [{ type: "button", sub_type: "url", index: "0", parameters }])
          ]
        },
        biz_opaque_callback_data: id
      },
      { authorization: `Bearer ${token}` }
    )
  }
