import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  RemoveViewDocument,
  RestoreViewDocument,
  SavedViewsDocument,
  SaveViewDocument,
  type SaveViewMutationVariables,
  SetDefaultViewDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import type { SavedView } from './saved-views.queries.ts';
import { ViewsMenu } from './views-menu.tsx';

const kitchen: SavedView = {
  id: 'v1',
  name: 'Küche',
  query: 'f=group.is.kitchen',
  columns: '[]',
  isShared: false,
  isOwn: true,
  isDefault: false,
  mayChange: true,
  ownerName: 'Olga Lindner',
  version: 1,
};
const shared: SavedView = {
  ...kitchen,
  id: 'v2',
  name: 'Alle Theken',
  query: 'f=group.is.bar',
  isShared: true,
  isOwn: false,
  mayChange: false,
  ownerName: 'Marek Voss',
};

/** A list whose filter is all of its address but the view. */
const List = () => {
  const [params] = useSearchParams();
  const [columns, setColumns] = useState('[]');
  const query = new URLSearchParams([...params].filter(([name]) => name !== 'view')).toString();
  return (
    <>
      <ViewsMenu list="printers" query={query} columns={columns} onColumns={setColumns} />
      <output aria-label="columns">{columns}</output>
    </>
  );
};

const open = (views: readonly SavedView[], address = '/', refusal?: string) => {
  let now = views;
  const saved: SaveViewMutationVariables['view'][] = [];
  const defaults: (string | null | undefined)[] = [];
  const done = (modelId: string) => ({ isSuccess: true, message: null, modelId });
  const removed: SavedView[] = [];
  fakeGraphql([
    [SavedViewsDocument, () => ({ savedViews: now })],
    [
      SaveViewDocument,
      ({ view }: SaveViewMutationVariables) => {
        if (refusal) throw { code: refusal };
        saved.push(view);
        const id = view.id ?? 'new';
        const old = now.find((one) => one.id === id) ?? kitchen;
        const next = { ...old, ...view, id, version: old.version + 1 };
        now = [...now.filter((one) => one.id !== id), next];
        return { saveView: done(id) };
      },
    ],
    [
      RemoveViewDocument,
      ({ id }: { id: string }) => {
        removed.push(...now.filter((one) => one.id === id));
        now = now.filter((one) => one.id !== id);
        return { removeView: done(id) };
      },
    ],
    [
      RestoreViewDocument,
      ({ id }: { id: string }) => {
        now = [...now, ...removed];
        return { restoreView: done(id) };
      },
    ],
    [
      SetDefaultViewDocument,
      ({ id }: { id: string | null }) => {
        defaults.push(id);
        now = now.map((one) => ({ ...one, isDefault: one.id === id }));
        return { setDefaultView: done(id ?? '') };
      },
    ],
  ]);
  renderScreen(<List />, address);
  return { saved, defaults };
};

const address = () => decodeURIComponent(screen.getByLabelText('address').textContent ?? '');
const openMenu = async (name: string | RegExp = 'Ansichten') => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('menu'));
};
const choose = async (item: string | RegExp, menu?: string | RegExp) =>
  userEvent.click(await (await openMenu(menu)).findByRole('menuitem', { name: item }));

afterEach(() => vi.unstubAllGlobals());

describe('the views of a list', () => {
  it('show own and shared ones, and open with their filter and columns', async () => {
    open([{ ...kitchen, columns: '[{"key":"group","isShown":true}]' }, shared]);
    const menu = await openMenu();
    expect(await menu.findByText('Eigene Ansichten')).toBeTruthy();
    expect(menu.getByText('von Marek Voss')).toBeTruthy();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Küche' }));
    await waitFor(() => expect(address()).toBe('/?f=group.is.kitchen&view=v1'));
    expect(screen.getByRole('button', { name: 'Küche' })).toBeTruthy();
    expect(screen.getByLabelText('columns').textContent).toContain('group');
    await choose('Alle', 'Küche');
    await waitFor(() => expect(address()).toBe('/?view=all'));
  });

  it('find their entries by the arrow keys', async () => {
    open([kitchen]);
    const menu = await openMenu();
    await menu.findByRole('menuitem', { name: 'Küche' });
    expect(document.activeElement).toBe(menu.getByRole('menuitem', { name: 'Alle' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(menu.getByRole('menuitem', { name: 'Küche' }));
  });

  it('open a bare address with the default', async () => {
    open([{ ...kitchen, isDefault: true }]);
    await waitFor(() => expect(address()).toBe('/?f=group.is.kitchen&view=v1'));
  });

  it.each(['/?q=theke', '/?view=all', '/?f=group.is.bar&view=v2'])(
    'leave an address alone that says what to show: %s',
    async (given) => {
      open([{ ...kitchen, isDefault: true }, shared], given);
      const menu = await openMenu(/Ansichten|Theken/);
      await menu.findByRole('menuitem', { name: /Küche/ });
      expect(address()).toBe(given);
    },
  );

  it('are saved under a name, for all and as the default', async () => {
    const { saved, defaults } = open([], '/?f=group.is.bar&sort=-name');
    await choose('Neue Ansicht speichern …');
    const dialog = within(await screen.findByRole('dialog', { name: 'Neue Ansicht' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ansicht speichern' }));
    expect(dialog.getByText('Geben Sie der Ansicht einen Namen.')).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' Theken ');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Für alle im Betrieb' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /beginnt für mich/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ansicht speichern' }));
    expect(await screen.findByText('Die Ansicht „Theken“ ist gespeichert.')).toBeTruthy();
    expect(saved).toEqual([
      { list: 'printers', name: 'Theken', query: 'f=group.is.bar&sort=-name', columns: '[]', isShared: true },
    ]);
    expect(defaults).toEqual(['new']);
    await waitFor(() => expect(address()).toBe('/?f=group.is.bar&sort=-name&view=new'));
  });

  it('are overwritten with what is shown, and undo brings the old one back', async () => {
    const { saved } = open([kitchen], '/?f=group.is.bar&view=v1');
    await choose('„Küche“ überschreiben', 'Küche, geändert');
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    await waitFor(() =>
      expect(saved.map(({ query, version }) => [query, version])).toEqual([
        ['f=group.is.bar', 1],
        ['f=group.is.kitchen', 2],
      ]),
    );
  });

  it('of somebody else can be used and made the default, not changed', async () => {
    const { defaults } = open([shared], '/?f=group.is.kitchen&view=v2');
    const menu = await openMenu('Alle Theken, geändert');
    expect(menu.queryByRole('menuitem', { name: /überschreiben|löschen|umbenennen/ })).toBeNull();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Immer mit „Alle Theken“ beginnen' }));
    expect(await screen.findByText('Die Liste beginnt jetzt mit „Alle Theken“.')).toBeTruthy();
    expect(defaults).toEqual(['v2']);
  });

  it('are removed, and undo brings them back', async () => {
    open([kitchen], '/?f=group.is.kitchen&view=v1');
    await choose('„Küche“ löschen', 'Küche');
    expect(await screen.findByText('Die Ansicht „Küche“ ist gelöscht.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Ansichten' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByRole('button', { name: 'Küche' })).toBeTruthy();
  });

  it('that somebody has changed meanwhile are not overwritten', async () => {
    open([kitchen], '/?f=group.is.bar&view=v1', 'CONFLICT');
    await choose('„Küche“ überschreiben', 'Küche, geändert');
    expect(await screen.findByText(/Jemand anderes hat das inzwischen geändert/)).toBeTruthy();
  });
});
