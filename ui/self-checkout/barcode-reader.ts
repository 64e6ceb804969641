/** Reads numbers on goods in pictures of the camera. */
interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<ReadonlyArray<{ readonly rawValue: string }>>
}
interface DetectorClass {
  new (wanted: { readonly formats: ReadonlyArray<string> }): Detector
  readonly getSupportedFormats: () => Promise<ReadonlyArray<string>>
}

const formats = ["ean_13", "ean_8", "upc_a"] as const

/**
 * Returns what reads barcodes: the browser's own reader, otherwise one as WebAssembly that is fetched now. Rejects if there is
 * neither, because the line is gone or the browser is too old. D-66.
 */
export const barcodeReader = async (): Promise<Detector> => {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass }
  // Some browsers have the class on machines that have no reader behind it.
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  if (BarcodeDetector !== undefined && formats.every((format) => known.includes(format)))
    return new BarcodeDetector({ formats })
  const { wasmReader } = await import("./wasm-reader.ts")
  return wasmReader([...formats])
}
