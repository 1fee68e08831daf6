import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense, useState } from 'react';
import { ActingBanner } from '../account/switching/index.ts';
import { Arrivals } from '../content/notifications/index.ts';
import { type CountProps, Late, type LateCode, lateCode } from '../kit/feature/index.ts';
import { useTexts } from '../kit/i18n/index.ts';
import { useSettings } from '../kit/settings/index.ts';
import { preloadToolMenu } from '../kit/toolbar/index.ts';
import { CarePlace } from './care/care-place.tsx';
import { Footer } from './layout/footer.tsx';
import { MenuFab } from './layout/menu-fab.tsx';
import { LeftPanel, RightPanel } from './layout/side-panels.tsx';
import { Badges } from './menu/badges.ts';
import { DrawerMenu } from './menu/drawer-menu.tsx';
import { PanelMenu } from './menu/panel-menu.tsx';
import type { SmallMenuProps } from './menu/small-menu.tsx';
import { useMenu } from './menu/use-menu.ts';
import { preloadSearch, useSearchKey } from './search/index.ts';
import styles from './shell.module.css';
import { shellTexts } from './shell-texts.ts';
import { Toolbar } from './toolbar.tsx';

const smallMenu = lateCode<SmallMenuProps>(() =>
  import('./menu/small-menu.tsx').then(({ SmallMenu }) => ({ default: SmallMenu })),
);

/** Loads what a first click would else wait for. */
export const preloadShell = (): void => {
  smallMenu.preload().catch(() => undefined);
  preloadSearch();
  preloadToolMenu();
};

interface ShellProps {
  readonly children: ReactNode;
  /** The counts that features have for the menu, by badge. */
  readonly badges: Readonly<Record<string, LateCode<CountProps>>>;
  readonly onIntent: (url: string) => void;
}

/**
 * The frame of every signed-in page: menu, toolbar, content, footer and side panels, each where settings have it. Their
 * places and measures are those of kit/theme/frame.css.
 */
export const Shell = ({ children, badges, onIntent }: ShellProps) => {
  const t = useTexts(shellTexts);
  useSearchKey();
  const { style, config } = useSettings().layout;
  const isSmall = useMediaQuery('(max-width: 899px)');
  const [isSmallMenuOpen, setSmallMenuOpen] = useState(false);
  const { groups, pages, current } = useMenu();
  const menu = { groups, current, onIntent };
  const openSmallMenu = () => setSmallMenuOpen(true);
  const hasMenu = config.navbar.display && !isSmall;
  const MenuOfStyle = style === 'style-1' || style === 'style-2' ? DrawerMenu : PanelMenu;
  return (
    <Badges value={badges}>
      <Arrivals />
      <a className={styles.skip} href="#content">
        {t.skip}
      </a>
      <div className="frame-grid">
        {config.leftSidePanel.display && !isSmall && <LeftPanel pages={pages} current={current} />}
        {hasMenu && <MenuOfStyle {...menu} />}
        {config.toolbar.display && <Toolbar {...(!hasMenu && { onMenu: openSmallMenu })} />}
        <div className="frame-page">
          <div className={styles.banner}>
            <ActingBanner />
            <CarePlace />
          </div>
          <main id="content" tabIndex={-1} className={styles.content}>
            {children}
          </main>
          {config.footer.display && <Footer isFixed={config.footer.isFixed} />}
        </div>
        {config.rightSidePanel.display && !isSmall && <RightPanel />}
      </div>
      {!config.toolbar.display && <MenuFab {...(!hasMenu && { onMenu: openSmallMenu })} />}
      {isSmallMenuOpen && (
        <Suspense fallback={null}>
          <Late code={smallMenu} props={{ ...menu, onClose: () => setSmallMenuOpen(false) }} />
        </Suspense>
      )}
    </Badges>
  );
};
