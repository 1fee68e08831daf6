import { NavLink } from 'react-router';
import { useTexts } from '../kit/i18n/index.ts';
import { useProfile } from '../kit/session/index.ts';
import styles from './navigation.module.css';
import { navigationOf, pagesOf } from './navigation.ts';
import type { NavigationItem } from './navigation-nodes.ts';
import { shellTexts } from './shell-texts.ts';

interface ItemProps {
  readonly item: NavigationItem;
  readonly onOpen: () => void;
  /** Loads the page's code while the pointer is still on its way to the click. */
  readonly onIntent: (url: string) => void;
}

const Item = ({ item, onOpen, onIntent }: ItemProps) => {
  const t = useTexts(shellTexts);
  const { icon: Icon, url, id } = item;
  return (
    <li>
      <NavLink
        to={url}
        className={styles.item ?? ''}
        onClick={onOpen}
        onPointerEnter={() => onIntent(url)}
        onFocus={() => onIntent(url)}
      >
        <Icon />
        {t.items[id]}
      </NavLink>
    </li>
  );
};

/** The menu of the signed-in role. */
export const NavigationList = ({ onOpen, onIntent }: Omit<ItemProps, 'item'>) => {
  const t = useTexts(shellTexts);
  const profile = useProfile();
  return (
    <div className={styles.navigation}>
      {navigationOf(profile?.role ?? 'user', profile?.accessPolicy ?? 'wide').map((group) => (
        <section key={group.id} aria-label={t.groups[group.id]}>
          <p className={styles.group} aria-hidden="true">
            {t.groups[group.id]}
          </p>
          <ul className={styles.items}>
            {pagesOf([group]).map((item) => (
              <Item key={item.id} item={item} onOpen={onOpen} onIntent={onIntent} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
