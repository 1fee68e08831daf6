import { useTexts } from '../../kit/i18n/index.ts';
import { schemeAttributes, useSchemes, useSettings } from '../../kit/settings/index.ts';
import { shellTexts } from '../shell-texts.ts';
import { useFoldMenu } from './fold-menu.ts';
import styles from './menu.module.css';
import { MenuFoot } from './menu-foot.tsx';
import { MenuHead } from './menu-head.tsx';
import { MenuList } from './menu-list.tsx';
import type { MenuProps } from './menu-props.ts';
import { useFlyout } from './use-flyout.ts';
import { useHover } from './use-hover.ts';

/**
 * The menu as a drawer of 280 px (style-1), or folded to 64 px, from where it opens over the page (style-2, and style-1
 * for whoever folds it).
 */
export const DrawerMenu = (props: MenuProps) => {
  const t = useTexts(shellTexts);
  const { navbar } = useSchemes();
  const { style } = useSettings().layout;
  const { isFolded, toggleFolded } = useFoldMenu();
  const { ref, isOpen, open, close, handlers } = useFlyout<HTMLElement>();
  const hover = useHover(open, close);
  const alwaysFolds = style === 'style-2';
  const folds = alwaysFolds || isFolded;
  const head = alwaysFolds
    ? { isOpen, onToggle: isOpen ? close : open, label: isOpen ? t.closeMenu : t.openMenu }
    : { isOpen: !isFolded, onToggle: toggleFolded, label: isFolded ? t.unfoldMenu : t.foldMenu };
  return (
    <nav
      {...(folds && { ...handlers, ...hover })}
      {...schemeAttributes(navbar)}
      ref={ref}
      aria-label={t.menu}
      className={`frame-menu ${styles.menu}`}
    >
      <div className={styles.panel} data-folded={folds && !isOpen} data-over={folds && isOpen}>
        <MenuHead {...head} />
        <MenuList {...props} onOpen={close} />
        <MenuFoot />
      </div>
    </nav>
  );
};
