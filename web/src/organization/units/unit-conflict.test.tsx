import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { at, hafen, id, nameBox, nord, open, save } from './testing/unit-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

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
