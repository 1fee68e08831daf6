import { httpRequest, RequestError } from '../graphql/index.ts';
import { withProgress } from './with-progress.ts';

/**
 * How far a file is. `sending`: a part from 0 to 1 of it has left, undefined of one that is too short to be seen leaving; `reading`: the server has it, and reads it when its turn
 * has come; `postponed`: there is too much going on, and it is sent again in some seconds.
 */
export type UploadStage =
  | { readonly stage: 'sending'; readonly part: number | undefined }
  | { readonly stage: 'reading' }
  | { readonly stage: 'postponed'; readonly seconds: number };

export interface SentFile {
  readonly method: 'POST' | 'PUT';
  readonly file: Blob;
  /** Of the header; the server looks at the content alone. */
  readonly type: string;
  readonly signal?: AbortSignal;
  readonly onStage?: (stage: UploadStage) => void;
}

// Below this there is no progress that anybody could see.
const showsProgressFrom = 256 * 1_024;

// Who sent too many for minutes, or a day, is told so instead.
const longestPostponed = 60;
const maxTimesPostponed = 5;

/**
 * Sends a file, and once more while the server has too much to do.
 * @throws {RequestError}; what the signal was aborted with
 */
export const sendFile = async (url: string, sent: SentFile): Promise<unknown> => {
  for (let time = 0; ; time += 1) {
    try {
      return await sendOnce(url, sent);
    } catch (error) {
      const seconds = postponedBy(error);
      if (seconds === undefined || time === maxTimesPostponed || sent.signal?.aborted) throw error;
      sent.onStage?.({ stage: 'postponed', seconds });
      await wait(seconds, sent.signal);
    }
  }
};

function sendOnce(url: string, { method, file, type, signal, onStage }: SentFile): Promise<unknown> {
  const tell = (part: number): void =>
    onStage?.(part < 1 ? { stage: 'sending', part } : { stage: 'reading' });
  const isSeen = file.size >= showsProgressFrom;
  onStage?.({ stage: 'sending', part: isSeen ? 0 : undefined });
  const init = { method, body: file, headers: { 'content-type': type }, ...(signal && { signal }) };
  return httpRequest(url, init, isSeen ? withProgress(tell) : undefined);
}

/** Seconds after which a refused file is worth to be sent again; undefined when somebody has to know. */
function postponedBy(error: unknown): number | undefined {
  if (!(error instanceof RequestError)) return undefined;
  const seconds = Number(error.parameters.seconds);
  const mayPass = ['BUSY', 'UPLOADS_UNDER_WAY', 'TOO_MANY_REQUESTS'].includes(error.code);
  return mayPass && seconds > 0 && seconds <= longestPostponed ? seconds : undefined;
}

function wait(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1_000);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
