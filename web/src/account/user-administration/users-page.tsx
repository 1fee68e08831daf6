import Button from '@mui/material/Button';
import { userList, userListWords } from '@tresen/domain/account/user-administration';
import { useMemo } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { GroupIcon } from '../../kit/icons/group.tsx';
import {
  ChoiceFilter,
  LinkedList,
  PickButton,
  type RecordList,
  useRecordList,
} from '../../kit/record-list/index.ts';
import { useRoleWords } from '../../kit/roles/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { InvitationPanel, InviteButton, InviteDialog } from '../invitations/index.ts';
import { ListPage } from '../list-page/index.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { nameOf, type User, type UserConnection, usersQuery } from './user-administration.queries.ts';
import { userTexts } from './user-administration-texts.ts';
import { useUserColumns } from './user-columns.tsx';
import { UserDialog } from './user-dialog.tsx';
import { userFilter, withListFilters } from './users-address.ts';

const exported = [{ source: 'users' }];

interface DialogsProps {
  readonly connection: UserConnection;
  readonly onRemoved: () => void;
}

/** /setting/users: who signs in to this tenant, and who was asked to (USR-04 to USR-08). */
export const UsersPage = () => (
  <LinkedList read={withListFilters}>
    <Users />
  </LinkedList>
);

function Users() {
  const t = useTexts(userTexts);
  const list = useRecordList({ name: 'users', entity: userList, words: useListWords(), query: usersQuery });
  const connection = list.query.data;
  const isAlone = !list.isFiltered && connection?.totalCount === 1 && connection.nodes.every(isOwn);
  return (
    <>
      <ListPage
        title={t.title}
        list={list}
        columns={useUserColumns()}
        nameOf={nameOf}
        head={<InviteButton isPending={!connection} />}
        searchLabel={t.search}
        filters={
          <>
            <ChoiceFilter list={list} field="role" />
            <ChoiceFilter list={list} field="state" />
          </>
        }
        tools={<PickButton list={list} />}
        exported={exported}
        exportFilter={userFilter}
        actions={<RemoveButton list={list} />}
        mayChoose={mayChange}
        empty={<Alone />}
      />
      {isAlone && <Alone />}
      {connection && <Dialogs connection={connection} onRemoved={list.selection.clear} />}
    </>
  );
}

function Dialogs({ connection, onRemoved }: DialogsProps) {
  return (
    <>
      <InvitationPanel />
      <InviteDialog roles={connection.rolesToGive} />
      <UserDialog connection={connection} />
      <RemoveDialog users={connection.nodes} onRemoved={onRemoved} />
    </>
  );
}

/** The words of the list, with those that the whole app has for roles. */
function useListWords() {
  const words = useWords(userListWords);
  const role = useRoleWords();
  return useMemo(() => ({ ...words, choices: { ...words.choices, role } }), [words, role]);
}

function RemoveButton({ list }: { readonly list: Pick<RecordList<User>, 'selection'> }) {
  const t = useTexts(userTexts);
  const { change } = useAddress();
  return <Button onClick={() => change({ remove: [...list.selection.ids] })}>{t.remove}</Button>;
}

/** The only user is oneself: what comes next. */
function Alone() {
  const t = useTexts(userTexts);
  return <EmptyState icon={<GroupIcon />} title={t.aloneTitle} text={t.aloneText} />;
}

function isOwn(user: User): boolean {
  return user.isOwn;
}

function mayChange(user: User): boolean {
  return user.mayChange;
}
