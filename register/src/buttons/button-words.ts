import { buttonFunctionOf, functionWords } from '@tresen/domain/master-data/buttons/grid';
import { findRecord, type StoredRecord } from '../master-data/index.ts';
import type { Store } from '../store/index.ts';
import type { OwnButton } from './own-grid.ts';

const kindsOfRecord = ['article', 'category', 'buttonCategory', 'room'] as const;

const functionNames: Readonly<Record<string, string>> = functionWords.de.functions;

/** The record behind a button; undefined for what is none, or not here. */
export function recordOf(store: Store, { kind, targetId }: OwnButton): StoredRecord | undefined {
  const entity = kindsOfRecord.find((one) => one === kind);
  return entity && findRecord(store, entity, targetId ?? '');
}

/** What stands on a button; undefined where it is hidden: its record is not here, or nobody knows its function. */
export function wordsOf(store: Store, button: OwnButton): string | undefined {
  const own = button.label ?? undefined;
  switch (button.kind) {
    case 'favourites1':
      return own ?? 'Favoriten 1';
    case 'favourites2':
      return own ?? 'Favoriten 2';
    case 'function': {
      const known = buttonFunctionOf(button.targetId ?? '');
      return known && (own ?? functionNames[known.id]);
    }
    default: {
      const record = recordOf(store, button);
      return record && (own ?? String(record.content.name));
    }
  }
}
