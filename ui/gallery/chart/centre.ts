/** The drawn state or arrow of this id. */
export const find = (frame: HTMLElement | null, id: string): SVGElement | undefined =>
  [...(frame?.querySelectorAll<SVGElement>("[data-id]") ?? [])].find((one) => one.dataset["id"] === id)

/** Scrolls a frame until something is in its middle; the page does not scroll. */
export const centre = (frame: HTMLElement | null, id: string): void => {
  const found = find(frame, id)
  if (frame === null || found === undefined) return
  const [window, part] = [frame.getBoundingClientRect(), found.getBoundingClientRect()]
  frame.scrollBy(
    part.x + part.width / 2 - window.x - window.width / 2,
    part.y + part.height / 2 - window.y - window.height / 2
  )
}
