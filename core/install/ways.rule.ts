/** The parts of a browser that say how it installs a page. */
interface Device {
  readonly userAgent: string
  readonly maxTouchPoints: number
  /** Only in Safari of iOS and what is made with it: whether the page was opened from the home screen. */
  readonly standalone?: boolean
}

/** Returns whether a page gets to the home screen through the share menu: Safari on iPhones and iPads, which offers nothing by itself. */
export const sharesToHome = (device: object): boolean => {
  const { userAgent, maxTouchPoints, standalone } = device as Device
  // An iPad names itself a Mac; no Mac has a screen to touch.
  const isTouched = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return standalone === false && isTouched && /Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS/.test(userAgent)
}
