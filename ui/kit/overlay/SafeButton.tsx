import type { ComponentProps } from "react"
import { Button } from "../Button.tsx"

const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })

/**
 * The way out of a dialog that asks before something is lost, deleted or paid: it has the first focus, so that Enter pressed
 * once too often changes nothing. Rule 52.
 */
export const SafeButton = (props: Omit<ComponentProps<typeof Button>, "ref" | "busy">) => (
  <Button look="secondary" ref={takeFocus} {...props} />
)
