import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { Bucket } from './file-place.ts';

/** Keys that the server for tests knows. */
export const testKeys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' } as const;

/** A server that speaks the protocol of S3, with one bucket in a folder. */
export const startS3 = async (folder: string) => {
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory: join(folder, 's3') },
    configureBuckets: [{ name: 'tresen' }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const bucket: Bucket = {
    ...{ endpoint, region: 'eu-central-1', name: 'tresen', prefix: 'kept/' },
    ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', sessionToken: undefined },
  };
  return { bucket, url: `s3://tresen/kept?endpoint=${endpoint}`, stop: () => server.close() };
};
