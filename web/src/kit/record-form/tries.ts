import type { Entity } from '@tresen/domain/kit/entities';
import { newUuid } from '../ids/index.ts';
import { draftPlace } from '../leave/index.ts';
import { type FormValues, isStoredAs } from './record-values.ts';
import type { StoredRecord } from './stored-record.ts';

interface Try {
  /** On top of which it was to be saved; 0 for a new record. */
  readonly version: number;
  readonly values: FormValues;
}

interface KeptTries {
  readonly newId: string;
  readonly tries: readonly Try[];
}

/**
 * What a form has sent since it was last in step with the server. A try whose answer was lost may be stored all the
 * same; whoever tries again, maybe after a reload or with another value, is not to make a second record, nor to choose
 * between two versions that are both theirs.
 */
export interface Tries {
  /** Of the record that is about to be made: the same one at every try. */
  newId(): string;
  /** Another new record is about to be made, or nothing sent is of use any more. */
  forget(): void;
  add(sent: Try): void;
  /** True where what is stored is one of the tries, and nobody has changed it since. */
  isOwn(stored: StoredRecord): boolean;
}

/** @param id of the record, or the name of a new one's form, as for its draft */
export const triesOf = (entity: Entity, id: string): Tries => {
  const place = draftPlace<KeptTries>(`recordTries.${entity.name}`, id);
  let { newId, tries } = readKept(place.read()?.values);
  return {
    newId: () => newId,
    forget: () => {
      newId = newUuid();
      tries = [];
      place.forget();
    },
    add: (sent) => {
      tries = [...tries, sent];
      place.write({ version: sent.version, values: { newId, tries } });
    },
    isOwn: (stored) =>
      tries.some(
        ({ version, values }) => stored.version === version + 1 && isStoredAs(entity, values, stored),
      ),
  };
};

/** Anybody may write into the storage. */
function readKept(kept: Partial<KeptTries> | undefined): KeptTries {
  if (
    !kept ||
    !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(String(kept.newId)) ||
    !Array.isArray(kept.tries)
  )
    return { newId: newUuid(), tries: [] };
  return { newId: String(kept.newId), tries: kept.tries.filter(isTry) };
}

function isTry(value: unknown): value is Try {
  const { version, values } = (value ?? {}) as Partial<Try>;
  return typeof version === 'number' && typeof values === 'object' && values !== null;
}
