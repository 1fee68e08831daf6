import { type DifferingLine, lineDifferences } from '@tresen/domain/content/entries';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './authoring.module.css';
import type { StoredRevision } from './authoring.queries.ts';
import { authoringTexts } from './authoring-texts.ts';
import { textsOf } from './entry-values.ts';

type Texts = StoredRevision['texts'];

interface RevisionDifferencesProps {
  readonly before: Texts;
  readonly after: Texts;
}

/** Where two states of an entry say something else, line by line. */
export const RevisionDifferences = ({ before, after }: RevisionDifferencesProps) => {
  const t = useTexts(authoringTexts);
  const [then, now] = [textsOf(before), textsOf(after)];
  const names = (Object.keys(then) as (keyof typeof then)[]).filter((name) => then[name] !== now[name]);
  if (names.length === 0) return <p className={styles.intro}>{t.noDifferences}</p>;
  return names.map((name) => (
    <section key={name} className={styles.differences}>
      <h3>{`${t[name]} (${name.endsWith('De') ? t.german : t.english})`}</h3>
      <Lines lines={lineDifferences(then[name], now[name])} />
    </section>
  ));
};

function Lines({ lines }: { readonly lines: readonly DifferingLine[] }) {
  const t = useTexts(authoringTexts);
  const named = lines.map((line, place) => ({ ...line, name: `${place}` }));
  return (
    <div className={styles.lines} dir="ltr">
      {named.map(({ name, side, text }) => {
        if (side === 'both') return <p key={name}>{text}</p>;
        const Changed = side === 'before' ? 'ins' : 'del';
        return (
          <p key={name}>
            <span className="heard">{side === 'before' ? t.onlyThen : t.onlyNow}: </span>
            <Changed>{text}</Changed>
          </p>
        );
      })}
    </div>
  );
}
