import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { OpenInNewIcon } from '../../kit/icons/open-in-new.tsx';
import type { NavigationItem, NavigationLink } from '../navigation-nodes.ts';
import { shellTexts } from '../shell-texts.ts';
import { EntryBadge } from './entry-badge.tsx';
import type { MenuProps } from './menu-props.ts';
import styles from './navigation-list.module.css';

/** What the entries of a list have in common. */
export interface ListProps extends Pick<MenuProps, 'current' | 'onIntent'> {
  /** Called when somebody opens a page. */
  readonly onOpen: () => void;
}

interface ItemProps extends ListProps {
  readonly item: NavigationItem;
}

/** An entry that opens a page of the app. */
export const PageLink = ({ item, current, onOpen, onIntent }: ItemProps) => {
  const t = useTexts(shellTexts);
  const { icon: Icon, url, id, badge } = item;
  return (
    <Link
      to={url}
      className={styles.entry ?? ''}
      data-entry=""
      aria-current={item === current ? 'page' : undefined}
      onClick={onOpen}
      onPointerEnter={() => onIntent(url)}
      onFocus={() => onIntent(url)}
    >
      <Icon />
      <span className={styles.title}>{t.items[id]}</span>
      {badge && <EntryBadge badge={badge} />}
    </Link>
  );
};

/** An entry that opens a page elsewhere, in a tab of its own. */
export const OutwardLink = ({
  link,
  onOpen,
}: {
  readonly link: NavigationLink;
  readonly onOpen: () => void;
}) => {
  const t = useTexts(shellTexts);
  const { icon: Icon, url, id } = link;
  return (
    <a href={url} className={styles.entry} data-entry="" target="_blank" rel="noreferrer" onClick={onOpen}>
      <Icon />
      <span className={styles.title}>{t.items[id]}</span>
      <OpenInNewIcon fontSize="small" titleAccess={t.newTab} />
    </a>
  );
};
