import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ConcludeTaxNotificationDocument,
  PrepareTaxNotificationsDocument,
  SaveTaxEstablishmentDocument,
  TaxRegistrationDocument,
  TaxRegistrationsDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { takeStoredProfile } from '../../kit/session/current-profile.ts';
import { storeProfile } from '../../kit/session/index.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import type { TaxRegistration } from './tax-notifications.queries.ts';
import { TaxRegistrationPage } from './tax-registration-page.tsx';
import { TaxRegistrationsPage } from './tax-registrations-page.tsx';
import { registrationFixture } from './testing.ts';

const saved = { isSuccess: true, message: null, modelId: 'n1' };
interface Opened {
  readonly given?: readonly Partial<TaxRegistration>[];
  readonly role?: 'owner' | 'user';
  readonly at?: string;
}

const open = ({ given = [{}], role = 'owner', at = '/manage/data/register/u1' }: Opened = {}) => {
  const sent: unknown[] = [];
  const note =
    <Answer,>(answer: Answer) =>
    (variables: object) => {
      sent.push(variables);
      return answer;
    };
  const all = given.map((one) => ({ ...registrationFixture, ...one }));
  fakeGraphql([
    [TaxRegistrationsDocument, () => ({ taxRegistrations: all })],
    [TaxRegistrationDocument, () => ({ taxRegistration: all[0] ?? null })],
    [PrepareTaxNotificationsDocument, note({ prepareTaxNotifications: { prepared: 2, ready: 1 } })],
    [ConcludeTaxNotificationDocument, note({ concludeTaxNotification: saved })],
    [SaveTaxEstablishmentDocument, note({ saveTaxEstablishment: saved })],
  ]);
  storeProfile({ userinfo: { sub: 'rita', role, given_name: 'Rita' }, me: {} });
  takeStoredProfile();
  renderScreen(
    <Routes>
      <Route path="/manage/data/register" element={<TaxRegistrationsPage />} />
      <Route path="/manage/data/register/:tseRegistrationId" element={<TaxRegistrationPage />} />
    </Routes>,
    at,
  );
  return sent;
};
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => vi.unstubAllGlobals());

describe('FIS-02: the list of establishments', () => {
  const at = '/manage/data/register';
  it('says what has changed, and until when it must be told', async () => {
    open({ at });
    expect(await screen.findByRole('link', { name: 'Markt' })).toBeTruthy();
    expect(screen.getByText('Zu melden · bis 07.12.2026')).toBeTruthy();
    expect(screen.getByText('Kasse „Theke“ ist hinzugekommen')).toBeTruthy();
    expect(screen.getByText('1 Kasse · Noch nie gemeldet')).toBeTruthy();
  });

  it('prepares all branches with changes at once', async () => {
    const sent = open({ at, given: [{}, { id: 'u2', unitName: 'Bahnhof' }, { id: 'u3', differences: [] }] });
    await screen.findByRole('link', { name: 'Bahnhof' });
    await click('Alle mit Änderungen auswählen');
    await click('Auswahl vorbereiten (2)');
    expect(await screen.findByText('2 Meldungen vorbereitet, 1 davon ohne Fehler.')).toBeTruthy();
    expect(sent).toEqual([{ unitIds: ['u1', 'u2'] }]);
  });

  it('finds a branch by its name', async () => {
    open({ at, given: [{}, { id: 'u2', unitName: 'Bahnhof' }] });
    await userEvent.type(await screen.findByLabelText('Filiale suchen'), 'bahn');
    expect(screen.queryByRole('link', { name: 'Markt' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Bahnhof' })).toBeTruthy();
  });

  it('without registers there is nothing to report', async () => {
    open({ at, given: [] });
    expect(await screen.findByText('Noch nichts zu melden')).toBeTruthy();
  });
});

describe('FIS-02: the page of an establishment', () => {
  it('FIS-12: each fault leads to the field that is wrong', async () => {
    open({
      given: [
        {
          faults: [
            { code: 'taxNumberMissing', place: 'company', recordId: 'c1', field: 'taxNumber', name: null },
            { code: 'townMissing', place: 'establishment', recordId: null, field: 'town', name: null },
          ],
        },
      ],
    });
    const links = (await panel('Prüfung')).getAllByRole('link', { name: 'Ergänzen' });
    expect(links[0]?.getAttribute('href')).toBe('/manage/data/companies/c1');
    await userEvent.click(links[1] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Betriebsstätte' }));
    expect(document.activeElement).toBe(dialog.getByLabelText('Ort'));
  });

  it('of a branch that was never reported nothing has changed since: the office does not know it yet', async () => {
    open({ given: [{ lastSentOn: null }] });
    expect(
      (await panel('Was das Finanzamt noch nicht weiß')).getByText('Kasse „Theke“ ist hinzugekommen'),
    ).toBeTruthy();
  });

  it('takes the address over from the company, and refuses what the office would', async () => {
    const unitId = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a12';
    const sent = open({
      given: [{ id: unitId }],
      at: `/manage/data/register/${unitId}?edit=establishment`,
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Betriebsstätte' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Adresse der Firma übernehmen' }));
    await userEvent.type(dialog.getByLabelText('Hausnummer'), 'a');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(dialog.getByText('Bitte prüfen Sie diese Angabe.')).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Hausnummer'), '{Backspace}');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Die Angaben sind gespeichert.')).toBeTruthy();
    expect(sent).toMatchObject([
      { establishment: { unitId, street: 'Markt', houseNumber: '1', endedOn: null } },
    ]);
  });

  it('FIS-13: what was checked is marked as sent, with its ticket', async () => {
    const draft = { id: 'n1', version: 3, reportState: 1, createdBy: 'Rita', note: null };
    const sent = open({
      given: [
        {
          ...{ reportState: 1, validationState: 2 },
          open: { ...draft, createdAt: '2026-11-27T10:00:00.000Z' },
        },
      ],
    });
    await screen.findByText('Geprüft, bereit zum Senden · bis 07.12.2026');
    await click('Als gesendet vermerken');
    const dialog = within(await screen.findByRole('dialog', { name: 'Meldung als gesendet vermerken' }));
    await userEvent.type(dialog.getByLabelText('Transferticket'), 'et-4711');
    await userEvent.click(dialog.getByRole('button', { name: 'Als gesendet vermerken' }));
    expect(await screen.findByText('Die Meldung ist als gesendet vermerkt.')).toBeTruthy();
    expect(sent).toMatchObject([{ id: 'n1', version: 3, outcome: 'sent', transferTicket: 'et-4711' }]);
  });

  it('FIS-16: each value can be copied; what is a draft says so', async () => {
    open();
    const form = await panel('Zum Übertragen');
    expect(form.getByText('Entwurf')).toBeTruthy();
    expect(form.getByText('T2')).toBeTruthy();
    expect(form.getByText(/Die XML-Datei ist ein Entwurf/)).toBeTruthy();
  });

  it('ACC-34: users look, and change nothing', async () => {
    open({ role: 'user' });
    await panel('Zum Übertragen');
    expect(screen.queryByRole('button', { name: 'Vorbereiten und prüfen' })).toBeNull();
    expect(screen.queryByText('Angaben bearbeiten')).toBeNull();
  });

  it('another tenant’s is not there', async () => {
    open({ given: [] });
    expect(await screen.findByText('Diese Betriebsstätte gibt es nicht')).toBeTruthy();
  });
});
