import { type KeyObject, verify } from 'node:crypto';
import type { LogMessage } from './log-message.ts';

const maxUnderWay = 256;

/** Verifies signatures on other threads, many at a time. */
export interface LogVerifier {
  /** Undefined while there is room for more, else when there will be. */
  add(log: LogMessage, key: KeyObject, onResult: (isRight: boolean) => void): Promise<void> | undefined;
  /** When all are through. */
  end(): Promise<void>;
}

export const createLogVerifier = (): LogVerifier => {
  let underWay = 0;
  let waiting: { readonly below: number; readonly goOn: () => void } | undefined;
  const until = (below: number): Promise<void> =>
    new Promise((goOn) => {
      if (underWay < below) goOn();
      else waiting = { below, goOn };
    });
  const settle = (): void => {
    underWay -= 1;
    if (!waiting || underWay >= waiting.below) return;
    const { goOn } = waiting;
    waiting = undefined;
    goOn();
  };
  return {
    add: ({ hash, signed, signature }, key, onResult) => {
      underWay += 1;
      const options = { key, dsaEncoding: encodingOf(signature) };
      try {
        verify(hash, signed, options, signature, (error, isRight) => {
          onResult(!error && isRight);
          settle();
        });
      } catch {
        // A key that does not go with what the log says that it was signed by.
        onResult(false);
        settle();
      }
      return underWay < maxUnderWay ? undefined : until(maxUnderWay / 2);
    },
    end: () => until(1),
  };
};

/** r || s, or the DER of both, as some devices write it. */
function encodingOf(signature: Uint8Array): 'ieee-p1363' | 'der' {
  const isDer = signature[0] === 0x30 && signature[1] === signature.length - 2 && signature[2] === 2;
  return isDer ? 'der' : 'ieee-p1363';
}
