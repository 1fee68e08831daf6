import Group from '@mui/icons-material/Group';
import PersonSearch from '@mui/icons-material/PersonSearch';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../kit/address/index.ts';
import { ExportButton } from '../../kit/exports/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Pager, pageSizes, RowsSkeleton, useRowsPerPage } from '../../kit/list/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import { InvitationPanel, InviteButton, InviteDialog } from '../invitations/index.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { SelectionBar, useSelection } from './selection.tsx';
import { type UserConnection, usersQuery } from './user-administration.queries.ts';
import { userTexts } from './user-administration-texts.ts';
import { UserDialog } from './user-dialog.tsx';
import { UserSearch } from './user-search.tsx';
import { UserTable } from './user-table.tsx';

/** /setting/users: who signs in to this tenant, and who was asked to (USR-04 to USR-08). */
export const UsersPage = () => {
  const t = useTexts(userTexts);
  const f = useFormats();
  const { params } = useAddress();
  const query = useQuery(usersQuery(params, useRowsPerPage()));
  const search = params.get('search') ?? '';
  const count = query.data?.totalCount;
  const total = count === undefined ? ' ' : count === 1 ? t.one : t.total(f.number(count));
  return (
    <>
      <PageHeader title={t.title} subtitle={<span role="status">{total}</span>}>
        <ExportButton
          offer={
            count === undefined
              ? undefined
              : {
                  sources: [{ source: 'users' }],
                  filter: { search },
                  counted: total,
                  shown: count,
                  description: search === '' ? '' : t.searched(search),
                }
          }
        />
        <InviteButton isPending={!query.data} />
      </PageHeader>
      <UserSearch />
      <Loaded query={query} skeleton={<RowsSkeleton rows={6} />}>
        {(connection) => (
          <>
            <UserList connection={connection} isStale={query.isPlaceholderData} />
            <InvitationPanel />
            <InviteDialog roles={connection.rolesToGive} />
          </>
        )}
      </Loaded>
    </>
  );
};

function UserList({
  connection,
  isStale,
}: {
  readonly connection: UserConnection;
  readonly isStale: boolean;
}) {
  const { nodes, totalCount } = connection;
  const selection = useSelection(nodes);
  if (nodes.length === 0) return <NoMatch />;
  const isAlone = totalCount === 1 && nodes.every(({ isOwn }) => isOwn);
  return (
    <>
      <UserTable users={nodes} isStale={isStale} selection={selection} />
      <SelectionBar selection={selection} />
      {totalCount > pageSizes[0] && <Pager connection={connection} />}
      {isAlone && <Alone />}
      <UserDialog connection={connection} />
      <RemoveDialog users={nodes} />
    </>
  );
}

function NoMatch() {
  const t = useTexts(userTexts);
  const { change } = useAddress();
  return (
    <EmptyState icon={<PersonSearch />} title={t.noMatchTitle} text={t.noMatchText}>
      <Button variant="outlined" onClick={() => change({ search: null, after: null, page: null })}>
        {t.resetSearch}
      </Button>
    </EmptyState>
  );
}

/** The only user is oneself: what comes next. */
function Alone() {
  const t = useTexts(userTexts);
  return <EmptyState icon={<Group />} title={t.aloneTitle} text={t.aloneText} />;
}
