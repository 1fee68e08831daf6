import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { RangeFilter, type ShownRange } from './range-filter.tsx';

const Slow = () => {
  const [shown, setShown] = useState<ShownRange>();
  return (
    <>
      <button
        type="button"
        onClick={() => setShown({ from: '2026-01-01', to: '2026-03-09', today: '2026-03-09' })}
      >
        figures
      </button>
      <RangeFilter shown={shown} />
    </>
  );
};

const address = () => screen.getByLabelText('address').textContent;

it('DSH-01: days that are chosen before the figures have come are those of the figures that come', async () => {
  renderScreen(<Slow />);
  const box = screen.getByRole('combobox', { name: 'Zeitraum' });
  await userEvent.click(box);
  await userEvent.click(await screen.findByRole('option', { name: 'Gestern' }));
  expect(box.textContent).toBe('Gestern');
  expect(address()).toBe('/');
  await userEvent.click(screen.getByText('figures'));
  await waitFor(() => expect(address()).toBe('/?from=2026-03-08&to=2026-03-08'));
  expect(box.textContent).toBe('Gestern');
});
