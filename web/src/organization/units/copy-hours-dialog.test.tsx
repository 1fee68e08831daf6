import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type OpeningHoursChangeInput,
  OpeningHoursOfUnitsDocument,
  SetOpeningHoursDocument,
  UnitTreeDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import type { UnitWithHours } from './opening-hours.queries.ts';
import { at, hafen, id, nord, open } from './testing/unit-screen.tsx';
import { treeUnit } from './testing.ts';

afterEach(() => vi.unstubAllGlobals());

type Changes = OpeningHoursChangeInput[];

const idOf = (last: number) => `0192f0c0-0000-7000-8000-0000000000${last}`;
const monday = { weekday: 0, from: 540, to: 1_080 };
const evening = { weekday: 4, from: 1_080, to: 1_500 };
const stored = { spans: [monday], closedDays: ['2026-12-24'] };
const others = { spans: [evening], closedDays: ['2026-10-31'] };

const branch = (unitId: string, name: string, more: Partial<UnitWithHours> = {}): UnitWithHours => ({
  id: unitId,
  version: 1,
  name,
  type: 'branch',
  parentId: nord,
  openingHours: null,
  ...more,
});

/** Shows the page of a branch beside others, and keeps what is asked of the server. */
const show = (refusals: { code: string; parameters: Record<string, unknown> }[] = []) => {
  const asked: Changes[] = [];
  const units = [
    branch(id, 'Hafen', { openingHours: stored }),
    branch(idOf(11), 'Bahnhof', { version: 4, openingHours: others }),
    branch(idOf(12), 'Markt'),
    branch(idOf(13), 'Ring', { openingHours: stored }),
    branch(idOf(14), 'Stadtfest', { type: 'event', parentId: null }),
    branch(idOf(15), 'Keller', { type: 'warehouse' }),
    branch(nord, 'Nord', { type: 'group', parentId: null }),
  ];
  open(
    at(`${id}/hafen`),
    { ...hafen, openingHours: stored },
    [],
    [
      [
        UnitTreeDocument,
        () => ({
          organizationUnits: units.map((one) =>
            treeUnit(one.id, one.parentId, one.type as 'branch', { name: one.name }),
          ),
        }),
      ],
      [OpeningHoursOfUnitsDocument, () => ({ organizationUnits: units })],
      [
        SetOpeningHoursDocument,
        ({ changes }: { changes: Changes }) => {
          asked.push(changes);
          const refusal = refusals.shift();
          if (refusal) throw { kind: 'conflict', ...refusal };
          return { setOpeningHours: { isSuccess: true, message: null, modelId: null } };
        },
      ],
    ],
  );
  return asked;
};

const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Für andere Filialen übernehmen …' }));
  return within(await screen.findByRole('dialog', { name: 'Öffnungszeiten von „Hafen“ übernehmen' }));
};
const hours = { spans: [monday], closedDays: [] };

describe('opening hours for other branches (ORG-03)', () => {
  it('says what each has now and what is replaced, copies to those chosen, and takes it back', async () => {
    const asked = show();
    const dialog = await openDialog();
    expect(dialog.getByText('Mo 09:00–18:00')).toBeTruthy();
    const bahnhof = await dialog.findByRole('checkbox', { name: 'Bahnhof' });
    expect(dialog.getByText('Jetzt Fr 18:00–01:00')).toBeTruthy();
    expect(dialog.getAllByText('Noch keine Öffnungszeiten')).toHaveLength(2);
    expect(dialog.getByText('Hat sie schon')).toBeTruthy();
    // A warehouse opens for nobody, and the branch itself is no other one.
    const names = dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(names.filter((name) => /Keller|Hafen/.test(name ?? ''))).toEqual([]);
    const use = dialog.getByRole('button', { name: 'Übernehmen' });
    expect(use).toHaveProperty('disabled', true);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Ring' }));
    expect(use).toHaveProperty('disabled', true);
    await userEvent.click(bahnhof);
    expect(dialog.getByText('1 Filiale bekommt diese Öffnungszeiten statt ihrer jetzigen.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Markt' }));
    expect(
      dialog.getByText('2 Filialen bekommen diese Öffnungszeiten, 1 davon statt ihrer jetzigen.'),
    ).toBeTruthy();
    await userEvent.click(use);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toEqual([
      // Its own closed days stay.
      { openingHours: { ...hours, closedDays: ['2026-10-31'] }, units: [{ id: idOf(11), version: 4 }] },
      { openingHours: hours, units: [{ id: idOf(12), version: 1 }] },
    ]);
    expect(await screen.findByText('Öffnungszeiten für 2 Filialen gespeichert.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toEqual([
      { openingHours: others, units: [{ id: idOf(11), version: 5 }] },
      { openingHours: null, units: [{ id: idOf(12), version: 2 }] },
    ]);
    expect(await screen.findByText('Die Öffnungszeiten sind wieder wie vorher.')).toBeTruthy();
  });

  it('closed days go along where that is wanted, all branches in one go', async () => {
    const asked = show();
    const dialog = await openDialog();
    await userEvent.click(await dialog.findByRole('switch', { name: 'Auch die geschlossenen Tage' }));
    expect(dialog.getByText('Ersetzen die der gewählten Filialen: 24.12.2026')).toBeTruthy();
    expect(dialog.getByText('Jetzt Fr 18:00–01:00 · Geschlossen 31.10.2026')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Alle' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    // One that has them already is left alone.
    expect(asked[0]).toEqual([
      {
        openingHours: stored,
        units: [
          { id: idOf(11), version: 4 },
          { id: idOf(12), version: 1 },
          { id: idOf(14), version: 1 },
        ],
      },
    ]);
  });

  it('what the form says is copied, and only what can be read', async () => {
    const asked = show();
    const box = await screen.findByRole('textbox', { name: 'Montag' });
    await userEvent.clear(box);
    await userEvent.type(box, 'mittags');
    await userEvent.click(screen.getByRole('button', { name: 'Für andere Filialen übernehmen …' }));
    expect(await screen.findByText('Bitte schreiben Sie Zeiten wie 9–14, 17:30–1')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.clear(box);
    await userEvent.type(box, '10-20');
    const dialog = await openDialog();
    expect(dialog.getByText('Mo 10:00–20:00')).toBeTruthy();
    expect(dialog.getByText(/Für „Hafen“ selbst gilt es erst, wenn Sie dort speichern/)).toBeTruthy();
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Markt' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.[0]?.openingHours?.spans).toEqual([{ weekday: 0, from: 600, to: 1_200 }]);
  });

  it.each(['CONFLICT', 'NOT_FOUND', 'UNIT_NOT_A_BRANCH'])(
    'a branch that is another by now (%s) is named, and nothing is lost',
    async (code) => {
      show([{ code, parameters: { unitId: idOf(12) } }]);
      const dialog = await openDialog();
      await userEvent.click(await dialog.findByRole('checkbox', { name: 'Markt' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
      expect(
        await dialog.findByText(
          /Jemand hat „Markt“ inzwischen geändert oder gelöscht. Es ist nichts gespeichert/,
        ),
      ).toBeTruthy();
      expect(dialog.getByRole('checkbox', { name: 'Markt' })).toHaveProperty('checked', true);
    },
  );
});
