import { type ReactNode, useEffect } from "react"
import { Boundary } from "../kit/overlay/Boundary.tsx"
import { isFileLost, reloadOnce, wasBeforeReturn } from "../kit/overlay/lost-file.ts"
import { PageFailure } from "../kit/PageFailure.tsx"
import { forgetFailures } from "./furniture.tsx"

/** Contains the failure of a screen, so that the frame stays. */
export const ErrorBoundary = ({ children }: { readonly children: ReactNode }) => (
  <Boundary
    draw={() => children}
    instead={(cause, retry) =>
      isFileLost(cause) ? <LostScreen onRetry={retry} /> : <PageFailure broken onRetry={retry} />
    }
    onFail={(cause) => {
      forgetFailures()
      if (isFileLost(cause)) reloadOnce()
    }}
  />
)

/**
 * A screen whose files could not be fetched. Without a connection they are fetched again once it is back; with one, the page was
 * reloaded for them already, and is reloaded again only by a press. D-80.
 */
const LostScreen = ({ onRetry }: { readonly onRetry: () => void }) => {
  useEffect(() => {
    if (wasBeforeReturn()) onRetry()
    addEventListener("online", onRetry)
    return () => removeEventListener("online", onRetry)
  }, [onRetry])
  return <PageFailure broken={false} isLost onRetry={onRetry} />
}
