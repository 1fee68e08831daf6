import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { type ReactNode, useId, useState } from 'react';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { hasWords, searchedWords } from '../search/index.ts';
import { BoxWords } from './box-words.tsx';
import styles from './boxes.module.css';
import own from './choices-box.module.css';
import { de } from './form.de.ts';
import { en } from './form.en.ts';

import { TextBox } from './text-box.tsx';

const texts = defineTexts(de, en);

export interface ChoicesOption {
  readonly value: string;
  readonly title: string;
  /** What it means, in a sentence. */
  readonly text?: string;
  /** Stands below: what is special about it here. */
  readonly note?: ReactNode;
}

/** Options that belong together. The only group of a box needs no title. */
export interface ChoicesGroup {
  readonly id: string;
  readonly title?: string;
  readonly options: readonly ChoicesOption[];
}

interface ChoicesBoxProps {
  readonly label: string;
  readonly name?: string;
  readonly groups: readonly ChoicesGroup[];
  readonly value: readonly string[];
  readonly onValue: (value: readonly string[]) => void;
  readonly onBlur?: () => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** From so many on there are buttons for all and for none. */
  readonly toolsFrom?: number;
}

/** From here on nobody reads them all. */
const searchedFrom = 10;

type Choose = (values: readonly string[], isChosen: boolean) => void;

interface OptionProps {
  readonly option: ChoicesOption;
  readonly name: string | undefined;
  readonly isChosen: boolean;
  readonly isWrong: boolean;
  readonly choose: Choose;
}

interface GroupProps extends Pick<ChoicesBoxProps, 'value'> {
  readonly name: string | undefined;
  readonly group: ChoicesGroup;
  readonly isWrong: boolean;
  readonly choose: Choose;
}

interface ToolsProps extends Pick<ChoicesBoxProps, 'groups' | 'value'> {
  readonly all: number;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly choose: Choose;
}

/**
 * Several of a closed list: a checkbox for each, and one for each group that takes all of it or none. Many can be
 * searched; then the boxes of groups are about what is found.
 */
export const ChoicesBox = (props: ChoicesBoxProps) => {
  const { label, name, groups, value, onValue, onBlur, hint, error, toolsFrom = searchedFrom } = props;
  const t = useTexts(texts);
  const id = useId();
  const [search, setSearch] = useState('');
  const all = groups.reduce((sum, { options }) => sum + options.length, 0);
  const found = foundGroups(groups, search);
  const choose: Choose = (values, isChosen) => {
    const others = value.filter((one) => !values.includes(one));
    onValue(ordered(groups, new Set(isChosen ? [...others, ...values] : others)));
  };
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-hint`} onBlur={onBlur}>
      <legend className={styles.legend}>{label}</legend>
      {all >= toolsFrom && (
        <Tools groups={found} value={value} all={all} search={search} onSearch={setSearch} choose={choose} />
      )}
      {found.map((group) => (
        <Group
          key={group.id}
          group={group}
          name={name}
          value={value}
          isWrong={error !== undefined}
          choose={choose}
        />
      ))}
      {found.length === 0 && <p className={own.none}>{t.nothingFound}</p>}
      <p id={`${id}-hint`} className={error === undefined ? styles.hint : styles.error} aria-live="polite">
        <BoxWords hint={hint} error={error} />
      </p>
    </fieldset>
  );
};

function foundGroups(groups: readonly ChoicesGroup[], search: string): readonly ChoicesGroup[] {
  const words = searchedWords(search);
  const isFound = (group: ChoicesGroup, { title, text = '' }: ChoicesOption): boolean =>
    hasWords(`${title} ${text} ${group.title ?? ''}`, words);
  return groups
    .map((group) => ({ ...group, options: group.options.filter((one) => isFound(group, one)) }))
    .filter(({ options }) => options.length > 0);
}

/** In the order of the options, whatever was chosen first: the same choices are the same value. */
function ordered(groups: readonly ChoicesGroup[], chosen: ReadonlySet<string>): readonly string[] {
  return groups
    .flatMap(({ options }) => options.map(({ value }) => value))
    .filter((value) => chosen.has(value));
}

function Tools({ groups, value, all, search, onSearch, choose }: ToolsProps) {
  const t = useTexts(texts);
  const shown = groups.flatMap(({ options }) => options.map((option) => option.value));
  return (
    <div className={own.tools}>
      {all >= searchedFrom && (
        <TextBox
          label={t.searchChoices}
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      )}
      <Button variant="outlined" onClick={() => choose(shown, true)}>
        {t.chooseAll}
      </Button>
      <Button variant="outlined" onClick={() => choose(shown, false)}>
        {t.chooseNone}
      </Button>
      <span className={own.count} aria-live="polite">
        {t.chosen(String(value.length), String(all))}
      </span>
    </div>
  );
}

function Group({ group, name, value, isWrong, choose }: GroupProps) {
  const t = useTexts(texts);
  const id = useId();
  const values = group.options.map((option) => option.value);
  const count = values.filter((one) => value.includes(one)).length;
  const isMixed = count > 0 && count < values.length;
  const options = group.options.map((option) => (
    <Option
      key={option.value}
      option={option}
      name={name}
      isChosen={value.includes(option.value)}
      isWrong={isWrong}
      choose={choose}
    />
  ));
  if (group.title === undefined) return <div className={own.options}>{options}</div>;
  return (
    <fieldset className={own.group} aria-labelledby={`${id}-title`}>
      <label className={own.head} htmlFor={id}>
        <Checkbox
          id={id}
          checked={count === values.length}
          indeterminate={isMixed}
          // MUI draws the third state only; who does not see it is told by the browser.
          slotProps={{ input: { ref: (input) => setMixed(input, isMixed) } }}
          onChange={() => choose(values, count < values.length)}
        />
        <span id={`${id}-title`} className={own.groupTitle}>
          {group.title}
        </span>
        <span className={own.count}>{t.chosen(String(count), String(values.length))}</span>
      </label>
      <div className={own.options}>{options}</div>
    </fieldset>
  );
}

function Option({ option, name, isChosen, isWrong, choose }: OptionProps) {
  const { value, title, text, note } = option;
  const id = useId();
  return (
    <div className={own.option}>
      <label className={own.line} htmlFor={id}>
        <Checkbox
          id={id}
          name={name ?? ''}
          checked={isChosen}
          onChange={(_event, isOn) => choose([value], isOn)}
          slotProps={{ input: { 'aria-describedby': `${id}-text`, 'aria-invalid': isWrong } }}
        />
        <span className={own.title}>{title}</span>
      </label>
      <div id={`${id}-text`} className={own.text}>
        {text}
        {note}
      </div>
    </div>
  );
}

function setMixed(input: HTMLInputElement | null, isMixed: boolean): void {
  if (input) input.indeterminate = isMixed;
}
