import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { ExportButton } from './export-button.tsx';

vi.mock('./export-dialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a dialog whose code does not arrive says so, and leaves the page with what was typed there', async () => {
  renderScreen(
    <>
      <input aria-label="Suche" />
      <ExportButton
        offer={{ sources: [], filter: { conditions: [] }, counted: '', shown: 1, description: '' }}
      />
    </>,
    '/manage/receipts',
  );
  await userEvent.type(screen.getByLabelText('Suche'), 'Radler');
  await userEvent.click(screen.getByRole('button', { name: 'Exportieren' }));
  expect(await screen.findByText(/^Das konnte nicht geladen werden/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Suche').value).toBe('Radler');
});
