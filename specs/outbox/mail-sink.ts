import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { SMTPServer } from "smtp-server"

/** A mail as it arrived. */
export interface Arrived {
  readonly to: ReadonlyArray<string>
  /** Headers and body, as they were sent. */
  readonly source: string
}

/** A mail server on this machine that stores what it receives. The caller closes it. */
export interface MailSink {
  readonly url: string
  readonly arrived: ReadonlyArray<Arrived>
  /** From now on every mail is refused, or taken again. */
  readonly refuse: (refused: boolean) => void
  readonly close: () => Promise<void>
}

export const openMailSink = async (): Promise<MailSink> => {
  const arrived: Array<Arrived> = []
  let refused = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData: (stream, { envelope }, done) => {
      const take = (source: string): void => {
        if (refused) done(Object.assign(new Error("mailbox full"), { responseCode: 452 }))
        else {
          arrived.push({ to: envelope.rcptTo.map(({ address }) => address), source })
          done()
        }
      }
      // A sender that fails in the middle of a mail has sent none.
      void text(stream).then(take, () => {})
    }
  })
  // Nor is a line that breaks with a sender that was killed the sink's trouble.
  server.on("error", ({ code }: NodeJS.ErrnoException) => {
    if (code !== "ECONNRESET") throw new Error(`mail sink: ${code}`)
  })
  server.listen(0, "127.0.0.1")
  await once(server.server, "listening")
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    refuse: (now) => {
      refused = now
    },
    close: () => new Promise((done) => server.close(() => done()))
  }
}

/** A header of a mail. */
export const headerOf = ({ source }: Arrived, name: string): string | undefined =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)$`, "im").exec(source)?.[1]?.replace(/\r?\n[ \t]/g, " ")
