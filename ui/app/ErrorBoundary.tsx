import { Component, type ReactNode } from "react"
import { PageFailure } from "./PageFailure.tsx"

const reloadedAt = "pendar.reloaded-at"
/** A page whose files are gone (a newer build stands on the server) is loaded anew, at most once a minute. D-80. */
const reloadEveryMs = 60_000

const isFileGone = (cause: unknown): boolean => cause instanceof TypeError && /import|module|fetch/i.test(cause.message)

const reloadOnce = (): void => {
  const last = Number(sessionStorage.getItem(reloadedAt) ?? 0)
  if (Date.now() - last < reloadEveryMs) return
  sessionStorage.setItem(reloadedAt, String(Date.now()))
  location.reload()
}

/** Keeps a screen that breaks from taking the frame with it. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(cause: unknown) {
    if (isFileGone(cause)) reloadOnce()
  }

  override render() {
    return this.state.broken ? (
      <PageFailure broken onRetry={() => this.setState({ broken: false })} />
    ) : (
      this.props.children
    )
  }
}
