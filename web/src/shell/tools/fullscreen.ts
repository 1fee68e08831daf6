import { useSyncExternalStore } from 'react';

/** The page cannot fill the screen (SHL-23): the browser has no such thing, or does not allow it here. */
export class FullscreenError extends Error {
  override readonly name = 'FullscreenError';
  readonly reason: 'unsupported' | 'refused';

  constructor(reason: 'unsupported' | 'refused', options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/**
 * Lets the page fill the screen, or ends that.
 * @throws {FullscreenError} when the browser cannot or does not want to
 */
export const toggleFullscreen = async (): Promise<void> => {
  // Not every browser has what the types promise: iPhones do not.
  if (!document.fullscreenEnabled) throw new FullscreenError('unsupported');
  try {
    await (isFullscreen() ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  } catch (cause) {
    throw new FullscreenError('refused', { cause });
  }
};

/** Whether the page fills the screen; Escape ends that, too. */
export const useFullscreen = (): boolean => useSyncExternalStore(subscribe, isFullscreen);

function isFullscreen(): boolean {
  return Boolean(document.fullscreenElement);
}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
