/** How long a notice stays. Specification 8, Toasts. */
export const noticeMs = 3333

/** How a notice looks, and how it is announced. D-49e. */
export type NoticeKind = "error" | "success" | "info"

/** A passing word to the shopper: a message key with what goes into it. Without a text it says "Error". Specification 8. */
export interface Notice {
  readonly kind: NoticeKind
  readonly text: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** The key shown where a notice has no content. */
export const noticeWithoutText = "notices.empty"
