import type { ComponentProps } from "react"
import * as button from "../../kit/Button.css.ts"
import { cx } from "../../kit/cx.ts"
import { Drawing } from "../../kit/picture/Icon.tsx"
import { type PhotoIconName, photoIcons } from "./photo-icons.ts"

/** A button of a photo that shows a drawing alone; its label is read out. */
export const PhotoButton = ({
  icon,
  label,
  className,
  ...rest
}: Omit<ComponentProps<"button">, "children"> & { readonly icon: PhotoIconName; readonly label: string }) => (
  <button type="button" aria-label={label} className={cx(button.iconButton, className)} {...rest}>
    <Drawing path={photoIcons[icon]} size={20} />
  </button>
)
