import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { GuestMenu } from './guest-menu.tsx';

it('SHL-59: the profile menu of a guest says Gast, and offers to sign in and to sign up', async () => {
  renderScreen(<GuestMenu />);
  await userEvent.click(screen.getByRole('button', { name: 'Benutzermenü: Gast' }));
  expect(await screen.findByText('Gast')).toBeTruthy();
  const entries = screen
    .getAllByRole('menuitem')
    .map((entry) => [entry.textContent, entry.getAttribute('href')]);
  expect(entries).toEqual([
    ['Anmelden', '/login'],
    ['Registrieren', '/register'],
  ]);
});
