import { isAbsolute, resolve } from 'node:path';

/** Where files are kept, as `FILES_URL` says. */
export type FilePlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | ({ readonly kind: 'bucket' } & Bucket);

/** A bucket that speaks the protocol of S3, and the keys to it. */
export interface Bucket {
  /** `https://host`, without a slash at the end; undefined: Amazon's of the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly name: string;
  /** Before each path: empty, or with a slash at its end. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | undefined;
}

/** The usual settings of programs that use S3. */
export interface BucketKeys {
  readonly AWS_ACCESS_KEY_ID?: string | undefined;
  readonly AWS_SECRET_ACCESS_KEY?: string | undefined;
  readonly AWS_SESSION_TOKEN?: string | undefined;
  readonly AWS_REGION?: string | undefined;
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixPart = /^[a-z0-9_-][a-z0-9._-]*$/i;
const options = ['endpoint', 'region'];

/** Whether it is `file:/folder` or `s3://bucket/prefix?endpoint=…&region=…`. */
export const isFilesUrl = (url: string): boolean => {
  if (url.startsWith('file:')) return isAbsolute(folderIn(url));
  const s3 = s3In(url);
  return (
    s3 !== undefined &&
    bucketName.test(s3.name) &&
    s3.prefixes.every((part) => prefixPart.test(part)) &&
    [...s3.query.keys()].every((key) => options.includes(key)) &&
    (s3.endpoint === undefined || /^https?:\/\/[^/?#@]+$/.test(s3.endpoint)) &&
    /^[a-z0-9-]*$/i.test(s3.query.get('region') ?? '')
  );
};

/** The endpoint that a bucket's address names, for whoever asks whether it may be one. */
export const endpointIn = (url: string): string | undefined => s3In(url)?.endpoint;

/** What is missing beside an address of files. */
export const faultsOfFiles = (url: string, keys: BucketKeys): string[] => {
  if (s3In(url) === undefined) return [];
  const needed = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;
  return needed.filter((name) => !keys[name]).map((name) => `${name} is needed with a bucket for files`);
};

/** The place of an address that is one, with all that it needs. @throws for any other */
export const filePlaceOf = (url: string, keys: BucketKeys): FilePlace => {
  const faults = isFilesUrl(url) ? faultsOfFiles(url, keys) : ['this is no place for files'];
  const s3 = s3In(url);
  if (faults.length > 0) throw new Error(faults.join('; '));
  if (!s3) return { kind: 'folder', folder: resolve(folderIn(url)) };
  return {
    kind: 'bucket',
    endpoint: s3.endpoint,
    region: s3.query.get('region') ?? keys.AWS_REGION ?? 'us-east-1',
    name: s3.name,
    prefix: s3.prefixes.map((part) => `${part}/`).join(''),
    accessKeyId: keys.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: keys.AWS_SECRET_ACCESS_KEY ?? '',
    sessionToken: keys.AWS_SESSION_TOKEN,
  };
};

function folderIn(url: string): string {
  return url.replace(/^file:(?:\/\/(?=\/))?/, '');
}

function s3In(url: string) {
  const parsed = /^s3:\/\/([^/?#]+)(\/[^?#]*)?(\?[^#]*)?$/.exec(url);
  if (!parsed) return undefined;
  const [, name = '', path = '', search = ''] = parsed;
  const query = new URLSearchParams(search);
  const endpoint = query.get('endpoint')?.replace(/\/$/, '');
  return { name, prefixes: path.split('/').filter(Boolean), query, endpoint };
}
