declare module "heic-decode" {
  export interface DecodedImage {
    readonly width: number
    readonly height: number
    /** Red, green, blue and opacity of each pixel, upright. */
    readonly data: Uint8ClampedArray
  }
  export interface FoundImage {
    readonly width: number
    readonly height: number
    readonly decode: () => Promise<DecodedImage>
  }
  export interface FoundImages extends ReadonlyArray<FoundImage> {
    readonly dispose: () => void
  }
  const decode: { readonly all: (given: { readonly buffer: Uint8Array }) => Promise<FoundImages> }
  export default decode
}
