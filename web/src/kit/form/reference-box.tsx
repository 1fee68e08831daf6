import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { BoxWords } from './box-words.tsx';
import styles from './boxes.module.css';
import { de } from './form.de.ts';
import { en } from './form.en.ts';

const texts = defineTexts(de, en);

/** A record that can be chosen. */
export interface Reference {
  readonly id: string;
  readonly name: string;
}

/** Where the records to choose from come from. */
export interface ReferenceSource {
  /** Tells the searches of one kind from those of another; part of the key under which answers are kept. */
  readonly key: string;
  /** The first records that have these words in them; the first of all for an empty text. @throws {RequestError} */
  readonly search: (text: string) => Promise<readonly Reference[]>;
  /** Where a new one is made; left out where that makes no sense. */
  readonly newPath?: string | undefined;
  /** The page of one of them. */
  readonly pathOf?: ((id: string) => string) | undefined;
}

interface ReferenceBoxProps {
  readonly label: string;
  readonly name: string;
  readonly source: ReferenceSource;
  readonly value: string | null;
  /** What the chosen record is called, as far as the page knows it: it shows at once. */
  readonly chosenName?: string | undefined;
  readonly onValue: (value: string | null, name?: string) => void;
  readonly onBlur?: () => void;
  readonly required?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** Milliseconds for which an answer counts; what was made in another tab is found after that. */
const freshMs = 5_000;

const useFound = (source: ReferenceSource, typed: string, isOpen: boolean) => {
  const text = useDeferredValue(typed.trim());
  const { data, isError, isFetching } = useQuery({
    queryKey: ['references', source.key, text],
    queryFn: () => source.search(text),
    enabled: isOpen,
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  });
  return { found: data ?? [], isError, isFetching };
};

interface OtherPageProps {
  readonly to: string;
  readonly words: string;
  readonly label: string;
}

/** In a tab of its own, since a form is open here. */
const OtherPage = ({ to, words, label }: OtherPageProps) => {
  const t = useTexts(texts);
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {words}
      <span className={styles.hidden}> {t.newTab(label)}</span>
    </a>
  );
};

type LinkProps = Pick<ReferenceBoxProps, 'source' | 'value' | 'label'>;

const Links = ({ source, value, label }: LinkProps) => {
  const t = useTexts(texts);
  return (
    <span className={styles.links}>
      {value !== null && source.pathOf && (
        <OtherPage to={source.pathOf(value)} words={t.open} label={label} />
      )}
      {source.newPath !== undefined && <OtherPage to={source.newPath} words={t.create} label={label} />}
    </span>
  );
};

/** A record of another kind, searched for on the server while one types. */
export const ReferenceBox = (props: ReferenceBoxProps) => {
  const { label, name, source, value, chosenName, onValue, onBlur, required = false, hint, error } = props;
  const t = useTexts(texts);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { found, isError, isFetching } = useFound(source, typed, isOpen);
  const chosen =
    value === null
      ? null
      : { id: value, name: chosenName ?? found.find(({ id }) => id === value)?.name ?? '…' };
  return (
    <div>
      <Autocomplete<Reference>
        fullWidth
        autoHighlight
        options={[...found]}
        value={chosen}
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        // The server has searched already.
        filterOptions={(all) => all}
        getOptionKey={({ id }) => id}
        getOptionLabel={(option) => option.name}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
        onChange={(_event, next) => onValue(next?.id ?? null, next?.name)}
        onBlur={onBlur}
        loading={isFetching && found.length === 0}
        loadingText={t.searching}
        noOptionsText={isError ? t.searchFailed : t.nothingFound}
        clearText={t.clear(label)}
        openText={t.showChoices}
        closeText={t.hideChoices}
        renderInput={(input) => (
          <TextField
            {...input}
            label={label}
            name={name}
            required={required}
            error={error !== undefined}
            helperText={<BoxWords hint={hint} error={error} />}
          />
        )}
      />
      <Links source={source} value={value} label={label} />
    </div>
  );
};
