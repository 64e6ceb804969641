import { type ComponentProps, lazy, Suspense } from "react"
import { Bones } from "../kit/Skeleton.tsx"

const Detail = lazy(async () => ({ default: (await import("./DetailForm.tsx")).DetailForm }))
const Proving = lazy(async () => ({ default: (await import("./ProvingForm.tsx")).ProvingForm }))
const NewPassword = lazy(async () => ({ default: (await import("./NewPasswordForm.tsx")).NewPasswordForm }))

const lines = ["line", "line", "line"] as const
const waiting = (
  <div aria-busy="true">
    <Bones of={lines} />
  </div>
)

/** The forms of an account, fetched when one is opened: their machines weigh more than the pages around them. */
export const LateDetailForm = (props: ComponentProps<typeof Detail>) => (
  <Suspense fallback={waiting}>
    <Detail {...props} />
  </Suspense>
)

export const LateProvingForm = (props: ComponentProps<typeof Proving>) => (
  <Suspense fallback={waiting}>
    <Proving {...props} />
  </Suspense>
)

export const LateNewPasswordForm = (props: ComponentProps<typeof NewPassword>) => (
  <Suspense fallback={waiting}>
    <NewPassword {...props} />
  </Suspense>
)
