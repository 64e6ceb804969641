import { BarcodeDetector, type BarcodeFormat, prepareZXingModule } from "barcode-detector/ponyfill"
import file from "zxing-wasm/reader/zxing_reader.wasm?url"

/** Returns a reader of barcodes for browsers without one, as soon as its file has been fetched; rejects if it cannot be. D-66. */
export const wasmReader = async (formats: Array<BarcodeFormat>): Promise<BarcodeDetector> => {
  await prepareZXingModule({ overrides: { locateFile: () => file }, fireImmediately: true })
  return new BarcodeDetector({ formats })
}
