import type { ComponentProps } from "react"
import { Drawing } from "./Icon.tsx"
import { type PageIconName, pageIcons } from "./page-icons.ts"

/** A line drawing of a single page or dialog. */
export const PageIcon = ({
  name,
  ...look
}: Omit<ComponentProps<typeof Drawing>, "path"> & { readonly name: PageIconName }) => (
  <Drawing path={pageIcons[name]} {...look} />
)
