/** Reads numbers on goods in pictures of the camera. */
interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<ReadonlyArray<{ readonly rawValue: string }>>
}
type DetectorClass = new (wanted: { readonly formats: ReadonlyArray<string> }) => Detector

const formats = ["ean_13", "ean_8", "upc_a"] as const

/** Returns what reads barcodes in this browser; `undefined` if it cannot. D-66. */
export const barcodeReader = (): Detector | undefined => {
  const Class = (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector
  try {
    return Class && new Class({ formats })
  } catch {
    return undefined
  }
}
