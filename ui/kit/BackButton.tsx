import { useNavigate } from "react-router-dom"
import { useWords } from "../messages/useWords.ts"
import { IconLink } from "./Button.tsx"

/** Goes back to the page before; home if this page was the first one. */
export const BackButton = () => {
  const { t } = useWords()
  const navigate = useNavigate()
  return (
    <IconLink
      icon="left"
      to="/"
      label={t("shop.header.back")}
      onClick={(event) => {
        // The router numbers the places of its own history; the first one has nothing before it.
        if ((window.history.state?.idx ?? 0) === 0) return
        event.preventDefault()
        void navigate(-1)
      }}
    />
  )
}
