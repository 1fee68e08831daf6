import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useAnchor } from './index.ts';

const Tool = ({ load }: { readonly load: () => Promise<unknown> }) => {
  const { anchor, openAt } = useAnchor(load);
  return (
    <button type="button" aria-expanded={anchor !== null} onClick={(event) => openAt(event.currentTarget)}>
      Konto
    </button>
  );
};

it('what cannot be loaded stays closed, breaks nothing, and opens at the next click', async () => {
  const load = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new TypeError('no connection'));
  render(<Tool load={load} />);
  const tool = screen.getByRole('button', { name: 'Konto', expanded: false });
  await userEvent.click(tool);
  expect(tool.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(tool);
  expect(await screen.findByRole('button', { name: 'Konto', expanded: true })).toBe(tool);
});
