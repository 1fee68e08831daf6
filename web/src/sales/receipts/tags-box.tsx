import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useChoiceWords } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { findTags } from './receipt-sources.ts';
import { receiptTexts } from './receipts-texts.ts';

interface TagsBoxProps {
  readonly value: readonly string[];
  readonly error: string | undefined;
  readonly onValue: (tags: readonly string[]) => void;
}

/** Several tags: those that others use are offered, any other may be typed. */
export const TagsBox = ({ value, error, onValue }: TagsBoxProps) => {
  const t = useTexts(receiptTexts);
  const choiceWords = useChoiceWords(t.tags);
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const { data = [] } = useQuery({
    queryKey: ['references', 'receiptTags', text],
    queryFn: () => findTags(text),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
  const add = (text: string) => {
    const tags = text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '' && !value.includes(tag));
    setTyped('');
    if (tags.length > 0) onValue([...value, ...tags]);
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      {...choiceWords}
      options={data.filter((tag) => !value.includes(tag))}
      filterOptions={(options) => options}
      value={[...value]}
      inputValue={typed}
      onInputChange={(_event, next) => (next.includes(',') ? add(next) : setTyped(next))}
      onChange={(_event, next) => onValue(next.map((tag) => tag.trim()).filter(Boolean))}
      // What was typed and not confirmed counts, too.
      onBlur={() => add(typed)}
      renderInput={(input) => (
        <TextField {...input} label={t.tags} error={error !== undefined} helperText={error ?? t.tagsHint} />
      )}
    />
  );
};
