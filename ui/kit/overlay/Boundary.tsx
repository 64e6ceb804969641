import { Component, type ReactNode } from "react"

interface Failure {
  readonly cause: unknown
}

/** Draws a replacement for a part that failed, until the part is retried; the rest of the page stays. */
export class Boundary extends Component<
  {
    readonly draw: () => ReactNode
    readonly instead: (cause: unknown, retry: () => void) => ReactNode
    readonly onFail: (cause: unknown) => void
  },
  { readonly failure: Failure | undefined }
> {
  override state = { failure: undefined as Failure | undefined }

  static getDerivedStateFromError(cause: unknown) {
    return { failure: { cause } }
  }

  override componentDidCatch(cause: unknown) {
    this.props.onFail(cause)
  }

  readonly retry = () => this.setState({ failure: undefined })

  override render() {
    const { failure } = this.state
    return failure ? this.props.instead(failure.cause, this.retry) : this.props.draw()
  }
}
