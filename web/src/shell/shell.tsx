import MenuIcon from '@mui/icons-material/Menu';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ActingBanner } from '../account/switching/index.ts';
import { useTexts } from '../kit/i18n/index.ts';
import { buildVersion } from './build.ts';
import { LanguageMenu } from './language-menu.tsx';
import { LiveSign } from './live-sign.tsx';
import { NavigationList } from './navigation-list.tsx';
import { SchemeMenu } from './scheme-menu.tsx';
import styles from './shell.module.css';
import { shellTexts } from './shell-texts.ts';
import { UserMenu } from './user-menu.tsx';

const Drawer = lazy(() => import('@mui/material/Drawer'));

interface ShellProps {
  readonly children: ReactNode;
  readonly onIntent: (url: string) => void;
}

interface DrawerContentProps {
  readonly onOpen: () => void;
  readonly onIntent: (url: string) => void;
}

const DrawerContent = ({ onOpen, onIntent }: DrawerContentProps) => {
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

const Toolbar = ({ onMenu }: { readonly onMenu: () => void }) => {
  const t = useTexts(shellTexts);
  return (
    <header className={styles.toolbar}>
      <span className={styles.menuButton}>
        <button type="button" className={styles.tool} aria-label={t.openMenu} onClick={onMenu}>
          <MenuIcon />
        </button>
      </span>
      <LiveSign />
      <LanguageMenu />
      <SchemeMenu />
      <UserMenu />
    </header>
  );
};

/** The frame of every signed-in page: drawer, toolbar, content (spec §2, layout style-1). */
export const Shell = ({ children, onIntent }: ShellProps) => {
  const t = useTexts(shellTexts);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t.skip}
      </a>
      <div className={styles.side}>
        <DrawerContent onOpen={close} onIntent={onIntent} />
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <Drawer open onClose={close} slotProps={{ paper: { sx: { width: 280, maxWidth: '85vw' } } }}>
            <DrawerContent onOpen={close} onIntent={onIntent} />
          </Drawer>
        </Suspense>
      )}
      <div className={styles.top}>
        <Toolbar onMenu={() => setOpen(true)} />
        <ActingBanner />
      </div>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </div>
  );
};
