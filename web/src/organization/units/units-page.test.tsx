import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DeleteOrganizationUnitDocument,
  MoveOrganizationUnitDocument,
  OrganizationUnitDeletionDocument,
  SetOrganizationUnitActiveDocument,
  UnitTreeDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { someUnits, treeUnit } from './testing.ts';
import { withMoved } from './tree/tree-moves.ts';
import type { TreeUnit } from './tree-unit.ts';
import { UnitsPage } from './units-page.tsx';

interface Deletion {
  readonly outcome: string;
  readonly uses: { use: string; count: number }[];
}

const done = (id: string) => ({ isSuccess: true, message: null, modelId: id });

/** A server that keeps the units, and what it was asked to do. */
const open = (
  start: readonly TreeUnit[] = someUnits,
  path = '/setting/organizationUnits',
  deletion: Deletion = { outcome: 'free', uses: [] },
) => {
  let units = start;
  const asked: unknown[] = [];
  fakeGraphql([
    [UnitTreeDocument, () => ({ organizationUnits: [...units] })],
    [
      MoveOrganizationUnitDocument,
      (move: { id: string; parentId: string | null; afterId: string | null }) => {
        asked.push(move);
        units = withMoved(units, move.id, move);
        return { moveOrganizationUnit: done(move.id) };
      },
    ],
    [
      SetOrganizationUnitActiveDocument,
      ({ id, isActive }: { id: string; isActive: boolean }) => {
        asked.push({ id, isActive });
        units = units.map((unit) => (unit.id === id ? { ...unit, status: isActive ? 1 : 0 } : unit));
        return { setOrganizationUnitActive: done(id) };
      },
    ],
    [OrganizationUnitDeletionDocument, () => ({ organizationUnitDeletion: deletion })],
    [
      DeleteOrganizationUnitDocument,
      (removal: { id: string; anyway: boolean }) => {
        asked.push(removal);
        units = units.filter(({ id }) => id !== removal.id);
        return { deleteOrganizationUnit: done(removal.id) };
      },
    ],
  ]);
  renderScreen(<UnitsPage />, path);
  return asked;
};

const names = () =>
  screen.getAllByRole('treeitem').map((line) => `${line.getAttribute('aria-level')} ${line.id.slice(5)}`);
const line = (name: string) => screen.findByRole('treeitem', { name: new RegExp(`^${name}[ ,]`) });
const address = () => screen.getByLabelText('address').textContent;
const focused = () => document.activeElement?.id.slice(5);
const menuOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Aktionen für ${name}` }));
  return within(await screen.findByRole('menu'));
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the tree of units (ORG-03, ORG-09)', () => {
  it('tells levels, types, registers, and who is active (ORG-10 to ORG-12, REG-12)', async () => {
    open();
    const hafen = within(await line('Hafen'));
    expect(names()).toEqual(['1 Nord', '2 Hafen', '3 Keller', '2 Markt', '1 Süd', '1 Theke']);
    expect(screen.getByText('3 Filialen · 2 Gruppen · 3 Kassen')).toBeTruthy();
    expect(hafen.getByText('2 Kassen')).toBeTruthy();
    expect(await line('Hafen')).toMatchObject({ ariaLabel: 'Hafen 2 Kassen, Filiale, aktiv' });
    expect(within(await line('Markt')).getByText('Inaktiv')).toBeTruthy();
    expect(await line('Markt')).toMatchObject({ ariaLabel: 'Markt Inaktiv 1 Kasse, Filiale' });
    expect(await line('Theke')).toMatchObject({ ariaLabel: 'Theke 0 Kassen, Filiale, keine aktive Kasse' });
    expect(await line('Keller')).toMatchObject({ ariaLabel: 'Keller, Lager' });
    expect(await line('Nord')).toMatchObject({ ariaLabel: 'Nord 2 Filialen · 3 Kassen, Gruppe' });
    expect(hafen.getByRole('link', { name: 'Hafen' }).getAttribute('href')).toBe(
      '/setting/organizationUnits/Hafen/hafen',
    );
  });

  it('offers the first step while there are none', async () => {
    open([]);
    expect((await screen.findByRole('link', { name: 'Neue Filiale' })).getAttribute('href')).toBe(
      '/setting/organizationUnits/new',
    );
    expect(screen.getByText('Noch keine Filiale')).toBeTruthy();
  });

  it('folds by button, keeps that in this browser, and opens what a search finds', async () => {
    open();
    await line('Nord');
    await userEvent.click(screen.getByRole('button', { name: 'Nord zuklappen', hidden: true }));
    expect(names()).toEqual(['1 Nord', '1 Süd', '1 Theke']);
    expect(localStorage.getItem('tresen.units.folded')).toBe('["Nord"]');
    await userEvent.type(screen.getByRole('searchbox'), 'keller');
    await waitFor(() => expect(names()).toEqual(['1 Nord', '2 Hafen', '3 Keller']));
    expect(address()).toBe('/setting/organizationUnits?search=keller');
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'xyz');
    await userEvent.click(await screen.findByRole('button', { name: 'Suche zurücksetzen' }));
    expect(await line('Theke')).toBeTruthy();
  });

  it('draws of 500 branches only those that show', async () => {
    open(Array.from({ length: 500 }, (_, at) => treeUnit(`f${at}`, null, 'branch', { sort: at })));
    await line('f0');
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(60);
    expect((await line('f0')).getAttribute('aria-setsize')).toBe('500');
  });
});

describe('by keyboard alone', () => {
  it('arrows, Home, End and letters go through the tree; one line can be reached by Tab', async () => {
    open();
    (await line('Nord')).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Keller');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(names()).not.toContain('3 Keller');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Theke');
    await userEvent.keyboard('m');
    expect(focused()).toBe('Markt');
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/setting/organizationUnits/Markt/markt');
  });

  it('Alt and arrows move a unit, which keeps the focus; the move is told and can be taken back', async () => {
    const asked = open();
    (await line('Theke')).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(await screen.findByText('„Theke“ steht jetzt unter „Süd“.')).toBeTruthy();
    expect(asked).toEqual([{ id: 'Theke', parentId: 'Süd', afterId: null }]);
    expect(focused()).toBe('Theke');
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText('„Theke“ steht wieder am alten Platz.')).toBeTruthy();
    expect(names().at(-1)).toBe('1 Theke');
  });

  it('two moves of a quick hand reach the server one after the other', async () => {
    const asked = open();
    const { promise: later, resolve: answer } = Promise.withResolvers<void>();
    const server = globalThis.fetch;
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      const response = await server(input, init);
      if (String(init?.body).includes('afterId')) await later;
      return response;
    });
    (await line('Hafen')).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowLeft}{/Alt}');
    await waitFor(() =>
      expect(names()).toEqual(['1 Nord', '2 Markt', '1 Hafen', '2 Keller', '1 Süd', '1 Theke']),
    );
    expect(asked).toHaveLength(1);
    answer();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked).toEqual([
      { id: 'Hafen', parentId: 'Nord', afterId: 'Markt' },
      { id: 'Hafen', parentId: null, afterId: 'Nord' },
    ]);
    expect(await screen.findByText('„Hafen“ steht jetzt ganz oben.')).toBeTruthy();
  });

  it('what is cut is pasted below another; where it does not fit, the reason is told', async () => {
    const asked = open();
    (await line('Theke')).focus();
    await userEvent.keyboard('{Control>}x{/Control}');
    expect(screen.getByText(/„Theke“ ist ausgeschnitten/)).toBeTruthy();
    await userEvent.keyboard('m{Control>}v{/Control}');
    expect(await screen.findByText(/Filialen und Gruppen gehören in Gruppen/)).toBeTruthy();
    expect(asked).toEqual([]);
    await userEvent.keyboard('{Home}{Control>}v{/Control}');
    await waitFor(() => expect(asked).toEqual([{ id: 'Theke', parentId: 'Nord', afterId: 'Markt' }]));
    expect(screen.queryByText(/„Theke“ ist ausgeschnitten/)).toBeNull();
  });

  it('the dialog moves a unit to a parent and a place', async () => {
    const asked = open();
    await userEvent.click((await menuOf('Theke')).getByRole('menuitem', { name: 'Verschieben …' }));
    expect(address()).toBe('/setting/organizationUnits?move=Theke');
    const dialog = within(await screen.findByRole('dialog', { name: '„Theke“ verschieben' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Gehört zu' }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toEqual(['Nord', 'Süd']);
    await userEvent.click(screen.getByRole('option', { name: 'Nord' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Hinter „Hafen“' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Verschieben' }));
    await waitFor(() => expect(asked).toEqual([{ id: 'Theke', parentId: 'Nord', afterId: 'Hafen' }]));
    await waitFor(() =>
      expect(names()).toEqual(['1 Nord', '2 Hafen', '3 Keller', '2 Theke', '2 Markt', '1 Süd']),
    );
  });
});

describe('deactivating (ORG-23)', () => {
  it('tells what it does, does it once, and can be taken back', async () => {
    const asked = open();
    await userEvent.click((await menuOf('Hafen')).getByRole('menuitem', { name: 'Deaktivieren …' }));
    const dialog = within(await screen.findByRole('dialog', { name: '„Hafen“ deaktivieren?' }));
    expect(dialog.getByText(/Ihre 2 Kassen werden mit ihr inaktiv/)).toBeTruthy();
    expect(asked).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Deaktivieren' }));
    expect(await screen.findByText('„Hafen“ ist inaktiv.')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText('„Hafen“ ist wieder aktiv.')).toBeTruthy();
    expect(asked).toEqual([
      { id: 'Hafen', isActive: false },
      { id: 'Hafen', isActive: true },
    ]);
  });

  it('ERR-23: what goes wrong is told in the words of the specification', async () => {
    fakeGraphql([
      [UnitTreeDocument, () => ({ organizationUnits: [...someUnits] })],
      [
        SetOrganizationUnitActiveDocument,
        () => {
          throw new Error('refused');
        },
      ],
    ]);
    renderScreen(<UnitsPage />, '/setting/organizationUnits?deactivate=Hafen');
    await userEvent.click(await screen.findByRole('button', { name: 'Deaktivieren' }));
    expect(await screen.findByText(/^Fehler beim Deaktivieren der Organisationseinheiten/)).toBeTruthy();
  });

  it('a header has no state', async () => {
    open();
    const menu = await menuOf('Nord');
    expect(menu.queryByRole('menuitem', { name: /Deaktivieren|Aktivieren/ })).toBeNull();
  });
});

describe('deleting (ORG-20 to ORG-22)', () => {
  const ask = async (deletion: Deletion) => {
    const asked = open(someUnits, '/setting/organizationUnits?delete=Theke', deletion);
    return { asked, dialog: within(await screen.findByRole('dialog', { name: '„Theke“ löschen?' })) };
  };

  it('a unit without data goes', async () => {
    const { asked, dialog } = await ask({ outcome: 'free', uses: [] });
    await userEvent.click(await dialog.findByRole('button', { name: 'Löschen' }));
    expect(await screen.findByText('„Theke“ ist gelöscht.')).toBeTruthy();
    expect(asked).toEqual([{ id: 'Theke', anyway: false }]);
    await waitFor(() => expect(names()).not.toContain('1 Theke'));
    await waitFor(() => expect(address()).toBe('/setting/organizationUnits'));
  });

  it('ERR-24: one with units or registers stays, and says what to do first', async () => {
    const { dialog } = await ask({ outcome: 'blocked', uses: [{ use: 'registers', count: 2 }] });
    expect(await dialog.findByText('2 verbundene Kassen')).toBeTruthy();
    expect(dialog.getByText(/bis alle anderen Daten gelöscht sind/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /öschen/ })).toBeNull();
  });

  it('owners of one with nothing but records of its own are told what to do themselves', async () => {
    const { dialog } = await ask({ outcome: 'vendor', uses: [{ use: 'records', count: 1 }] });
    expect(await dialog.findByText(/Löschen Sie diese zuerst/)).toBeTruthy();
    expect(dialog.queryByText(/Anbieter/)).toBeNull();
  });

  it('owners of one with data are told to contact the vendor', async () => {
    const { dialog } = await ask({ outcome: 'vendor', uses: [{ use: 'receipts', count: 1234 }] });
    expect(await dialog.findByText(/wenden Sie sich an den Anbieter/)).toBeTruthy();
    expect(dialog.getByText('1.234 Belege')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /öschen/ })).toBeNull();
  });

  it("the admin group has 'Delete Anyway', which says what goes and what stays", async () => {
    const { asked, dialog } = await ask({ outcome: 'anyway', uses: [{ use: 'records', count: 1 }] });
    expect(await dialog.findByText(/Belege, Abschlüsse, TSE-Daten und Berichte bleiben/)).toBeTruthy();
    expect(dialog.getByText('1 Datensatz, den nur sie hat')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Trotzdem löschen' }));
    await waitFor(() => expect(asked).toEqual([{ id: 'Theke', anyway: true }]));
  });
});
