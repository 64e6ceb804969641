declare module "s3rver" {
  export default class S3rver {
    constructor(options: {
      readonly port: number
      readonly address: string
      readonly silent: boolean
      readonly directory: string
      readonly configureBuckets: ReadonlyArray<{ readonly name: string }>
    })
    run(): Promise<{ readonly address: string; readonly port: number }>
    close(): Promise<void>
  }
}
