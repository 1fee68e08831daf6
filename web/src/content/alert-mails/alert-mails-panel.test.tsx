import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  AlertMailSettingsDocument,
  type AlertMailSettingsInput,
  PushDevicesDocument,
  SaveAlertMailSettingsDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { AlertMailsPanel } from './index.ts';

const stored = {
  ways: [
    { kind: 'registerOffline', way: 'OFF' },
    { kind: 'closingMissing', way: 'OFF' },
  ],
  quietFrom: 1_320,
  quietTo: 420,
  digestAt: 450,
  byMail: true,
};

/** Shows the panel, and keeps what it saves. */
const open = () => {
  const saved: AlertMailSettingsInput[] = [];
  fakeGraphql([
    [PushDevicesDocument, () => ({ pushDevices: [] })],
    [AlertMailSettingsDocument, () => ({ alertMailSettings: stored })],
    [
      SaveAlertMailSettingsDocument,
      ({ settings }: { settings: AlertMailSettingsInput }) => {
        saved.push(settings);
        return { saveAlertMailSettings: { isSuccess: true, message: null } };
      },
    ],
  ]);
  renderScreen(<AlertMailsPanel />);
  return saved;
};

it('quiet hours are 23 hours at most; none, and a digest within them, are said where they are chosen', async () => {
  const saved = open();
  const user = userEvent.setup();
  const to = await screen.findByLabelText(/^Ruhe bis/);
  const from = screen.getByLabelText(/^Ruhe von/);
  const save = screen.getByRole('button', { name: 'Speichern' });
  fireEvent.change(from, { target: { value: '00:00' } });
  fireEvent.change(to, { target: { value: '23:59' } });
  expect(screen.getByText(/^Höchstens 23 Stunden\./)).toBeTruthy();
  await user.click(save);
  expect(document.activeElement).toBe(to);
  expect(saved).toEqual([]);
  fireEvent.change(to, { target: { value: '00:00' } });
  expect(screen.getByText('Keine Ruhezeit: Hinweise kommen rund um die Uhr.')).toBeTruthy();
  fireEvent.change(to, { target: { value: '09:00' } });
  expect(screen.getByText('Liegt in der Ruhezeit: Sie kommt an deren Ende, um 09:00 Uhr.')).toBeTruthy();
  expect(screen.queryByText(/^Höchstens 23/)).toBeNull();
  await user.click(save);
  await waitFor(() => expect(saved).toMatchObject([{ quietFrom: 0, quietTo: 540 }]));
});

it('alerts by mail: a person says which kinds come at once or in the digest, all of them in one go, and when it is quiet', async () => {
  const saved = open();
  const user = userEvent.setup();
  const all = await screen.findByRole('group', { name: /^Alle Hinweise/ });
  expect(within(all).getByRole('radio', { checked: true }).closest('label')?.textContent).toBe('Nicht');
  await user.click(within(all).getByRole('radio', { name: 'Einmal am Tag' }));
  const kind = await screen.findByRole('group', { name: /^Kasse nicht verbunden/ });
  await user.click(within(kind).getByRole('radio', { name: 'Sofort' }));
  expect(within(all).queryByRole('radio', { checked: true })).toBeNull();
  const quiet = screen.getByLabelText(/^Ruhe bis/);
  fireEvent.change(quiet, { target: { value: '06:30' } });
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toEqual({
    ...stored,
    ways: [
      { kind: 'registerOffline', way: 'NOW' },
      { kind: 'closingMissing', way: 'DIGEST' },
    ],
    quietTo: 390,
  });
});
