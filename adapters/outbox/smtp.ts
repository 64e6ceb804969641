import type { Deliver } from "./sender.ts"

/** Mail by the server of an address `smtp://user:password@host:port`. */
export interface Smtp {
  readonly deliver: Deliver
  readonly close: () => void
}

const connectMs = 5_000
const answerMs = 15_000

/** @param from as a reader sees it, `Pendar <toko@contoh.id>` */
export const smtp = (url: string, from: string): Smtp => {
  // The library is read with the first letter: a shop opens sooner.
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
  const host = /@([\w.-]+)>?$/.exec(from)?.[1] ?? "localhost"
  return {
    deliver: async ({ to, subject = "", text }, id) => {
      transport ??= opened()
      await (await transport).sendMail({
        from,
        to: { name: "", address: to },
        subject,
        text,
        messageId: `<${id}@${host}>`
      })
    },
    close: () => void transport?.then((one) => one.close())
  }
}
