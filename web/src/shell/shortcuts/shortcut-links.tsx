import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { shellTexts } from '../shell-texts.ts';
import styles from './shortcuts.module.css';
import { shortcutsToolTexts } from './shortcuts-tool-texts.ts';
import { useStarredPages } from './use-starred-pages.ts';

/** As many starred pages stand in the toolbar; all of them are in the panel. */
const max = 5;

/** The starred pages as icons in the toolbar, on wide desktops. */
export const ShortcutLinks = () => {
  const t = useTexts(shellTexts);
  const shortcutWords = useTexts(shortcutsToolTexts);
  const { starred } = useStarredPages();
  if (starred.length === 0) return null;
  return (
    // No landmark of its own: the panel beside the menu is one, with the same pages.
    <ul className={styles.links} aria-label={shortcutWords.title}>
      {starred.slice(0, max).map(({ id, icon: Icon, url }) => (
        <li key={id}>
          <Link to={url} className={styles.link ?? ''} aria-label={t.items[id]} title={t.items[id]}>
            <Icon />
          </Link>
        </li>
      ))}
    </ul>
  );
};
