import Autocomplete from '@mui/material/Autocomplete';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useDeferredValue, useState } from 'react';
import { defineTexts, useTexts } from '../i18n/index.ts';
import styles from './boxes.module.css';
import { de } from './form.de.ts';
import { en } from './form.en.ts';

const texts = defineTexts(de, en);

/** A record that can be chosen. */
export interface Reference {
  readonly id: string;
  readonly name: string;
  /** Where others have the same name: the branches that it belongs to; null is all. */
  readonly branches?: readonly string[] | null | undefined;
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

/** Milliseconds for which an answer counts; what was made in another tab is found after that. */
const freshMs = 5_000;

/** Tells a record from others of its name: `Gasthaus, Biergarten`, `alle Filialen`; nothing where the name is enough. */
export const useTwinWords = (): ((reference: Reference) => string) => {
  const t = useTexts(texts);
  return ({ branches }) => {
    if (branches === undefined) return '';
    if (branches === null) return t.inAllBranches;
    return branches.length > maxNames ? t.branchCount(String(branches.length)) : branches.join(', ');
  };
};

/** Names of branches that fit into a line. */
const maxNames = 2;

interface ReferenceChoiceProps
  extends Pick<
    ComponentProps<typeof Autocomplete<Reference, false, boolean>>,
    'renderInput' | 'size' | 'openOnFocus' | 'slotProps' | 'disableClearable'
  > {
  readonly label: string;
  readonly source: ReferenceSource;
  readonly value: string | null;
  /** What the chosen record is called, as far as the page knows it: it shows at once. */
  readonly chosenName?: string | undefined;
  readonly onValue: (value: string | null, name?: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Which one Enter would choose, as somebody types and goes through them. */
  readonly onHighlight?: (option: Reference | null) => void;
}

/** Chooses a record of another kind, searched for on the server while one types. The input is up to who uses it. */
export const ReferenceChoice = (props: ReferenceChoiceProps) => {
  const { label, source, value, chosenName, onValue, onBlur, onHighlight, ...look } = props;
  const t = useTexts(texts);
  const twinWords = useTwinWords();
  // What stands there while somebody types; null shows what is chosen, also when its name comes later.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { found, isError, isFetching } = useFound(source, typed ?? '', isOpen);
  const chosen =
    value === null
      ? null
      : { id: value, name: chosenName ?? found.find(({ id }) => id === value)?.name ?? '…' };
  return (
    <Autocomplete<Reference, false, boolean>
      {...look}
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
      renderOption={({ key, ...option }, reference) => (
        <li key={key} {...option}>
          <span>
            {reference.name}
            <span className={styles.detail}>{twinWords(reference)}</span>
          </span>
        </li>
      )}
      inputValue={typed ?? chosen?.name ?? ''}
      onInputChange={(_event, text, reason) => {
        // Another object for the same record is a reset to MUI: it may not take away what somebody types.
        if (reason !== 'reset') setTyped(reason === 'input' ? text : null);
      }}
      onChange={(_event, next) => onValue(next?.id ?? null, next?.name)}
      onHighlightChange={(_event, option) => onHighlight?.(option)}
      onBlur={onBlur}
      loading={isFetching && found.length === 0}
      loadingText={t.searching}
      noOptionsText={isError ? t.searchFailed : t.nothingFound}
      clearText={t.clear(label)}
      openText={t.showChoices}
      closeText={t.hideChoices}
    />
  );
};

function useFound(source: ReferenceSource, typed: string, isOpen: boolean) {
  const text = useDeferredValue(typed.trim());
  const { data, isError, isFetching } = useQuery({
    queryKey: ['references', source.key, text],
    queryFn: () => source.search(text),
    enabled: isOpen,
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  });
  return { found: data ?? [], isError, isFetching };
}
