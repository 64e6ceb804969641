import type { Store } from "#core/stores/store.ts"
import { useWords } from "../messages/useWords.ts"

/** The hours of a store in one line: those of every day, or of weekdays and the weekend. */
export const useHours = () => {
  const { t } = useWords()
  return ({ weekdays, weekend, zone }: Store["hours"]): string => {
    const of = ([from, to]: readonly [string, string]) => ({ from, to, zone })
    return weekdays.join() === weekend.join()
      ? t("stores.daily", of(weekdays))
      : `${t("stores.weekdays", of(weekdays))}, ${t("stores.weekend", of(weekend))}`
  }
}
