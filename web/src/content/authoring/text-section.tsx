import Alert from '@mui/material/Alert';
import { contentLengths } from '@tresen/domain/content/entries';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { ChoiceBox, TextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import styles from './authoring.module.css';
import type { StoredEntry } from './authoring.queries.ts';
import { authoringTexts } from './authoring-texts.ts';
import { type EntryForm, slugOf } from './entry-values.ts';
import { LongTextField, SwitchField, TextField, useField } from './form-fields.tsx';
import { MarkdownEditor } from './markdown-editor.tsx';

type Suffix = 'De' | 'En';

const textFields: readonly (keyof EntryForm)[] = [
  ...(['titleDe', 'summaryDe', 'bodyDe', 'tagsDe'] as const),
  ...(['titleEn', 'summaryEn', 'bodyEn', 'tagsEn'] as const),
];

/** What an entry says, one language at a time. */
export const TextSection = ({ entry }: { readonly entry: StoredEntry | undefined }) => {
  const t = useTexts(authoringTexts);
  const [language, setLanguage] = useState<Suffix>('De');
  useFaultyLanguage(language, setLanguage);
  const isBehind = entry?.texts.some((text) => text.isOutOfDate && isOf(text.language, language));
  return (
    <Panel title={t.text}>
      <div className={styles.fields}>
        <ChoiceBox
          required
          label={t.languages}
          name="language"
          options={[
            { value: 'De', title: t.german },
            { value: 'En', title: t.english },
          ]}
          value={language}
          onValue={(chosen) => setLanguage(chosen ?? 'De')}
        />
        {isBehind === true && (
          <Alert severity="warning">{language === 'De' ? t.behindGerman : t.behindEnglish}</Alert>
        )}
        <Texts key={language} suffix={language} isNew={entry === undefined} />
        {entry !== undefined && entry.texts.length > 1 && (
          <SwitchField name="isStillRight" label={t.isStillRight} hint={t.isStillRightHint} />
        )}
      </div>
    </Panel>
  );
};

/** Turns to the language whose text is at fault when it was to be saved, and to its field, unless the one shown has faults, too. */
function useFaultyLanguage(shown: Suffix, show: (language: Suffix) => void) {
  const { setFocus } = useFormContext<EntryForm>();
  const { errors, submitCount } = useFormState<EntryForm>();
  const seen = useRef(submitCount);
  const [turnedTo, setTurnedTo] = useState<keyof EntryForm>();
  useEffect(() => {
    if (submitCount === seen.current) return;
    seen.current = submitCount;
    const names = textFields.filter((name) => name in errors);
    const [first] = names;
    if (first === undefined || names.some((name) => name.endsWith(shown))) return;
    show(first.endsWith('De') ? 'De' : 'En');
    setTurnedTo(first);
  }, [submitCount, errors, shown, show]);
  useEffect(() => {
    if (turnedTo === undefined) return;
    setFocus(turnedTo);
    setTurnedTo(undefined);
  }, [turnedTo, setFocus]);
}

function isOf(language: string, suffix: Suffix): boolean {
  return language === suffix.toLowerCase();
}

function Texts({ suffix, isNew }: { readonly suffix: Suffix; readonly isNew: boolean }) {
  const t = useTexts(authoringTexts);
  const { field, error } = useField(`body${suffix}`);
  return (
    <>
      <TitleField suffix={suffix} isNew={isNew} />
      <LongTextField name={`summary${suffix}`} label={t[`summary${suffix}`]} max={contentLengths.summary} />
      <MarkdownEditor
        label={t[`body${suffix}`]}
        language={suffix.toLowerCase()}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={error}
      />
      <TextField name={`tags${suffix}`} label={t[`tags${suffix}`]} hint={t.tagsHint} />
    </>
  );
}

/** A new entry gets an address from its title, until somebody writes another one. */
function TitleField({ suffix, isNew }: { readonly suffix: Suffix; readonly isNew: boolean }) {
  const t = useTexts(authoringTexts);
  const { getValues, setValue } = useFormContext<EntryForm>();
  const name = `title${suffix}` as const;
  const { field, error } = useField(name);
  const follow = (title: string) => {
    const { slug, [name]: before } = getValues();
    if (isNew && slug === slugOf(before)) setValue('slug', slugOf(title), { shouldDirty: true });
    field.onChange(title);
  };
  return (
    <TextBox
      {...field}
      label={t[name]}
      autoComplete="off"
      error={error}
      onChange={({ target }) => follow(target.value)}
    />
  );
}
