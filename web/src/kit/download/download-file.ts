import { type ErrorCode, errorTable } from '@tresen/domain/kit/errors';
import { RequestError } from '../graphql/index.ts';
import { SessionEnded, signedFetch } from '../session/index.ts';

const keptMs = 60_000;

/** Gives the browser a file to keep. */
export const saveFile = (name: string, file: Blob): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A busy browser reads it some time after the click; taken back at once, the file lost its name.
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
};

/**
 * Fetches a file and gives it to the browser; a line that breaks off is a failure, never a shorter file.
 * @returns its name
 * @throws {RequestError}; what an abort throws
 */
export const downloadFile = (url: string, signal?: AbortSignal): Promise<string> =>
  fetchFile(url, signal ? { signal } : {});

/** The same for a file that is asked for with something that belongs in no address. */
export const postForFile = (url: string, body: Readonly<Record<string, unknown>>): Promise<string> =>
  fetchFile(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function fetchFile(url: string, init: RequestInit): Promise<string> {
  try {
    const response = await signedFetch(url, init);
    if (!response.ok) throw await refusalOf(response);
    const name = nameOf(response);
    saveFile(name, await response.blob());
    return name;
  } catch (error) {
    if (init.signal?.aborted || error instanceof RequestError) throw error;
    throw new RequestError(error instanceof SessionEnded ? 'SESSION_EXPIRED' : 'DOWNLOAD_FAILED');
  }
}

async function refusalOf(response: Response): Promise<RequestError> {
  const answer = await response.json().catch(() => null);
  const { code, parameters } = answer?.errors?.[0]?.extensions ?? {};
  // ERR-20, ERR-17
  if (code === 'NOT_FOUND') return new RequestError('DOWNLOAD_NOT_FOUND');
  return code in errorTable && code !== 'INTERNAL'
    ? new RequestError(code as ErrorCode, parameters)
    : new RequestError('DOWNLOAD_FAILED');
}

function nameOf(response: Response): string {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return name ? decodeURIComponent(name) : 'export';
}
