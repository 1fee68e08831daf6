import { type ErrorCode, errorTable } from '@tresen/domain/errors';
import { RequestError } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';
import { SessionEnded, signedFetch } from '../../kit/session/index.ts';
import { auditFilterOf } from './audit-log-address.ts';

/** The address of the file with the entries that an address of the list shows. */
const exportUrl = (params: URLSearchParams, language: Language): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const filter = Object.entries(auditFilterOf(params)).filter(([, value]) => value);
  const query = new URLSearchParams([
    ...filter.map(([name, value]) => [name, String(value)]),
    ['language', language],
    ['zone', timeZone],
  ]);
  return `/api/audit-log.csv?${query}`;
};

const refusalOf = async (response: Response): Promise<RequestError> => {
  const answer = await response.json().catch(() => null);
  const { code, parameters } = answer?.errors?.[0]?.extensions ?? {};
  return code in errorTable ? new RequestError(code as ErrorCode, parameters) : new RequestError('INTERNAL');
};

const request = async (url: string, signal: AbortSignal): Promise<Response> => {
  try {
    return await signedFetch(url, { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new RequestError(error instanceof SessionEnded ? 'SESSION_EXPIRED' : 'NO_CONNECTION');
  }
};

const nameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'audit-log.csv';

export interface Download {
  readonly name: string;
  readonly file: Blob;
}

/**
 * Fetches the file. A line that breaks off is a failure, never a shorter file.
 * @param onProgress bytes so far
 * @throws {RequestError}; whatever an abort throws
 */
export const downloadAuditLog = async (
  params: URLSearchParams,
  language: Language,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<Download> => {
  const response = await request(exportUrl(params, language), signal);
  if (!response.ok || !response.body) throw await refusalOf(response);
  const parts: BlobPart[] = [];
  let bytes = 0;
  try {
    for await (const part of response.body) {
      parts.push(part);
      bytes += part.length;
      onProgress(bytes);
    }
  } catch (error) {
    if (signal.aborted) throw error;
    throw new RequestError('NO_CONNECTION');
  }
  return { name: nameOf(response), file: new Blob(parts, { type: 'text/csv' }) };
};
