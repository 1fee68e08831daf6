import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ActingBanner } from '../account/switching/index.ts';
import { useTexts } from '../kit/i18n/index.ts';
import { NavigationDrawer } from './navigation-drawer.tsx';
import styles from './shell.module.css';
import { shellTexts } from './shell-texts.ts';
import { Toolbar } from './toolbar.tsx';

const Drawer = lazy(() => import('@mui/material/Drawer'));

interface ShellProps {
  readonly children: ReactNode;
  readonly onIntent: (url: string) => void;
}

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
        <NavigationDrawer onOpen={close} onIntent={onIntent} />
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <Drawer open onClose={close} slotProps={{ paper: { sx: { width: 280, maxWidth: '85vw' } } }}>
            <NavigationDrawer onOpen={close} onIntent={onIntent} />
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
