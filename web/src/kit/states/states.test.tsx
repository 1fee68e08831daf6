import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RequestError } from '../graphql/index.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { Loaded } from './index.ts';

const show = (code: 'NOT_FOUND' | 'INTERNAL') => {
  const asked: string[] = [];
  const query = { data: 'Oberfläche', error: new RequestError(code), refetch: () => asked.push(code) };
  renderScreen(
    <Loaded query={query} skeleton={null}>
      {(name) => <h1>{name}</h1>}
    </Loaded>,
  );
  return asked;
};

it('what was deleted while it shows stays, and nobody is told to try again', async () => {
  show('NOT_FOUND');
  expect(await screen.findByText(/^Das gibt es hier nicht mehr\./)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Oberfläche' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull();
});

it('what could not be refreshed stays, and can be tried again', async () => {
  const asked = show('INTERNAL');
  await userEvent.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
  expect(asked).toEqual(['INTERNAL']);
});
