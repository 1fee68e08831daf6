import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  AuditLogChoicesDocument,
  AuditLogDocument,
  AuditLogPeopleDocument,
  type AuditLogQueryVariables,
  OrganizationUnitsDocument,
  SavedViewsDocument,
  SupportVisitsDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { AuditLogPage } from './audit-log-page.tsx';

const person = '01a1fadd-ac50-7430-998a-fc93bf35255c';
const unitId = '01a1fadd-ac50-7430-998a-000000000001';

const renamed = {
  id: 'e3',
  at: '2026-11-20T12:15:00.000Z',
  actorKind: 'user',
  actorId: 'u1',
  actorName: 'Svenja Albers',
  isSupport: true,
  actingAs: 'Olga Lindner',
  action: 'update',
  entity: 'device',
  entityId: 'd1',
  entityName: 'Theke',
  changes: [{ field: 'name', old: '"Theke"', new: '"Bar"' }],
};
const linked = {
  ...renamed,
  id: 'e2',
  at: '2026-11-20T12:05:00.000Z',
  actorName: 'Olga Lindner',
  isSupport: false,
  actingAs: null,
  action: 'link',
  changes: [
    { field: 'name', old: null, new: '"Theke"' },
    { field: 'unitId', old: null, new: JSON.stringify(unitId) },
    { field: 'isDefault', old: null, new: 'true' },
  ],
};
const accepted = {
  ...linked,
  id: 'e1',
  at: '2026-11-19T12:00:00.000Z',
  action: 'accept',
  entity: 'syncProblem',
  entityId: 'p1',
  entityName: null,
  changes: [],
};
const visit = {
  id: 'v1',
  actorId: person,
  actorName: 'Svenja Albers',
  actingAs: 'Olga Lindner',
  startedAt: '2026-11-20T12:00:00.000Z',
  endedAt: null,
  changes: 1,
};

const people = [
  { id: person, name: 'Svenja Albers', kind: 'user', isSupport: true },
  { id: 'd9', name: 'Bar', kind: 'register', isSupport: false },
];

interface Shown {
  readonly nodes?: readonly object[];
  readonly totalCount?: number;
  readonly endCursor?: string | null;
  readonly visits?: readonly object[];
  readonly isComplete?: boolean;
}

const page = (nodes: readonly object[], totalCount: number, endCursor: string | null) => ({
  auditLog: { nodes, totalCount, pageInfo: { endCursor, hasNextPage: endCursor !== null } },
});

const routes = (
  <Routes>
    <Route path="/setting/auditLog/:view?" element={<AuditLogPage />} />
  </Routes>
);

const open = (address: string, shown: Shown = {}) => {
  const { nodes = [renamed, linked, accepted], totalCount = nodes.length, endCursor = null } = shown;
  const asked: AuditLogQueryVariables[] = [];
  const fake = fakeGraphql([
    [SavedViewsDocument, () => ({ savedViews: [] })],
    [
      OrganizationUnitsDocument,
      () => ({
        organizationUnits: [{ id: unitId, name: 'Am Markt', type: 'branch', zone: 'Europe/Berlin' }],
      }),
    ],
    [
      AuditLogChoicesDocument,
      () => ({
        auditLogEntities: [{ entity: 'syncProblem' }, { entity: 'device' }],
      }),
    ],
    [
      AuditLogPeopleDocument,
      ({ search }: { search?: string }) => ({
        auditLogPeople: {
          nodes: people.filter(({ name }) => name.includes(search ?? '')),
          pageInfo: { hasNextPage: search === '' },
        },
      }),
    ],
    [
      AuditLogDocument,
      (variables: AuditLogQueryVariables) => {
        asked.push(variables);
        if (variables.after) return page([{ ...accepted, id: 'older', entityName: 'x' }], totalCount, null);
        return page(nodes, totalCount, endCursor);
      },
    ],
    [
      SupportVisitsDocument,
      () => ({ supportVisits: { nodes: shown.visits ?? [visit], isComplete: shown.isComplete ?? true } }),
    ],
  ]);
  renderScreen(routes, address);
  return { asked, fake };
};

const address = () => decodeURIComponent(screen.getByLabelText('address').textContent ?? '');
const entries = async () => {
  const [day] = await screen.findAllByRole('heading', { level: 2 });
  const main = day?.closest('main') ?? document.body;
  return within(main)
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('time'));
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the audit log', () => {
  it('USR-18: says in plain words who did what, in whose place, under the day', async () => {
    open('/setting/auditLog');
    const [first] = await entries();
    expect(first?.textContent).toContain(
      'Svenja Albers hat als Olga Lindner die Kasse „Theke“ umbenannt Support',
    );
    const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(days).toEqual(['Freitag, 20. November 2026', 'Donnerstag, 19. November 2026']);
    expect(screen.getByText('3 Einträge')).toBeTruthy();
  });

  it('shows what was there before and what after, with fields and values in words', async () => {
    open('/setting/auditLog');
    const [first, second] = await entries();
    await userEvent.click(within(first as HTMLElement).getByText('1 Angabe'));
    expect(within(first as HTMLElement).getByRole('deletion').textContent).toBe('vorher Theke');
    expect(within(first as HTMLElement).getByRole('insertion').textContent).toBe('nachher Bar');
    await userEvent.click(within(second as HTMLElement).getByText('3 Angaben'));
    await waitFor(() =>
      expect(
        within(second as HTMLElement)
          .getAllByRole('insertion')
          .map(({ textContent }) => textContent),
      ).toEqual(['nachher Theke', 'nachher Am Markt', 'nachher ja']),
    );
  });

  it('leads from a record to its history, with its name in the filter', async () => {
    open('/setting/auditLog?from=2026-11-01');
    await userEvent.click((await screen.findAllByRole('link', { name: 'Theke' }))[0] as HTMLElement);
    expect(address()).toBe('/setting/auditLog?f=day.from.2026-11-01&f=record.is.device:d1');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Filter entfernen: Datensatz ist Kassen: Theke' }),
    );
    expect(address()).toBe('/setting/auditLog?f=day.from.2026-11-01');
  });

  it('leads from a person to all that they did, with their name in the filter', async () => {
    open('/setting/auditLog', { nodes: [{ ...linked, actorId: unitId }] });
    await userEvent.click(await screen.findByRole('link', { name: 'Olga Lindner' }));
    expect(address()).toBe(`/setting/auditLog?f=actor.is.${unitId}`);
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Person' }).value).toBe('Olga Lindner'),
    );
  });

  it('leads to the history of a record without a name, too', async () => {
    open('/setting/auditLog', { nodes: [accepted] });
    await userEvent.click(await screen.findByRole('link', { name: 'Verlauf dieses Datensatzes' }));
    expect(address()).toBe('/setting/auditLog?f=record.is.syncProblem:p1');
  });

  it('asks for what the address says, days as the reader means them', async () => {
    const { asked } = open(
      `/setting/auditLog?person=${person}&entity=device&record=d1&from=2026-11-01&to=2026-11-02&support=1`,
    );
    await entries();
    expect(asked.find(({ first }) => first === 25)).toEqual({
      filter: {
        person,
        entity: 'device',
        entityId: 'd1',
        actingOnly: true,
        from: new Date('2026-11-01T00:00:00').toISOString(),
        to: new Date('2026-11-03T00:00:00').toISOString(),
      },
      first: 25,
      after: null,
    });
  });

  it('takes nothing from an address that nobody can have chosen', async () => {
    const { asked } = open('/setting/auditLog?person=x&record=d1&from=gestern');
    await entries();
    expect(asked.find(({ first }) => first === 25)?.filter).toEqual({
      person: null,
      entity: null,
      entityId: null,
      actingOnly: null,
      from: null,
      to: null,
    });
  });

  it('chooses a person, a kind of record and only the support; a new kind forgets the record', async () => {
    open('/setting/auditLog?entity=device&record=d1');
    await entries();
    await screen.findByRole('button', { name: /^Filter entfernen: Datensatz ist Kassen/ });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Person' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Svenja Albers (Support)' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Bereich' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sync-Probleme' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Nur Support' }));
    expect(address()).toBe(
      `/setting/auditLog?f=actor.is.${person}&f=entity.is.syncProblem&f=origin.is.support`,
    );
  });

  it('finds people by what is typed, among more than a list shows', async () => {
    open('/setting/auditLog');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Person' }));
    expect((await screen.findByRole('option', { name: 'Weitere: Namen eingeben …' })).ariaDisabled).toBe(
      'true',
    );
    await userEvent.keyboard('Bar');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Bar (Kasse)']),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('/setting/auditLog?f=actor.is.d9');
    await userEvent.click(screen.getByRole('button', { name: 'Alle Personen' }));
    expect(address()).toBe('/setting/auditLog');
  });

  it('goes further back by its pages, each with its place in the address', async () => {
    const { asked } = open('/setting/auditLog', { endCursor: 'c1', totalCount: 60 });
    await userEvent.click(await screen.findByRole('button', { name: 'Nächste Seite' }));
    await screen.findByText('Olga Lindner', { exact: false });
    expect(asked.some(({ after }) => after === 'c1')).toBe(true);
    expect(address()).toBe('/setting/auditLog?after=c1&page=2');
  });

  it('says that there are more than it counts', async () => {
    open('/setting/auditLog', { totalCount: 10_001 });
    expect(await screen.findByText('mehr als 10.000 Einträge')).toBeTruthy();
  });

  it('explains itself while there is nothing', async () => {
    open('/setting/auditLog', { nodes: [] });
    expect(await screen.findByRole('heading', { name: 'Noch keine Einträge' })).toBeTruthy();
  });

  it('offers to drop the filters while nothing matches', async () => {
    open('/setting/auditLog?support=1&from=2026-11-01', { nodes: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Filter entfernen' }));
    expect(address()).toBe('/setting/auditLog');
  });

  it('says what happened when it fails, and tries again', async () => {
    fakeGraphql([]);
    renderScreen(routes, '/setting/auditLog');
    expect(await screen.findByText(/keine Verbindung hergestellt/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
  });

  it('ACC-38: says so when it is not allowed', async () => {
    const refuse = () => {
      throw { code: 'FORBIDDEN' };
    };
    fakeGraphql([[AuditLogDocument, refuse]]);
    renderScreen(routes, '/setting/auditLog');
    expect(await screen.findByRole('heading', { name: 'Kein Zugriff' })).toBeTruthy();
  });
});

describe('visits of support (USR-18)', () => {
  it('say who was there as whom, since when, and lead to what they did', async () => {
    open('/setting/auditLog');
    await userEvent.click(await screen.findByRole('link', { name: 'Support-Zugriffe' }));
    const row = await screen.findByRole('row', { name: /Svenja Albers/ });
    expect(row.textContent).toContain('Olga Lindner');
    expect(row.textContent).toContain('läuft noch');
    expect(row.textContent).toContain('1 Änderung');
    await userEvent.click(within(row).getByRole('link', { name: 'Svenja Albers' }));
    await waitFor(() =>
      expect(address()).toBe(
        `/setting/auditLog?f=actor.is.${person}&f=day.from.2026-11-20&f=origin.is.support`,
      ),
    );
  });

  it('say so when there was none', async () => {
    open('/setting/auditLog/support', { visits: [] });
    expect(await screen.findByRole('heading', { name: 'Niemand hat für Sie gehandelt' })).toBeTruthy();
    expect(screen.getByText('Meldet sich der Support in Ihrem Betrieb an, steht es hier.')).toBeTruthy();
  });

  it('say so when the period has more', async () => {
    open('/setting/auditLog?view=support&to=2026-11-20', { isComplete: false });
    expect(await screen.findByText(/gibt es noch mehr/)).toBeTruthy();
  });
});

describe('the export', () => {
  it('offers what the screen shows, with its filters in words', async () => {
    open('/setting/auditLog?entity=device&record=d1');
    await userEvent.click(await screen.findByRole('button', { name: 'Exportieren' }));
    const dialog = await screen.findByRole('dialog', { name: 'Exportieren' });
    expect(within(dialog).getByText('3 Einträge')).toBeTruthy();
    expect(within(dialog).getByText('Gefiltert nach: Datensatz')).toBeTruthy();
  });

  it('is not offered for the visits of the support', async () => {
    open('/setting/auditLog?view=support');
    await screen.findByRole('link', { name: 'Support-Zugriffe' });
    expect(screen.queryByRole('button', { name: 'Exportieren' })).toBeNull();
  });
});
