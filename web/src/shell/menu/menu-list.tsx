import { useRef } from 'react';
import { useCurrentInSight } from '../../kit/page/index.ts';
import styles from './menu.module.css';
import type { MenuProps } from './menu-props.ts';
import { GroupList } from './navigation-list.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';

interface MenuListProps extends MenuProps {
  readonly hasHeadings?: boolean;
  /** Called when somebody opens a page. */
  readonly onOpen: () => void;
}

/** The groups of the menu one below the other; scrolls by itself, and to the current page. */
export const MenuList = ({ groups, hasHeadings = true, ...list }: MenuListProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useCurrentInSight(ref, list.current);
  useArrowKeys(ref);
  return (
    <div ref={ref} className={styles.list}>
      {groups.map((group) => (
        <GroupList key={group.id} group={group} hasHeading={hasHeadings} {...list} />
      ))}
    </div>
  );
};
