import { useCallback } from 'react';
import { useNotify } from '../../kit/notices/index.ts';
import { currentProfile, useProfile } from '../../kit/session/index.ts';
import { saveShortcuts } from './save-shortcuts.ts';
import { moved, toggled } from './shortcut-list.ts';
import { useStarredPages } from './use-starred-pages.ts';

const none: readonly string[] = [];

/** The shortcuts of the signed-in person (SHL-33), and what changes them. */
export const useShortcuts = () => {
  const { pages, starred } = useStarredPages();
  const notify = useNotify();
  /** Who acts for somebody sees the default ones, and changes nobody's (USR-14). */
  const mayChange = useProfile()?.data.oldUser === null;
  const change = useCallback(
    (next: (ids: readonly string[]) => readonly string[]) => {
      if (mayChange) saveShortcuts(next(currentProfile()?.data.shortcuts ?? none)).catch(notify.failure);
    },
    [mayChange, notify.failure],
  );
  return {
    pages,
    starred,
    mayChange,
    isStarred: (id: string) => starred.some((page) => page.id === id),
    toggle: (id: string) => change((ids) => toggled(ids, id)),
    move: (id: string, step: -1 | 1) =>
      change((ids) => moved(ids, new Set(starred.map((page) => page.id)), id, step)),
  };
};
