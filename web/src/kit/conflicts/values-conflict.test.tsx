import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ValuesConflict } from './values-conflict.tsx';

interface Drink {
  readonly name: string;
  readonly price: number;
  readonly tags: readonly string[];
}

const base: Drink = { name: 'Cola', price: 250, tags: ['kalt'] };
const names = ['name', 'price', 'tags'] as const;

/** Two versions, between which somebody chooses. */
const open = (mine: Partial<Drink>, theirs: Partial<Drink>, begun: Drink | null = base) => {
  const onChosen = vi.fn();
  const onClose = vi.fn();
  render(
    <ValuesConflict
      mine={{ ...base, ...mine }}
      theirs={{ ...base, ...theirs }}
      base={begun ?? undefined}
      names={names}
      titleOf={(name) => name}
      wordsOf={(name, values) => String(values[name])}
      onClose={onClose}
      onChosen={onChosen}
    />,
  );
  return { onChosen, onClose };
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Mit dieser Auswahl speichern' }));
const sideOf = (name: string) =>
  within(screen.getByRole('group', { name: new RegExp(`^${name}`) }))
    .getByRole<HTMLInputElement>('radio', { checked: true })
    .closest('label')?.textContent;

describe('a conflict between two versions', () => {
  it('shows what differs alone, each with what both have', () => {
    open({ name: 'Cola 0,3' }, { price: 280 });
    expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
      'nameMeineCola 0,3GespeicherteCola',
      'priceMeine250Gespeicherte280',
    ]);
  });

  it('proposes what only one has changed as they have it, and mine for what both have', async () => {
    const { onChosen } = open({ name: 'Cola 0,3', tags: ['süß'] }, { price: 280, tags: ['rot'] });
    expect(sideOf('price')).toBe('Gespeicherte280');
    expect(screen.getByRole('group', { name: /^tags/ }).textContent).toContain('Von beiden geändert');
    await save();
    expect(onChosen).toHaveBeenCalledWith({ name: 'Cola 0,3', price: 280, tags: ['süß'] }, false);
  });

  it('proposes mine where nobody knows from what both began', () => {
    open({}, { price: 280 }, null);
    expect(sideOf('price')).toBe('Meine250');
  });

  it('says when nothing is left to be saved', async () => {
    const { onChosen } = open({ name: 'Cola 0,3' }, { name: 'Koffeinbrause' });
    await userEvent.click(screen.getByRole('button', { name: 'Alles Gespeicherte' }));
    await save();
    expect(onChosen).toHaveBeenCalledWith({ ...base, name: 'Koffeinbrause' }, true);
  });

  it('loses nothing when the choice is put off', async () => {
    const { onChosen, onClose } = open({ name: 'Cola 0,3' }, { price: 280 });
    await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(onChosen).not.toHaveBeenCalled();
  });
});
