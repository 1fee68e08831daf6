import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  OrganizationUnitsDocument,
  SavedViewsDocument,
} from '../../../kit/graphql/generated/general/graphql.ts';
import {
  type PrinterRowFragment,
  PrintersDocument,
  type PrintersQueryVariables,
} from '../../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../../kit/testing/fake-server.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { ListScreen } from '../../record-lists/index.ts';
import { printerScreens } from '../printer-screens.tsx';
import { bar } from '../testing.tsx';

/** The address of the list of printers. */
export const path = '/manage/data/printers';

export const printerOf = (number: number, changes: Partial<PrinterRowFragment> = {}): PrinterRowFragment => ({
  ...bar,
  id: `p${number}`,
  createdAt: '2026-11-01T08:00:00.000Z',
  lastModifiedAt: '2026-11-20T08:00:00.000Z',
  lastModifiedByName: 'Olga Lindner',
  name: `Drucker ${number}`,
  ...changes,
});

const branch = (id: string, name: string) => ({
  id,
  name,
  type: 'branch',
  databaseId: null,
  zone: 'Europe/Berlin',
  cutOffMinutes: 0,
  currency: 'EUR',
  country: 'DE',
  isActive: true,
  deviceCount: 1,
});

interface Server {
  readonly all?: readonly PrinterRowFragment[];
  readonly branches?: readonly string[];
  readonly total?: number;
  readonly refusal?: string;
}

/** Shows the page; the server gives pages by number, and what it was asked for is kept. */
export const open = (
  address = path,
  { all = [printerOf(1)], branches = ['Mitte'], total, refusal }: Server = {},
) => {
  const asked: PrintersQueryVariables[] = [];
  const hub = { refusal };
  fakeGraphql([
    [
      PrintersDocument,
      (variables: PrintersQueryVariables) => {
        asked.push(variables);
        if (hub.refusal) throw { code: hub.refusal };
        const start = Number(variables.after ?? 0);
        const end = start + (variables.first ?? 25);
        const found = all.filter(({ name }) => name.includes(variables.filter?.search ?? ''));
        return {
          printers: {
            nodes: found.slice(start, end),
            pageInfo: { endCursor: String(end), hasNextPage: end < found.length },
            totalCount: total ?? found.length,
          },
        };
      },
    ],
    [
      OrganizationUnitsDocument,
      () => ({ organizationUnits: branches.map((name, index) => branch(`b${index}`, name)) }),
    ],
    [SavedViewsDocument, () => ({ savedViews: [] })],
  ]);
  renderScreen(<ListScreen screens={printerScreens} />, address);
  return { asked, hub };
};

export const many = Array.from({ length: 60 }, (_, index) => printerOf(index + 1));
export const address = () => decodeURIComponent(screen.getByLabelText('address').textContent ?? '');
export const click = async (name: string | RegExp, role = 'button') =>
  userEvent.click(await screen.findByRole(role, { name }));
