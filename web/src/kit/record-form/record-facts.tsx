import { FactList } from '../page/index.ts';
import { useKindWords } from './plain-words.ts';
import type { RecordKind } from './record-kind.ts';
import { referenceNames } from './record-values.ts';
import type { StoredRecord } from './stored-record.ts';
import { useNameWords, useValueWords } from './value-words.ts';

interface RecordFactsProps {
  readonly kind: RecordKind;
  readonly record: StoredRecord;
  /** The fields to show, in their order; those without a value are left out. */
  readonly names: readonly string[];
}

/** What a record says, for people who only look at it. */
export const RecordFacts = ({ kind, record, names }: RecordFactsProps) => {
  const words = useKindWords(kind);
  const nameWords = useNameWords(words);
  const referred = new Map(referenceNames(kind.entity.fields, record));
  const valueWords = useValueWords(kind, words, (id) => referred.get(id));
  const hasValue = (name: string) =>
    record[name] !== null && record[name] !== undefined && record[name] !== '';
  return (
    <FactList
      facts={names
        .filter(hasValue)
        .map((name) => ({ name: nameWords(name), value: valueWords(name, record[name]) }))}
    />
  );
};
