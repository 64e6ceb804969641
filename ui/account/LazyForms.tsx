import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { Bones } from "../kit/Skeleton.tsx"

const lines = ["line", "line", "line"] as const
const Waiting = () => (
  <div aria-busy="true">
    <Bones of={lines} />
  </div>
)

/** The forms of an account, fetched when one is opened: their machines weigh more than the pages around them. */
export const LazyDetailForm = lazyPart(
  async () => (await import("./detail/DetailForm.tsx")).DetailForm,
  "words",
  Waiting
)

export const LazyProvingForm = lazyPart(async () => (await import("./ProvingForm.tsx")).ProvingForm, "words", Waiting)

export const LazyNewPasswordForm = lazyPart(
  async () => (await import("./NewPasswordForm.tsx")).NewPasswordForm,
  "words",
  Waiting
)
