import { useTexts } from '../kit/i18n/index.ts';
import { buildVersion } from './build.ts';
import styles from './navigation.module.css';
import { NavigationList } from './navigation-list.tsx';
import { shellTexts } from './shell-texts.ts';

interface NavigationDrawerProps {
  readonly onOpen: () => void;
  readonly onIntent: (url: string) => void;
}

/** The whole menu: the product, the entries, the version. */
export const NavigationDrawer = ({ onOpen, onIntent }: NavigationDrawerProps) => {
  const t = useTexts(shellTexts);
  return (
    <nav className={styles.drawer} aria-label={t.menu}>
      <div className={styles.brand}>
        <img src="/favicon.svg" alt="" width={32} height={32} />
        {t.product}
      </div>
      <NavigationList onOpen={onOpen} onIntent={onIntent} />
      <p className={styles.version}>{t.version(buildVersion)}</p>
    </nav>
  );
};
