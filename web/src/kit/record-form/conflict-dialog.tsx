import { ValuesConflict } from '../conflicts/index.ts';
import { useFormats } from '../format/index.ts';
import { useTexts } from '../i18n/index.ts';
import type { Conflict } from './conflict.ts';
import type { PlainWords } from './plain-words.ts';
import type { RecordKind } from './record-kind.ts';
import { recordTexts } from './record-texts.ts';
import { chosenNames, type FormValues, formValues } from './record-values.ts';
import { useNameWords, useReferredNames, useValueWords } from './value-words.ts';

interface ConflictDialogProps {
  readonly kind: Pick<RecordKind, 'entity'>;
  readonly words: PlainWords;
  /** Names behind references, by id, as far as they are known. */
  readonly names: ReadonlyMap<string, string>;
  readonly conflict: Conflict;
  readonly onClose: () => void;
  readonly onChosen: (values: FormValues) => void;
}

/** Somebody else has saved the record in between: both versions, in the words of its fields. */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const { kind, words, names: known, conflict, onClose, onChosen } = props;
  const t = useTexts(recordTexts);
  const f = useFormats();
  const { mine, theirs: record, base } = conflict;
  const theirs = formValues(kind.entity, record);
  const nameOf = useReferredNames(kind, [mine, theirs], known);
  const valueWords = useValueWords(kind, words, nameOf);
  return (
    <ValuesConflict
      text={t.conflictText(record.lastModifiedByName, f.dateTime(record.lastModifiedAt))}
      mine={mine}
      theirs={theirs}
      base={base}
      names={chosenNames(kind.entity, mine, theirs)}
      titleOf={useNameWords(words)}
      wordsOf={(name, values) => valueWords(name, values[name])}
      onClose={onClose}
      onChosen={onChosen}
    />
  );
};
