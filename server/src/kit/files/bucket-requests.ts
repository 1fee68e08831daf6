import { setTimeout as after } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { Bucket } from './file-place.ts';

export interface BucketRequest {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Empty: the bucket itself. */
  readonly path?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | string;
  readonly signal?: AbortSignal | undefined;
}

/** Sends a request to the bucket. @throws {BucketError} when it is refused, or the bucket stays away */
export type AskBucket = (request: BucketRequest) => Promise<Response>;

/** What the bucket said instead of doing it. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
  readonly status: number | undefined;
  /** The word of S3, such as NoSuchKey. */
  readonly reason: string;
  /** As a disk and a broken line are told, so that whoever asked hears the same of a bucket. */
  readonly code: 'ENOSPC' | 'ECONNRESET' | undefined;

  constructor(request: BucketRequest, reason: string, status?: number, cause?: unknown) {
    super(`the bucket did not ${request.method} /${request.path ?? ''}: ${status ?? ''} ${reason}`, {
      cause,
    });
    this.status = status;
    this.reason = reason;
    this.code = isFull(status, reason) ? 'ENOSPC' : isPassing(status) ? 'ECONNRESET' : undefined;
  }
}

const attempts = 4;
const firstPauseMs = 100;
/** Until the answer begins; a body of 6 MiB goes up within it over any line that a server has. */
const patienceMs = 60_000;

/** Requests by the protocol of S3, signed with version 4; what passes is tried again. */
export const createAskBucket =
  (bucket: Bucket): AskBucket =>
  async (request) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await askOnce(bucket, request);
      } catch (error) {
        request.signal?.throwIfAborted();
        if (!(error instanceof BucketError) || error.code !== 'ECONNRESET' || attempt === attempts)
          throw error;
        await after(firstPauseMs * 2 ** attempt * Math.random());
      }
    }
  };

async function askOnce(bucket: Bucket, request: BucketRequest): Promise<Response> {
  const { method, body, signal } = request;
  // The bytes must come as they were stored: nobody between may squeeze them.
  const asked = {
    ...{ method, headers: { 'accept-encoding': 'identity' } },
    ...(body === undefined ? {} : { body }),
  };
  const { accessKeyId, secretAccessKey, sessionToken, region } = bucket;
  const keys = { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) };
  const signed = await new AwsV4Signer({
    ...{ ...asked, url: urlOf(bucket, request), service: 's3', region },
    ...keys,
  }).sign();
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patienceMs);
  const stop = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
  const answer = await fetch(signed.url, { ...asked, headers: signed.headers, signal: stop })
    .catch((error: unknown) => {
      throw new BucketError(request, 'no answer', undefined, error);
    })
    .finally(() => clearTimeout(timer));
  if (answer.ok) return answer;
  throw new BucketError(request, reasonOf(await answer.text().catch(() => '')), answer.status);
}

/** By the name of the bucket at Amazon, by a path elsewhere, where names of machines are seldom made for buckets. */
function urlOf({ endpoint, region, name, prefix }: Bucket, { path, query = {} }: BucketRequest): string {
  const base = endpoint ? `${endpoint}/${name}` : `https://${name}.s3.${region}.amazonaws.com`;
  const url = new URL(path === undefined ? base : `${base}/${prefix}${path}`);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
}

/** S3 answers errors as XML. */
export const reasonOf = (text: string): string => /<Code>([^<]+)<\/Code>/.exec(text)?.[1] ?? 'no reason';

function isFull(status: number | undefined, reason: string): boolean {
  return status === 507 || /StorageFull|QuotaExceeded/.test(reason);
}

function isPassing(status: number | undefined): boolean {
  return status === undefined || status === 429 || (status >= 500 && status !== 501);
}
