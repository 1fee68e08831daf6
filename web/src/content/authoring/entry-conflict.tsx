import { ValuesConflict } from '../../kit/conflicts/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { authoringTexts } from './authoring-texts.ts';
import type { EntryForm } from './entry-values.ts';

interface EntryConflictProps {
  readonly mine: EntryForm;
  readonly theirs: EntryForm;
  readonly onClose: () => void;
  readonly onChosen: (values: EntryForm, isTheirs: boolean) => void;
}

/** Texts are told by their beginning: who wants to read all of one has it in the form. */
const maxWords = 200;

/** Both versions of an entry where they differ, and the choice between them. */
export const EntryConflict = (props: EntryConflictProps) => {
  const t = useTexts(authoringTexts);
  const f = useFormats();
  const wordsOf = (name: keyof EntryForm, form: EntryForm): string => {
    const value = form[name];
    if (name === 'files') return form.files.map(({ version }) => version).join(', ') || t.nothing;
    if (name === 'publishDate') return f.dateTime(form.publishDate);
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    return String(value ?? '').slice(0, maxWords) || t.nothing;
  };
  const titleOf = (name: keyof EntryForm): string => {
    const language = /De$|En$/.exec(name)?.[0];
    if (language === undefined) return t[name];
    return `${t[name]} (${language === 'De' ? t.german : t.english})`;
  };
  return (
    <ValuesConflict
      {...props}
      names={(Object.keys(props.mine) as (keyof EntryForm)[]).filter((name) => name !== 'isStillRight')}
      titleOf={titleOf}
      wordsOf={wordsOf}
    />
  );
};
