import type { ReactNode } from "react"
import { BagButton } from "../cart/BagButton.tsx"
import { BackButton } from "../kit/BackButton.tsx"
import * as css from "./Discovery.css.ts"

/** The top of a page whose header narrow screens hide: the way back, its name, and the bag. Specification 2, Layout rules. */
export const BackBar = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <header className={css.backBar}>
    <BackButton />
    <span className={css.backTitle}>{title}</span>
    {children}
    <BagButton />
  </header>
)
