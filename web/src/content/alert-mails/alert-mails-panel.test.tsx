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

it('alerts by mail: a person says which kinds come at once or in the digest, and when it is quiet', async () => {
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
  const user = userEvent.setup();
  const kind = await screen.findByRole('group', { name: /^Kasse nicht verbunden/ });
  await user.click(within(kind).getByRole('radio', { name: 'Sofort' }));
  const quiet = screen.getByLabelText(/^Ruhe bis/);
  fireEvent.change(quiet, { target: { value: '06:30' } });
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toEqual({
    ...stored,
    ways: [
      { kind: 'registerOffline', way: 'NOW' },
      { kind: 'closingMissing', way: 'OFF' },
    ],
    quietTo: 390,
  });
});
