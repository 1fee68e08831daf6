import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  OrganizationUnitDocument,
  type OrganizationUnitInput,
  SaveOrganizationUnitDocument,
  UnitHistoryDocument,
  UnitOrganizationsDocument,
  UnitTreeDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { UnitRegistersDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { treeUnit } from './testing.ts';
import type { StoredUnit } from './unit.queries.ts';
import { UnitPage } from './unit-page.tsx';

const nord = '0192f0c0-0000-7000-8000-000000000001';
const id = '0192f0c0-0000-7000-8000-000000000002';

const hafen: StoredUnit = {
  id,
  version: 3,
  name: 'Hafen',
  type: 'branch',
  description: '',
  parentId: nord,
  organizationId: null,
  databaseId: 'db-1',
  country: 'DE',
  zone: 'Europe/Berlin',
  cutOffMinutes: 240,
  openingHours: null,
  currency: 'EUR',
  status: 1,
  isActive: true,
  deviceCount: 1,
};

type Refusal = Readonly<{ code: string; parameters: Record<string, unknown> }>;

const open = (path: string, unit: StoredUnit = hafen, refusals: Refusal[] = []) => {
  const saved: OrganizationUnitInput[] = [];
  let stored = unit;
  fakeGraphql([
    [UnitTreeDocument, () => ({ organizationUnits: [treeUnit(nord, null, 'group', { name: 'Nord' })] })],
    [UnitOrganizationsDocument, () => ({ organizations: { nodes: [{ id: 'o1', name: 'Lindner GmbH' }] } })],
    [
      OrganizationUnitDocument,
      (asked: { id: string }) => {
        if (asked.id !== stored.id) throw { code: 'NOT_FOUND', kind: 'notFound', parameters: {} };
        return { organizationUnit: stored };
      },
    ],
    [
      SaveOrganizationUnitDocument,
      ({ unit: input }: { unit: OrganizationUnitInput }) => {
        saved.push(input);
        const refusal = refusals.shift();
        if (refusal) throw { kind: 'invalid', ...refusal };
        const { id: savedId, version, ...values } = input;
        stored = { ...stored, ...(values as Partial<StoredUnit>), version: (version ?? 0) + 1 };
        return { saveOrganizationUnit: { isSuccess: true, message: null, modelId: savedId ?? 'neu' } };
      },
    ],
    [
      UnitRegistersDocument,
      () => ({
        deviceList: {
          nodes: [{ id: 'd1', name: 'Theke', liveState: 'online', status: 1, isDefault: true }],
          totalCount: 1,
        },
      }),
    ],
    [
      UnitHistoryDocument,
      () => ({
        auditLog: {
          nodes: [
            {
              id: 'a1',
              at: '2026-11-21T08:00:00.000Z',
              actorKind: 'user',
              actorId: 'p1',
              actorName: 'Olga Lindner',
              actingAs: null,
              action: 'move',
              entity: 'organizationUnit',
              entityId: id,
              entityName: 'Hafen',
              changes: [{ field: 'parent', old: 'null', new: '"Nord"' }],
            },
          ],
          pageInfo: { endCursor: null, hasNextPage: false },
        },
      }),
    ],
  ]);
  const page = '/setting/organizationUnits/:organizationUnitId/:organizationUnitHandle?';
  const screens = (
    <Routes>
      <Route path={page} element={<UnitPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
  renderScreen(screens, path);
  return saved;
};

const at = (rest: string) => `/setting/organizationUnits/${rest}`;
const address = () => screen.getByLabelText('address').textContent;
const nameBox = () => screen.findByRole('textbox', { name: 'Name' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));

afterEach(() => vi.unstubAllGlobals());

describe('the page of a unit (ORG-03, ORG-10)', () => {
  it('stands at the address of its name; an old or a wrong name is corrected', async () => {
    open(at(`${id}/was-anderes?panel=x`));
    await nameBox();
    expect(address()).toBe(at(`${id}/hafen?panel=x`));
  });

  it('shows its fields, its database, and its registers, which lead to their pages', async () => {
    open(at(`${id}/hafen`));
    expect(await nameBox()).toHaveProperty('value', 'Hafen');
    expect(screen.getByRole('radio', { name: /^Filiale/ })).toHaveProperty('checked', true);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Gehört zu' })).toHaveProperty('value', 'Nord'),
    );
    expect(screen.getByLabelText(/^Tageswechsel/)).toHaveProperty('value', '04:00');
    expect(screen.getByText('db-1')).toBeTruthy();
    const register = await screen.findByRole('link', { name: 'Theke' });
    expect(register.getAttribute('href')).toBe('/setting/device/d1');
    expect(screen.getByText('Online')).toBeTruthy();
  });

  it('saves with its version, by Ctrl+S too, and corrects the address', async () => {
    const saved = open(at(`${id}/hafen`));
    await userEvent.clear(await nameBox());
    await userEvent.type(await nameBox(), 'Am Grünen Hafen');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('„Am Grünen Hafen“ ist gespeichert.')).toBeTruthy();
    expect(saved).toEqual([
      {
        id,
        version: 3,
        name: 'Am Grünen Hafen',
        description: '',
        type: 'branch',
        parentId: nord,
        organizationId: null,
        country: 'DE',
        zone: 'Europe/Berlin',
        cutOffMinutes: 240,
        openingHours: null,
      },
    ]);
    await waitFor(() => expect(address()).toBe(at(`${id}/am-gruenen-hafen`)));
  });

  it('opening hours: a line for each day of the week, past midnight too, and closed days', async () => {
    const saved = open(at(`${id}/hafen`));
    const monday = await screen.findByRole('textbox', { name: 'Montag' });
    await userEvent.type(monday, 'mittags');
    await save();
    expect(await screen.findByText('Bitte schreiben Sie Zeiten wie 9–14, 17:30–1')).toBeTruthy();
    await userEvent.clear(monday);
    await userEvent.type(monday, '9-14, 17:30-1');
    await userEvent.type(screen.getByRole('textbox', { name: /^Geschlossene Tage/ }), '24.12.2026');
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.openingHours).toEqual({
      spans: [
        { weekday: 0, from: 540, to: 840 },
        { weekday: 0, from: 1_050, to: 1_500 },
      ],
      closedDays: ['2026-12-24'],
    });
  });

  it('opening hours: each line that cannot be read says so, and overlapping ones where they are', async () => {
    open(at(`${id}/hafen`));
    const line = (name: string) => screen.getByRole('textbox', { name });
    await screen.findByRole('textbox', { name: 'Montag' });
    for (const [name, text] of [
      ['Montag', '9-14'],
      ['Mittwoch', 'mittags'],
      ['Freitag', 'abends'],
    ] as const)
      await userEvent.type(line(name), text);
    await save();
    expect(await screen.findAllByText('Bitte schreiben Sie Zeiten wie 9–14, 17:30–1')).toHaveLength(2);
    await userEvent.clear(line('Freitag'));
    await userEvent.clear(line('Mittwoch'));
    await userEvent.type(line('Mittwoch'), '9-14, 13-17');
    expect(await screen.findByText('Zwei Öffnungszeiten überschneiden sich')).toBeTruthy();
    const wrong = screen.getAllByRole('textbox').filter((box) => box.getAttribute('aria-invalid') === 'true');
    expect(wrong).toEqual([line('Mittwoch')]);
  });

  it('opening hours: Monday is copied to all days, over what could not be read, and labels make room', async () => {
    const saved = open(at(`${id}/hafen`));
    const tuesday = await screen.findByRole('textbox', { name: 'Dienstag' });
    await userEvent.type(tuesday, 'mittags');
    await userEvent.type(screen.getByRole('textbox', { name: 'Montag' }), '18-2');
    await save();
    await screen.findByText('Bitte schreiben Sie Zeiten wie 9–14, 17:30–1');
    await userEvent.click(screen.getByRole('button', { name: 'Montag für alle Tage übernehmen' }));
    await waitFor(() => expect(tuesday.getAttribute('aria-invalid')).toBe('false'));
    expect(screen.getByText('Sonntag', { selector: 'label' }).dataset.shrink).toBe('true');
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.openingHours).toMatchObject({ spans: { length: 7 } });
  });

  it('opening hours: closed days alone are not enough', async () => {
    open(at(`${id}/hafen`));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Geschlossene Tage/ }), '24/12/2026');
    await save();
    expect(await screen.findByText('Bitte schreiben Sie auch, wann geöffnet ist')).toBeTruthy();
  });

  it('tells that a changed cut-off counts from now on (contract 18), and asks for a time until noon', async () => {
    const saved = open(at(`${id}/hafen`));
    const cutOff = await screen.findByLabelText(/^Tageswechsel/);
    await userEvent.clear(cutOff);
    await userEvent.type(cutOff, '13:00');
    await save();
    expect(await screen.findByText('Bitte eine Uhrzeit zwischen 00:00 und 12:00')).toBeTruthy();
    await userEvent.clear(cutOff);
    await userEvent.type(cutOff, '06:30');
    expect(screen.getByText(/gilt für Verkäufe ab jetzt/)).toBeTruthy();
    await save();
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ cutOffMinutes: 390 }));
  });

  it('another country brings its zone and tells its currency', async () => {
    open(at(`${id}/hafen`));
    await userEvent.click(await screen.findByRole('radio', { name: 'Schweiz' }));
    expect(screen.getByText(/Währung \(CHF\)/)).toBeTruthy();
    expect(screen.getByRole('combobox', { name: /^Zeitzone/ })).toHaveProperty('value', 'Europe/Zurich');
  });

  it('a group has no business day and no registers (ORG-11)', async () => {
    open(at(`${nord}/nord`), { ...hafen, id: nord, name: 'Nord', type: 'group', parentId: null });
    await nameBox();
    expect(screen.queryByText('Land und Geschäftstag')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Kassen' })).toBeNull();
  });

  it('its history is told in words', async () => {
    open(at(`${id}/hafen?panel=history`));
    const panel = within(await screen.findByRole('dialog', { name: 'Verlauf' }));
    expect(await panel.findByText('Olga Lindner hat die Filiale „Hafen“ verschoben')).toBeTruthy();
    expect(panel.getByText('Gehört zu')).toBeTruthy();
  });

  it('one that is not there is told', async () => {
    open(at('Weg/weg'));
    expect(
      await screen.findByRole('heading', { name: 'Diese Organisationseinheit gibt es nicht' }),
    ).toBeTruthy();
  });
});

describe('faults (ORG-13, ORG-14)', () => {
  it('a unit needs a name', async () => {
    const saved = open(at('new'));
    await nameBox();
    await save();
    expect(await screen.findByText('Organisationseinheiten brauchen einen Namen')).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it.each([
    ['NAME_TAKEN', { field: 'name' }, 'Eine Organisationseinheit verwendet diesen Namen bereits'],
    [
      'INVALID_INPUT',
      { field: 'parentId', message: 'UNIT_PARENT_UNFIT' },
      'Dort kann sie nicht stehen: Filialen und Gruppen gehören in Gruppen.',
    ],
    ['CURRENCY_FIXED', { field: 'country' }, /Die Währung lässt sich nicht mehr ändern/],
  ])('%s of the server stands at its field', async (code, parameters, words) => {
    open(at(`new?parent=${nord}`), hafen, [{ code, parameters }]);
    await userEvent.type(await nameBox(), 'Hafen');
    await save();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(await nameBox()).toHaveProperty('value', 'Hafen');
  });
});

describe('a new unit', () => {
  it('begins below the unit that it was asked for, and leads to its page', async () => {
    const saved = open(at(`new?parent=${nord}`));
    await userEvent.type(await nameBox(), 'Bar');
    await userEvent.click(screen.getByRole('radio', { name: /^Veranstaltung/ }));
    await save();
    await waitFor(() => expect(address()).toBe(at('neu/bar')));
    expect(saved).toMatchObject([{ name: 'Bar', type: 'event', parentId: nord }]);
    expect(saved[0]).not.toHaveProperty('id');
  });

  it('what was typed and not saved is there again', async () => {
    localStorage.setItem(
      'tresen.draft.unit.new',
      JSON.stringify({ version: 0, values: { name: 'Entwurf', type: 'group', country: 'XX', cutOff: '??' } }),
    );
    open(at('new'));
    await waitFor(async () => expect(await nameBox()).toHaveProperty('value', 'Entwurf'));
    expect(screen.getByRole('radio', { name: /^Gruppe/ })).toHaveProperty('checked', true);
    expect(screen.getByText('Ihre nicht gespeicherten Eingaben sind wieder da.')).toBeTruthy();
  });
});

describe('somebody else was faster', () => {
  const conflict = {
    code: 'CONFLICT',
    parameters: { ...hafen, name: 'Hafenkante', version: 7 },
  };

  it('both versions stand side by side, and mine can be saved over theirs', async () => {
    const saved = open(at(`${id}/hafen`), hafen, [conflict]);
    await userEvent.type(await nameBox(), 'bar');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: /andere Fassung/ }));
    expect(
      dialog.getAllByRole('radio', { name: /./ }).map(({ parentElement }) => parentElement?.textContent),
    ).toEqual(['MeineHafenbar', 'GespeicherteHafenkante']);
    await userEvent.click(dialog.getByRole('button', { name: 'Mit dieser Auswahl speichern' }));
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ name: 'Hafenbar', version: 7 }));
  });

  it('what they alone have changed stays as they have it', async () => {
    const theirs = { ...conflict.parameters, name: hafen.name, description: 'Am Kai' };
    const saved = open(at(`${id}/hafen`), hafen, [{ ...conflict, parameters: theirs }]);
    await userEvent.type(await nameBox(), 'bar');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Mit dieser Auswahl speichern' }));
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ name: 'Hafenbar', description: 'Am Kai' }));
  });

  it('or theirs can be taken', async () => {
    const saved = open(at(`${id}/hafen`), hafen, [conflict]);
    await userEvent.type(await nameBox(), 'bar');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Alles Gespeicherte' }));
    await userEvent.click(screen.getByRole('button', { name: 'Mit dieser Auswahl speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await nameBox()).toHaveProperty('value', 'Hafenkante');
    expect(saved).toHaveLength(1);
  });
});
