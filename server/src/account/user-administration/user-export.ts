import { auditValueText } from '@tresen/domain/account/audit-log';
import { userListWords } from '@tresen/domain/account/user-administration';
import type { ExportLanguage } from '@tresen/domain/kit/exports';
import type { Tx } from '../../kit/db/pools.ts';
import {
  clockOf,
  columnsIn,
  type ExportPage,
  type ExportSource,
  keysetPages,
  rowOf,
  type TableColumn,
} from '../../kit/exports/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { userFilterSchema } from './user-filter.ts';
import { countUsers, cursorOf, type UserFilter, type UserRow, userPage } from './users-page.store.ts';

const pageSize = 500;

/** The list of users as a file. */
export const usersExport: ExportSource = {
  name: 'users',
  field: 'Query.users',
  title: { de: 'Benutzer', en: 'Users' },
  open: ({ filter, language, zone }) => {
    const which = parseInput(userFilterSchema, filter);
    const columns = userColumns(language, zone);
    return {
      columns: columnsIn(columns, language),
      count: (tx) => countUsers(tx, which),
      pages: (tx) => userPages(tx, which, columns),
    };
  },
};

function userColumns(language: ExportLanguage, zone: string): readonly TableColumn<UserRow>[] {
  const clock = clockOf(zone);
  return [
    { head: { de: 'Vorname', en: 'First name' }, width: 18, cell: ({ firstName }) => firstName },
    { head: { de: 'Nachname', en: 'Last name' }, width: 18, cell: ({ lastName }) => lastName },
    { head: { de: 'E-Mail', en: 'Email' }, width: 32, cell: ({ email }) => email },
    {
      head: { de: 'Rolle', en: 'Role' },
      width: 18,
      cell: ({ role }) => auditValueText('role', role, language, String),
    },
    {
      head: { de: 'Zustand', en: 'Status' },
      cell: ({ disabled }) => userListWords[language].choices.state[disabled ? 'disabled' : 'active'],
    },
    {
      head: { de: 'Letzte Anmeldung', en: 'Last sign-in' },
      type: 'date',
      width: 17,
      cell: ({ lastLogin }) => (lastLogin ? clock(lastLogin) : null),
    },
    { head: { de: 'ID', en: 'ID' }, width: 38, cell: ({ id }) => id },
  ];
}

async function* userPages(
  tx: Tx,
  filter: UserFilter,
  columns: readonly TableColumn<UserRow>[],
): AsyncGenerator<ExportPage> {
  const behind = async (last: UserRow | undefined) =>
    (await userPage(tx, filter, pageSize, last && cursorOf(last))).slice(0, pageSize);
  for await (const page of keysetPages(pageSize, behind))
    yield { rows: page.map((user) => rowOf(columns, user)), counted: page.length };
}
