import { ValuesConflict } from '../../kit/conflicts/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { authoringTexts } from './authoring-texts.ts';
import type { EntryForm } from './entry-values.ts';

interface EntryConflictProps {
  readonly mine: EntryForm;
  readonly theirs: EntryForm;
  readonly base: EntryForm | undefined;
  readonly onClose: () => void;
  readonly onChosen: (values: EntryForm, isTheirs: boolean) => void;
}

/** Characters that are shown of a long text, and of those the ones before where it begins to differ. */
const maxWords = 200;
const before = 40;

/** Both versions of an entry where they differ, and the choice between them. */
export const EntryConflict = (props: EntryConflictProps) => {
  const t = useTexts(authoringTexts);
  const f = useFormats();
  const wordsOf = (name: keyof EntryForm, form: EntryForm): string => {
    const value = form[name];
    if (name === 'files') return form.files.map(({ version }) => version).join(', ') || t.nothing;
    if (name === 'publishDate') return f.dateTime(form.publishDate);
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    return (
      aroundDifference(
        String(value ?? ''),
        commonStart(String(props.mine[name]), String(props.theirs[name])),
      ) || t.nothing
    );
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

/** How many characters two texts have in common before the first that differs. */
function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** What of a long text says where it differs: of two that begin alike, nobody could choose by their beginning. */
function aroundDifference(text: string, at: number): string {
  const start = at > maxWords - before ? at - before : 0;
  const shown = text.slice(start, start + maxWords);
  return `${start > 0 ? '…' : ''}${shown}${text.length > start + maxWords ? '…' : ''}`;
}
