import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef, useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { schemeAttributes, useSchemes, useSettings } from '../../kit/settings/index.ts';
import type { NavigationGroup } from '../navigation-nodes.ts';
import { shellTexts } from '../shell-texts.ts';
import { useFoldMenu } from './fold-menu.ts';
import styles from './menu.module.css';
import { MenuFoot } from './menu-foot.tsx';
import { MenuHead } from './menu-head.tsx';
import { MenuList } from './menu-list.tsx';
import type { MenuProps } from './menu-props.ts';
import { isIn } from './navigation-list.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useFlyout } from './use-flyout.ts';

interface GroupButtonProps {
  readonly group: NavigationGroup;
  readonly isOwn: boolean;
  readonly isShown: boolean;
  readonly panelId: string;
  readonly onClick: () => void;
}

/**
 * The menu as a panel of its groups, 120 px or 64 px wide, and beside it a panel of 280 px with the entries of one
 * (SHL-08, SHL-09). Folded, and below 1200 px, the entries open over the page.
 */
export const PanelMenu = (props: MenuProps) => {
  const { groups } = props;
  const t = useTexts(shellTexts);
  const { navbar } = useSchemes();
  const { style } = useSettings().layout;
  const { isFolded, toggleFolded } = useFoldMenu();
  const hasNoRoom = useMediaQuery('(max-width: 1199px)');
  const { ref, isOpen, open, close, handlers } = useFlyout<HTMLElement>();
  const { own, chosen, choose } = useChosenGroup(props);
  const buttons = useRef<HTMLDivElement>(null);
  useArrowKeys(buttons);
  const panelId = useId();
  const opensOver = isFolded || hasNoRoom;
  const isShown = isOpen || !opensOver;
  const head = hasNoRoom
    ? { isOpen, onToggle: isOpen ? close : open, label: isOpen ? t.closeMenu : t.openMenu }
    : { isOpen: !isFolded, onToggle: toggleFolded, label: isFolded ? t.unfoldMenu : t.foldMenu };
  const show = (group: NavigationGroup) => {
    if (isOpen && chosen === group) return close();
    choose(group.id);
    if (opensOver) open();
  };
  return (
    <nav
      {...handlers}
      {...schemeAttributes(navbar)}
      ref={ref}
      aria-label={t.menu}
      className={`frame-menu ${styles.menu}`}
    >
      <div className={styles.panels} data-dense={style === 'style-3-dense'}>
        <div ref={buttons} className={styles.groups}>
          <MenuHead hasName={false} {...head} />
          {groups.map((group) => (
            <GroupButton
              key={group.id}
              group={group}
              panelId={panelId}
              isOwn={group === own}
              isShown={isShown && group === chosen}
              onClick={() => show(group)}
            />
          ))}
        </div>
        <div id={panelId} className={styles.sub} hidden={!isShown} data-over={opensOver}>
          {isShown && chosen && (
            <>
              <p className={styles.subTitle}>{t.groups[chosen.id]}</p>
              <MenuList {...props} groups={[chosen]} hasHeadings={false} onOpen={close} />
              <MenuFoot />
            </>
          )}
        </div>
      </div>
    </nav>
  );
};

/** The group that somebody chose, until they come to a page of another one. */
function useChosenGroup({ groups, current }: MenuProps) {
  const own = groups.find((group) => isIn(group, current)) ?? groups[0];
  const [choice, setChoice] = useState<{ readonly group: NavigationGroup['id']; readonly at: unknown }>();
  const chosen = choice?.at === own?.id ? groups.find(({ id }) => id === choice?.group) : undefined;
  const choose = (group: NavigationGroup['id']) => setChoice({ group, at: own?.id });
  return { own, chosen: chosen ?? own, choose } as const;
}

function GroupButton({ group, isOwn, isShown, panelId, onClick }: GroupButtonProps) {
  const t = useTexts(shellTexts);
  const { icon: Icon, id } = group;
  return (
    <button
      type="button"
      className={styles.group}
      data-entry=""
      data-own={isOwn}
      title={t.groups[id]}
      aria-expanded={isShown}
      aria-controls={panelId}
      onClick={onClick}
    >
      <Icon />
      <span className={styles.groupName}>{t.groups[id]}</span>
    </button>
  );
}
