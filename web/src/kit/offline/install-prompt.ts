/** What Chromium offers when the app can be installed; other browsers do not know it. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let kept: InstallPrompt | null = null;
const listeners = new Set<() => void>();

/** The browser offers to install as soon as it likes; we ask later, in our own words (decisions SHL-04). */
export const keepInstallPrompt = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => keep(null));
};

/** What to call when somebody wants to install; null where the browser offers nothing. */
export const installPrompt = (): InstallPrompt | null => kept;

export const onInstallPrompt = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function keep(next: InstallPrompt | null): void {
  kept = next;
  for (const listener of listeners) listener();
}
