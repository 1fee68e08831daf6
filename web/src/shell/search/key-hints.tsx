import { useTexts } from '../../kit/i18n/index.ts';
import styles from './search.module.css';
import { searchTexts } from './search-texts.ts';

/** What the keys do, for who has some. */
export const KeyHints = ({ mayStar }: { readonly mayStar: boolean }) => {
  const t = useTexts(searchTexts);
  const hints = [
    ['↑ ↓', t.keyMove],
    ['↵', t.keyOpen],
    ...(mayStar ? [[t.starKey, t.keyStar]] : []),
    ['Esc', t.keyClose],
  ];
  return (
    <p className={styles.keys}>
      {hints.map(([key, what]) => (
        <span key={key}>
          <kbd>{key}</kbd> {what}
        </span>
      ))}
    </p>
  );
};
