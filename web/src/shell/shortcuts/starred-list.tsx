import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { KeyboardArrowDownIcon } from '../../kit/icons/keyboard-arrow-down.tsx';
import { KeyboardArrowUpIcon } from '../../kit/icons/keyboard-arrow-up.tsx';
import { shellTexts } from '../shell-texts.ts';
import { PageRow } from './page-row.tsx';
import styles from './shortcuts.module.css';
import { shortcutsTexts } from './shortcuts-texts.ts';
import { StarButton } from './star-button.tsx';
import type { useShortcuts } from './use-shortcuts.ts';

type Shortcuts = ReturnType<typeof useShortcuts>;

const steps = [
  { step: -1, name: 'up', icon: KeyboardArrowUpIcon },
  { step: 1, name: 'down', icon: KeyboardArrowDownIcon },
] as const;

/** The starred pages in their order, which the arrow buttons change. */
export const StarredList = ({ shortcuts }: { readonly shortcuts: Shortcuts }) => {
  const t = useTexts(shortcutsTexts);
  const { items } = useTexts(shellTexts);
  const { starred, mayChange, move, toggle } = shortcuts;
  const [last, setLast] = useState<{ readonly id: string; readonly button: string } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const order = starred.map(({ id }) => id).join();
  // A row that moves in the document loses the focus.
  useEffect(() => {
    if (order && last) list.current?.querySelector<HTMLElement>(`[data-button="${last.button}"]`)?.focus();
  }, [order, last]);
  const place = starred.findIndex(({ id }) => id === last?.id);
  const said = starred[place];
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={t.starred}>
        {starred.map((page, at) => (
          <PageRow key={page.id} page={page}>
            {mayChange &&
              steps.map(({ step, name, icon: Icon }) => (
                <IconButton
                  key={name}
                  data-button={`${page.id}-${name}`}
                  aria-label={t[name](items[page.id])}
                  aria-disabled={starred[at + step] === undefined}
                  className={styles.move ?? ''}
                  onClick={() => {
                    setLast({ id: page.id, button: `${page.id}-${name}` });
                    move(page.id, step);
                  }}
                >
                  <Icon />
                </IconButton>
              ))}
            {mayChange && <StarButton page={items[page.id]} isStarred onToggle={() => toggle(page.id)} />}
          </PageRow>
        ))}
      </ul>
      <p role="status" className="heard">
        {said && t.place(items[said.id], String(place + 1), String(starred.length))}
      </p>
    </>
  );
};
