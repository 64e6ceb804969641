import type { Deliver } from "./sender.ts"

/** Mail by the server of an address `smtp://user:password@host:port`. */
export interface Smtp {
  readonly deliver: Deliver
  readonly close: () => void
}

const connectMs = 5_000
const answerMs = 15_000

/** Sender of a message: a text as `Toko <halo@contoh.id>`, or its parts. */
export type MailSender = string | { readonly name: string; readonly address: string }

/** @param sender present sender of messages; throws if no sender is set, and the message waits */
export const smtp = (url: string, sender: () => MailSender): Smtp => {
  // The library is loaded with the first message: a shop opens sooner.
  const opened = async () => {
    const { createTransport } = await import("nodemailer")
    return createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: answerMs,
      // A text is all that is ever sent: nothing is fetched or read from disk on behalf of a message.
      disableFileAccess: true,
      disableUrlAccess: true
    })
  }
  let transport: ReturnType<typeof opened> | undefined
  return {
    deliver: async ({ to, subject = "", text }, id) => {
      const from = sender()
      transport ??= opened()
      await (await transport).sendMail({
        from: typeof from === "string" ? from : { ...from },
        to: { name: "", address: to },
        subject,
        text,
        messageId: `<${id}@${hostOf(from)}>`
      })
    },
    close: () => void transport?.then((one) => one.close())
  }
}

const hostOf = (from: MailSender): string =>
  /@([\w.-]+)>?$/.exec(typeof from === "string" ? from : from.address)?.[1] ?? "localhost"
