import {
  type EntityName,
  entityNames,
  isSynced,
  type RecordWords,
  type SyncedName,
} from '../../kit/entities/index.ts';
import { kindWords } from '../../master-data/kinds/index.ts';

type InLanguages = (typeof kindWords)[EntityName];

/** Something of each kind of record, made of its words. */
export const ofRecords = <Value>(made: (words: InLanguages, name: EntityName) => Value) =>
  Object.fromEntries(entityNames.map((name) => [name, made(kindWords[name], name)])) as Readonly<
    Record<EntityName, Value>
  >;

/** The sentences of what happens to records of each kind, made of what one is called within a sentence. */
export const recordSentences = <Own, Synced extends Own>(
  theOneOf: (words: InLanguages) => RecordWords['theOne'],
  own: (what: string) => Own,
  synced: (what: string) => Synced,
) =>
  ofRecords((words, name) => (isSynced(name) ? synced : own)(theOneOf(words))) as Readonly<
    Record<SyncedName, Synced> & Record<Exclude<EntityName, SyncedName>, Own>
  >;
