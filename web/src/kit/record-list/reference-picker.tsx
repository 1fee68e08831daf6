import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { type Reference, TextBox } from '../form/index.ts';
import { useTexts } from '../i18n/index.ts';
import { CheckList } from './check-list.tsx';
import styles from './filter-dialog.module.css';
import type { FilterSource } from './filter-source.ts';
import { recordListTexts } from './record-list-texts.ts';

interface ReferencePickerProps {
  readonly source: FilterSource;
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Several records of another kind, searched for on the server; what is chosen stays in sight. */
export const ReferencePicker = ({ source, chosen, error, onChange }: ReferencePickerProps) => {
  const t = useTexts(recordListTexts);
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const { data, isError } = useQuery({
    queryKey: ['references', source.key, text],
    queryFn: () => source.search(text),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
  const known = useChosen(source, chosen);
  const options = [...known, ...(data ?? []).filter(({ id }) => !chosen.includes(id))];
  const note = isError ? t.searchFailed : data === undefined ? t.searching : t.nothingFound;
  return (
    <>
      <TextBox
        label={t.searchNames}
        type="search"
        autoFocus
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <CheckList
        legend={t.oneOf}
        options={options}
        chosen={chosen}
        error={error}
        note={
          options.length === 0 && (
            <p role="status" className={styles.note}>
              {note}
            </p>
          )
        }
        onChange={onChange}
      />
    </>
  );
};

/** Names of what is chosen, whether the search finds it or not. */
function useChosen(source: FilterSource, ids: readonly string[]): readonly Reference[] {
  const t = useTexts(recordListTexts);
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['referenceName', source.key, id],
      queryFn: () => source.nameOf(id),
      staleTime: 60_000,
    })),
  });
  return ids.map((id, index) => {
    const name = answers[index]?.data;
    return { id, name: name === null ? t.unknown : (name ?? '…') };
  });
}
