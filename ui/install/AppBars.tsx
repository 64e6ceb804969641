import { useTexts } from "../messages/useTexts.ts"
import { InstallOffer } from "./InstallOffer.tsx"
import { UpdateBar } from "./UpdateBar.tsx"

/** What the shop offers as an app, one thing at a time. D-74; D-49b. */
export const AppBars = () => {
  useTexts("install")
  return (
    <>
      <UpdateBar />
      <InstallOffer />
    </>
  )
}
