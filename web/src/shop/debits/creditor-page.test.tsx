import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  DebitCreditorDocument,
  SaveDebitCreditorDocument,
  type SaveDebitCreditorMutationVariables,
} from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { CreditorPage } from './creditor-page.tsx';
import type { StoredCreditor } from './debits.queries.ts';

const stored: StoredCreditor = {
  ...{ name: 'Kassenhaus Nord', creditorId: 'DE98NRD09999999999', iban: 'DE02500105170137075030', bic: '' },
  ...{ address: 'Holstenstraße 12', zipCode: '24103', city: 'Kiel', country: 'DE' },
  ...{ noticeDays: 5, noteDe: '', noteEn: '', version: 3 },
};

const open = (creditor: StoredCreditor | null) => {
  const sent: SaveDebitCreditorMutationVariables[] = [];
  fakeGraphql([
    [DebitCreditorDocument, () => ({ debitCreditor: creditor })],
    [
      SaveDebitCreditorDocument,
      (variables: SaveDebitCreditorMutationVariables) => {
        sent.push(variables);
        if (variables.password !== 'Geheim-1') throw { code: 'WRONG_PASSWORD' };
        return { saveDebitCreditor: { isSuccess: true, message: null, modelId: 't1' } };
      },
    ],
  ]);
  renderScreen(<CreditorPage />, '/manage/e-commerce/debits/creditor');
  return sent;
};
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Speichern' }));

afterEach(() => vi.unstubAllGlobals());

describe('who collects', () => {
  it('is entered with checked numbers, and saved after the password', async () => {
    const sent = open(null);
    await userEvent.type(await box(/^Name/), 'Bäckerei Müller');
    await userEvent.type(await box(/^Gläubiger-ID/), 'DE99ZZZ09999999999');
    await userEvent.type(await box(/^Straße/), 'Am Markt 1');
    await userEvent.type(await box(/^PLZ/), '24937');
    await userEvent.type(await box(/^Ort/), 'Flensburg');
    await userEvent.type(await box(/^IBAN/), 'DE02 1203 0000 0000 2020 51');
    await save();
    expect(await screen.findByText(/Diese Gläubiger-ID stimmt nicht/)).toBeDefined();
    const id = await box(/^Gläubiger-ID/);
    await userEvent.clear(id);
    await userEvent.type(id, 'de98 zzz0 9999 9999 99');
    await save();
    expect(await screen.findByText('Bitte geben Sie Ihr Passwort ein.')).toBeDefined();
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^Ihr Passwort/), 'Geheim-1');
    await save();
    expect(await screen.findByText('Die Gläubigerdaten sind gespeichert.')).toBeDefined();
    expect(sent).toMatchObject([
      {
        creditor: { name: 'Bäckerei Müller', creditorId: 'DE98ZZZ09999999999', noticeDays: 14 },
        version: null,
      },
    ]);
  });

  it('is changed over the version that was seen; a wrong password is told at its field', async () => {
    const sent = open(stored);
    expect((await box(/^IBAN/)).value).toBe('DE02 5001 0517 0137 0750 30');
    const name = await box(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Kassenhaus Süd');
    await userEvent.type(screen.getByLabelText(/^Ihr Passwort/), 'falsch');
    await save();
    expect(await screen.findByText('Das Passwort stimmt nicht.')).toBeDefined();
    await userEvent.type(screen.getByLabelText(/^Ihr Passwort/), '{Control>}a{/Control}Geheim-1');
    await save();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ version: 3, creditor: { name: 'Kassenhaus Süd' } });
  });
});
