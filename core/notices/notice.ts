/** How long a notice stays. Specification 8, Toasts. */
export const noticeMs = 3333

/** How a notice looks, and how it is announced. D-49e. */
export type NoticeKind = "error" | "success" | "info"

/** A short message to the shopper: a message key with its values. Without a text it shows "Error". Specification 8. */
export interface Notice {
  readonly kind: NoticeKind
  readonly text: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** Key that is shown if a notice has no content. */
export const noticeWithoutText = "notices.empty"
