declare module "http_ece" {
  interface Parts {
    readonly version: "aes128gcm"
    readonly privateKey: import("node:crypto").ECDH
    readonly authSecret: string
  }
  const ece: { readonly decrypt: (body: Buffer, parts: Parts) => Buffer }
  export default ece
}
