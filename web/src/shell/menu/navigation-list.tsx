import { useId, useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { ExpandMoreIcon } from '../../kit/icons/expand-more.tsx';
import { pagesOf } from '../navigation.ts';
import type {
  NavigationCollapse,
  NavigationEntry,
  NavigationGroup,
  NavigationItem,
} from '../navigation-nodes.ts';
import { shellTexts } from '../shell-texts.ts';
import { type ListProps, OutwardLink, PageLink } from './entry-links.tsx';
import styles from './navigation-list.module.css';

interface GroupListProps extends ListProps {
  readonly group: NavigationGroup;
  /** Where the heading stands elsewhere. */
  readonly hasHeading?: boolean;
}

/** The entries of one group below its heading (SHL-76). */
export const GroupList = ({ group, hasHeading = true, ...list }: GroupListProps) => {
  const t = useTexts(shellTexts);
  return (
    <section aria-label={t.groups[group.id]}>
      {hasHeading && (
        <p className={styles.heading} aria-hidden="true">
          <span>{t.groups[group.id]}</span>
        </p>
      )}
      <ul className={styles.entries}>
        <Entries entries={group.children} {...list} />
      </ul>
    </section>
  );
};

/** True when the group holds the entry. */
export const isIn = (group: NavigationGroup, item: NavigationItem | undefined): boolean =>
  item !== undefined && pagesOf([group]).includes(item);

function Entries({ entries, ...list }: ListProps & { readonly entries: readonly NavigationEntry[] }) {
  return entries.map((entry, at) => (
    <li key={keyOf(entry, at)}>
      <Entry entry={entry} {...list} />
    </li>
  ));
}

/** Dividers have no name: what they follow gives them a key. */
function keyOf(entry: NavigationEntry, at: number): string {
  return entry.type === 'divider' ? `divider-${at}` : entry.id;
}

function Entry({ entry, ...list }: ListProps & { readonly entry: NavigationEntry }) {
  if (entry.type === 'item') return <PageLink item={entry} {...list} />;
  if (entry.type === 'link') return <OutwardLink link={entry} onOpen={list.onOpen} />;
  if (entry.type === 'collapse') return <Collapse collapse={entry} {...list} />;
  return <hr className={styles.divider} />;
}

function Collapse({ collapse, ...list }: ListProps & { readonly collapse: NavigationCollapse }) {
  const t = useTexts(shellTexts);
  const { icon: Icon, id, children } = collapse;
  const isCurrent = children.some((child) => child === list.current);
  // Opens with the page that it holds; whoever folds it away meanwhile has decided.
  const [decided, setDecided] = useState<{ readonly isOpen: boolean; readonly at: boolean }>();
  const isOpen = decided?.at === isCurrent ? decided.isOpen : isCurrent;
  const listId = useId();
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        data-entry=""
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setDecided({ isOpen: !isOpen, at: isCurrent })}
      >
        <Icon />
        <span className={styles.title}>{t.items[id]}</span>
        <ExpandMoreIcon className={styles.arrow ?? ''} />
      </button>
      <ul id={listId} className={styles.children} hidden={!isOpen}>
        {isOpen && <Entries entries={children} {...list} />}
      </ul>
    </>
  );
}
