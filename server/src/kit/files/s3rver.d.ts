// It brings no types.
declare module '@20minutes/s3rver' {
  class S3rver {
    constructor(options: object);
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
