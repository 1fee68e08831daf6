import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PinReportDocument, ReportPinsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { usePinEntries } from './use-pin-entries.tsx';

afterEach(() => vi.unstubAllGlobals());

function Entries() {
  const { entriesOf, dialog } = usePinEntries('YESTERDAY');
  return (
    <>
      {entriesOf({ id: 'v1', name: 'Filialen' }).map(({ words, act }) => (
        <button key={words} type="button" onClick={() => void act()}>
          {words}
        </button>
      ))}
      {dialog}
    </>
  );
}

const pin = { name: 'Filialen', query: '', ownerName: null, range: 'TODAY' };

it('a saved report goes to Home with the days that it shows, and can then be taken off', async () => {
  const asked: object[] = [];
  fakeGraphql([
    [ReportPinsDocument, () => ({ reportPins: asked.length > 0 ? [{ ...pin, viewId: 'v1' }] : [] })],
    [
      PinReportDocument,
      (variables: object) => {
        asked.push(variables);
        return { pinReport: { isSuccess: true, message: null, modelId: 'v1' } };
      },
    ],
  ]);
  renderScreen(<Entries />);
  await userEvent.click(screen.getByRole('button', { name: '„Filialen“ auf der Startseite zeigen …' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Auf der Startseite zeigen' }));
  await waitFor(() => expect(asked).toEqual([{ viewId: 'v1', range: 'YESTERDAY' }]));
  expect(await screen.findByRole('button', { name: '„Filialen“ von der Startseite nehmen' })).toBeTruthy();
});

it('says that Home is full instead of offering days', async () => {
  const reportPins = ['a', 'b', 'c', 'd', 'e', 'f'].map((viewId) => ({ ...pin, viewId }));
  fakeGraphql([[ReportPinsDocument, () => ({ reportPins })]]);
  renderScreen(<Entries />);
  await userEvent.click(screen.getByRole('button', { name: /auf der Startseite zeigen/ }));
  expect(await screen.findByText(/ist Platz für 6 Berichte/)).toBeTruthy();
});
