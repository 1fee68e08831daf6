import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useState } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './user-administration.module.css';
import { nameOf, type User } from './user-administration.queries.ts';
import { userTexts } from './user-administration-texts.ts';

/** Users of the page that are chosen for one action; whoever has left the page, or may not be changed, is not. */
export interface Selection {
  readonly users: readonly User[];
  toggle(id: string): void;
  clear(): void;
}

export const useSelection = (page: readonly User[]): Selection => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    users: page.filter(({ id, mayChange }) => mayChange && ids.has(id)),
    toggle: (id) => setIds((old) => old.symmetricDifference(new Set([id]))),
    clear: () => setIds(new Set()),
  };
};

/** Chooses the user of a row, where one may change them. */
export const SelectBox = ({ user, selection }: { readonly user: User; readonly selection: Selection }) => {
  const t = useTexts(userTexts);
  if (!user.mayChange) return null;
  return (
    <Checkbox
      checked={selection.users.includes(user)}
      onChange={() => selection.toggle(user.id)}
      slotProps={{ input: { 'aria-label': t.select(nameOf(user)) } }}
    />
  );
};

/** What can be done with the chosen ones; there as long as some are chosen. */
export const SelectionBar = ({ selection }: { readonly selection: Selection }) => {
  const t = useTexts(userTexts);
  const f = useFormats();
  const { change } = useAddress();
  const { users, clear } = selection;
  return (
    <div role="status" className={styles.selection}>
      {users.length > 0 && (
        <>
          {users.length === 1 ? t.oneSelected : t.selected(f.number(users.length))}
          <Button onClick={() => change({ remove: users.map(({ id }) => id).join(',') })}>{t.remove}</Button>
          <Button onClick={clear}>{t.clearSelection}</Button>
        </>
      )}
    </div>
  );
};
