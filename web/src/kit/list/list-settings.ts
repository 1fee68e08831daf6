import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

/** Rows of a page that somebody may choose; the first is the default (MDA-04). */
export const pageSizes = [25, 50, 100] as const;

const columnSchema = z.object({
  key: z.string(),
  isShown: z.boolean(),
  /** Pixels; as wide as its content where it is missing. */
  width: z.optional(z.int().check(z.gte(48), z.lte(1200))),
});
/** A column as somebody has set it up; the order of all is that of the list. */
export type ColumnChoice = z.infer<typeof columnSchema>;

const choicesSchema = z.array(columnSchema).check(z.maxLength(200));

/** Columns from a text that was kept somewhere; none where it makes no sense. */
export const readColumnChoices = (text: string | null): readonly ColumnChoice[] => {
  try {
    return choicesSchema.parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
};

const settingsSchema = z.object({
  rows: z.catch(z.literal(pageSizes), pageSizes[0]),
  columns: z.catch(z.record(z.string(), choicesSchema), {}),
});
type Settings = z.infer<typeof settingsSchema>;

const storageKey = 'tresen.lists';
const unset: Settings = { rows: pageSizes[0], columns: {} };

const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly settings: Settings } = { text: null, settings: unset };

/** Rows of a page of every list, as this browser remembers them (MDA-04). */
export const rowsPerPage = (): number => settings().rows;

/** The same for components, which render again when it changes. */
export const useRowsPerPage = (): number => useSyncExternalStore(subscribe, rowsPerPage);

export const setRowsPerPage = (rows: (typeof pageSizes)[number]): void => change({ rows });

const noChoices: readonly ColumnChoice[] = [];

/** How somebody has set up the columns of a list in this browser; empty where they have not. */
export const useColumnChoices = (list: string): readonly ColumnChoice[] =>
  useSyncExternalStore(subscribe, () => settings().columns[list] ?? noChoices);

/** Keeps the columns of a list; none for as the list comes. */
export const setColumnChoices = (list: string, choices: readonly ColumnChoice[]): void => {
  const { [list]: _old, ...others } = settings().columns;
  change({ columns: choices.length === 0 ? others : { ...others, [list]: [...choices] } });
};

function parse(text: string | null): Settings {
  try {
    return settingsSchema.parse(JSON.parse(text ?? '{}'));
  } catch {
    return unset;
  }
}

/** Read anew only where another tab or we ourselves have written. */
function settings(): Settings {
  const text = localStorage.getItem(storageKey);
  if (text !== known.text) known = { text, settings: parse(text) };
  return known.settings;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function change(changes: Partial<Settings>): void {
  localStorage.setItem(storageKey, JSON.stringify({ ...settings(), ...changes }));
  for (const listener of listeners) listener();
}
