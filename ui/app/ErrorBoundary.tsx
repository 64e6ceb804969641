import type { ReactNode } from "react"
import { Boundary } from "../kit/overlay/Boundary.tsx"
import { isFileLost, reloadOnce } from "../kit/overlay/lost-file.ts"
import { PageFailure } from "../kit/PageFailure.tsx"

/** Contains the failure of a screen, so that the frame stays. */
export const ErrorBoundary = ({ children }: { readonly children: ReactNode }) => (
  <Boundary
    draw={() => children}
    instead={(cause, retry) => <PageFailure broken={!isFileLost(cause)} onRetry={retry} />}
    onFail={(cause) => {
      if (isFileLost(cause)) reloadOnce()
    }}
  />
)
