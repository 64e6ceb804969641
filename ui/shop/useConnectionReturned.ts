import { useEffect } from "react"

/** Sends to the machine of a screen that the browser has a connection again: it asks for what it lacks. */
export const useConnectionReturned = (send: (event: { readonly type: "connection.returned" }) => void): void => {
  useEffect(() => {
    const returned = () => send({ type: "connection.returned" })
    addEventListener("online", returned)
    return () => removeEventListener("online", returned)
  }, [send])
}
