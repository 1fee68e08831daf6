import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Language } from '../i18n/index.ts';
import type { SvgIconComponent } from '../icons/svg-icon-component.ts';

/** Records of one kind that a search shows; further ones are behind "show all". */
export const hitLimit = 5;

/** A record that was found, in the words of the language that was asked for. */
export interface RecordHit {
  readonly id: string;
  readonly title: string;
  /** What tells it apart from others of the same name. */
  readonly detail: string;
  /** Address of its page. */
  readonly to: string;
}

export interface Found {
  readonly hits: readonly RecordHit[];
  /** Address of the list with this search as its filter; only where it shows more. */
  readonly all?: string | undefined;
}

export interface FindOptions {
  readonly language: Language;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** What the app knows already. */
  readonly client: QueryClient;
}

/** How records of one kind are found. Its code loads when somebody searches. */
export interface RecordKind {
  /** The kind's name as a heading: Belege, Receipts. */
  readonly name: Readonly<Record<Language, string>>;
  readonly icon: SvgIconComponent;
  /** Finds at most `hitLimit` records. @throws {RequestError} */
  readonly find: (text: string, options: FindOptions) => Promise<Found>;
}

/** What an area brings to the search box. */
export interface RecordSearch {
  readonly id: string;
  /** The field of the API that it asks, as the access table names it; missing where everybody may search. */
  readonly mayUse?: string;
  /** Other words by which people look for the page of the same id in the menu; "Bondrucker" finds the printers. */
  readonly keywords?: readonly string[];
  readonly load: () => Promise<RecordKind>;
}

const RecordSearches = createContext<readonly RecordSearch[]>([]);

/** Hands the searches of all areas to the search box, which knows no area. */
export const RecordSearchProvider = RecordSearches.Provider;

export const useRecordSearches = (): readonly RecordSearch[] => useContext(RecordSearches);
