import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from "react"
import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"
import { Button } from "../Button.tsx"
import { Text } from "../text/Text.tsx"
import { Boundary } from "./Boundary.tsx"
import { inTime, isFileLost, lossText, reloadOnce } from "./lost-file.ts"

/**
 * A component that is fetched on first use. If that fails, the page stays, and the next use fetches it again: `React.lazy`
 * alone would unmount the page and repeat the first failure.
 *
 * @param failure `notice` posts a notice and closes what was opened (`onClose`); `words` puts words and a button in its place;
 *   `quiet` shows `Waiting`, for parts that the page can do without
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  failure: "notice" | "words" | "quiet" = "notice",
  Waiting: ComponentType<P> = Nothing
) => {
  const fetched = () => lazy(async () => ({ default: (await inTime(load())) as ComponentType<object> }))
  let Part = fetched()
  let failures = 0
  return (props: P) => {
    const { appActors, now } = useShop()
    const { onClose } = props as { readonly onClose?: () => void }
    const fail = (cause: unknown) => {
      Part = fetched()
      failures++
      // A second press that fails on a live connection means a newer build: these files will not come back.
      if (onClose && failures > 1 && isFileLost(cause)) reloadOnce()
      if (failure === "notice" && (onClose || failures === 1))
        appActors.notices.send({
          type: "notice.posted",
          notice: { kind: "error", text: isFileLost(cause) ? lossText() : "shop.failed.broken.title" },
          at: now()
        })
      onClose?.()
    }
    return (
      <Boundary
        onFail={fail}
        draw={() => (
          <Suspense fallback={<Waiting {...props} />}>
            <Part {...props} />
          </Suspense>
        )}
        instead={(_, retry) => (
          <Again retry={retry} said={failure === "words"}>
            <Waiting {...props} />
          </Again>
        )}
      />
    )
  }
}

const Nothing = () => null

/** Retries once there is a connection again; by a button, or unless words ask for it, with the next press anywhere. */
const Again = ({
  retry,
  said,
  children
}: {
  readonly retry: () => void
  readonly said: boolean
  readonly children: ReactNode
}) => {
  const { t } = useWords()
  useEffect(() => {
    const kinds = said ? ["online"] : ["online", "click"]
    for (const kind of kinds) addEventListener(kind, retry)
    return () => {
      for (const kind of kinds) removeEventListener(kind, retry)
    }
  }, [retry, said])
  if (!said) return children
  return (
    <div role="alert">
      <Text>{t("shop.failed.unreachable.text")}</Text>
      <Button look="secondary" onClick={retry}>
        {t("shop.failed.retry")}
      </Button>
    </div>
  )
}
