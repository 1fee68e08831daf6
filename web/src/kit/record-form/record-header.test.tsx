import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it('asks for the neighbours once the page stands, whose places are held until then', async () => {
  vi.resetModules();
  const [{ openSample }, { announcePage }] = await Promise.all([
    import('./testing.tsx'),
    import('../idle/index.ts'),
  ]);
  const asked = vi.fn();
  openSample({ neighbours: asked });
  await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.getByRole('button', { name: 'Nächster Eintrag der Liste' })).toHaveProperty('disabled', true);
  expect(asked).not.toHaveBeenCalled();
  act(announcePage);
  await expect.poll(() => asked.mock.calls.length).toBe(1);
});
