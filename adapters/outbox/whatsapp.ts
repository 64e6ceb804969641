import { postJson } from "./post-json.ts"
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
}

/** Codes alone: WhatsApp takes what begins a conversation as a template only. A message without a code is refused. */
export const whatsapp =
  ({ url, phoneId, token, template }: WhatsAppAccount): Deliver =>
  ({ to, code, language = "id" }, id) => {
    if (code === undefined) return Promise.reject(new Error("there is no template for this message"))
    const parameters = [{ type: "text", text: code }]
    return postJson(
      `${url}/${encodeURIComponent(phoneId)}/messages`,
      {
        messaging_product: "whatsapp",
        recipient_type: "individual",
        to: to.replace(/^\+/, ""),
        type: "template",
        template: {
          name: template,
          language: { code: language },
          components: [
            { type: "body", parameters },
            { type: "button", sub_type: "url", index: "0", parameters }
          ]
        },
        biz_opaque_callback_data: id
      },
      { authorization: `Bearer ${token}` }
    )
  }
