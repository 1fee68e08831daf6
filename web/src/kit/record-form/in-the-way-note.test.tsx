import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AlongDialogProps } from './index.ts';
import { openSample } from './testing.tsx';

const AlongDialog = ({ input, title, onSaved }: AlongDialogProps) => (
  <div role="dialog" aria-label={title}>
    <button type="button" onClick={onSaved}>
      {`ändern: ${String(input.name)}, Fassung ${input.version}`}
    </button>
  </div>
);

const users = [
  { id: 'u1', name: 'Tee' },
  { id: 'u2', name: 'Kakao' },
];
const refused = () =>
  ({
    kind: 'refused',
    faults: [{ path: 'unitIds', code: 'USED_IN_BRANCHES', parameters: { by: 'article', users, more: 7 } }],
  }) as const;

describe('MDA-13: records that stand in the way of a save', () => {
  it('are named with the way to them, and the offer to change them along', async () => {
    openSample({ save: refused, AlongDialog });
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await userEvent.type(name, ' neu');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('Muster: Tee, Kakao und 7 weitere');
    expect(document.activeElement?.contains(note)).toBe(true);
    expect(within(note).getByRole('link', { name: 'Kakao' }).getAttribute('href')).toBe('/printers/u2');
    await userEvent.click(within(note).getByRole('button', { name: 'Gemeinsam ändern …' }));
    await userEvent.click(await screen.findByRole('button', { name: 'ändern: Espresso neu, Fassung 1' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((name as HTMLInputElement).value).toBe('Espresso');
  });

  it('are only named where nothing changes them along', async () => {
    openSample({ save: refused });
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), ' neu');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    const note = await screen.findByRole('alert');
    expect(within(note).queryByRole('button')).toBeNull();
  });
});
