import type { ReactNode } from "react"
import * as css from "../Account.css.ts"
import { ProvingForm } from "../ProvingForm.tsx"
import type { PanelHandlers } from "./LoginPanel.tsx"

/** A number that becomes an account once a code has proven it: new (`quick`), or known from a till (`claim`). */
export const OneNumberPanel = ({
  purpose,
  lead,
  phone,
  phoneCode,
  onSignedIn,
  children
}: Pick<PanelHandlers, "onSignedIn"> & {
  readonly purpose: "quick" | "claim"
  readonly lead: string
  readonly phone: string
  readonly phoneCode: string
  /** The other ways from here. */
  readonly children: ReactNode
}) => (
  <div className={css.panel}>
    <p className={css.lead}>{lead}</p>
    <ProvingForm
      purpose={purpose}
      typed={phone.includes("@") ? "" : phone}
      phoneCode={phoneCode}
      onDone={({ signedIn }) => (signedIn === null ? undefined : onSignedIn(signedIn))}
    />
    <p className={css.foot}>{children}</p>
  </div>
)
