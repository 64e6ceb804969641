import type { Page } from "playwright/test"

/** Follows a link of the page itself, wherever its own links lead. */
export const followLink = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const link = document.createElement("a")
    link.href = to
    document.querySelector("main")?.append(link)
    link.click()
  }, path)
