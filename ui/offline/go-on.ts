import { whenNotTyping } from "../shop/when-not-typing.ts"

/** How long a page says that there is a connection again before it is left, in milliseconds. Mock offline-mobile. */
const saidMs = 2_000

/** Address of the page that the offline page stands for; another site could have led here. */
export const pageBehind = (search: string): string => {
  const from = new URLSearchParams(search).get("from") ?? "/"
  return /^\/(?![/\\])/.test(from) ? from : "/"
}

/** Reloads a page that was opened without a connection, or opens the one that the offline page stands for, unless something is being typed. */
export const goOn = (): void => {
  setTimeout(
    () =>
      whenNotTyping(() => {
        if (location.pathname === "/offline") location.replace(pageBehind(location.search))
        else location.reload()
      }),
    saidMs
  )
}

/** Goes on if the shop answers; a device that only believes it is connected stays, or it would come back every two seconds. */
export const goOnIfAnswered = (): Promise<void> =>
  fetch("/healthz", { cache: "no-store" }).then(
    ({ ok }) => {
      if (ok) goOn()
    },
    () => {}
  )
