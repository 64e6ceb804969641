import { type ReactNode, useEffect, useRef } from "react"
import { Alert } from "../kit/text/Alert.tsx"

/** An alert that scrolls into view: the button that was pressed may be far below it. */
export const Seen = ({ children }: { readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => void box.current?.scrollIntoView({ block: "center" }), [])
  return (
    <div ref={box}>
      <Alert look="danger" alert>
        {children}
      </Alert>
    </div>
  )
}
