import { readSettings, type Settings } from '@tresen/domain/account/settings';
import { useSyncExternalStore } from 'react';
import { storedOverride } from '../acting/index.ts';
import { setTurned } from '../i18n/index.ts';
import { onProfileChange, onSessionEnd, storedAnswers } from '../session/index.ts';
import { writeToHtml } from './html-attributes.ts';
import { dropWaiting, isWaiting, saveSoon } from './saving.ts';
import { type PartSchemes, wornSchemes } from './schemes.ts';

/** For the next first paint (public/first-paint.js) and for the other tabs. */
const storageKey = 'tresen.settings';
/** The server's copy as last heard, a JSON text: only another one is news, at the next visit, too. */
const heardKey = 'tresen.settingsHeard';

const darkQuery = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

interface Shown {
  readonly settings: Settings;
  readonly schemes: PartSchemes;
}

let shown = shownBy(stored());

/** Settings as they show now. */
export const currentSettings = (): Settings => shown.settings;

/**
 * Changes settings: shows them at once, here and in the other tabs, and saves them on the server 300 ms after the last
 * change (SHL-50). While the session acts for somebody they only show.
 */
export const changeSettings = (change: (old: Settings) => Settings): void => {
  const next = readSettings(change(shown.settings));
  show(next);
  keep(next);
  if (!isActing()) saveSoon(next);
};

/** Settings in use; the component renders again when they change. */
export const useSettings = (): Settings => useSyncExternalStore(subscribe, currentSettings);

/** What main, menu, toolbar and footer wear now: chosen, or by the system's preference. */
export const useSchemes = (): PartSchemes => useSyncExternalStore(subscribe, () => shown.schemes);

onProfileChange(takeFromServer);
onSessionEnd(dropWaiting);
darkQuery.addEventListener('change', () => show(shown.settings));
window.addEventListener('storage', ({ key }) => {
  if (key !== storageKey) return;
  dropWaiting();
  show(stored());
});
writeToHtml(shown.settings, darkQuery.matches);
// The server may have been quicker than this code.
takeFromServer();

function shownBy(settings: Settings): Shown {
  return {
    settings,
    schemes: wornSchemes(settings, darkQuery.matches),
  };
}

function stored(): Settings {
  return readSettings(isActing() ? null : parse(localStorage.getItem(storageKey)));
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function show(settings: Settings): void {
  shown = shownBy(settings);
  writeToHtml(settings, darkQuery.matches);
  setTurned(settings.direction === 'rtl');
  for (const listener of listeners) listener();
}

function keep(settings: Settings): void {
  if (!isActing()) localStorage.setItem(storageKey, JSON.stringify(settings));
}

/** While the session acts for somebody, theirs are the default ones, and nobody's are saved (USR-14). */
function isActing(): boolean {
  return storedOverride() !== null;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server has the last word, on this device and the next, but for a change that is on its way. */
function takeFromServer(): void {
  const news = storedAnswers().me.settings;
  if (typeof news !== 'string' || isWaiting() || isActing()) return;
  if (news === localStorage.getItem(heardKey)) return;
  localStorage.setItem(heardKey, news);
  const settings = readSettings(parse(news));
  show(settings);
  keep(settings);
}
