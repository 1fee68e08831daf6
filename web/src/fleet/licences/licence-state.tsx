import { licenceListWords } from '@tresen/domain/fleet/licences';
import { useWords } from '../../kit/i18n/index.ts';
import styles from './licences.module.css';

/** How a licence stands, in words and a mark; a state that this version does not know in its own word. */
export const LicenceState = ({ state }: { readonly state: string }) => {
  const words: Readonly<Record<string, string>> = useWords(licenceListWords).choices.state;
  return (
    <span className={styles.state} data-state={state}>
      <span className={styles.dot} aria-hidden="true" />
      {words[state] ?? state}
    </span>
  );
};
