import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OrganizationUnitsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import {
  CompanyDocument,
  CompanyNeighboursDocument,
  type CompanyRecordFragment,
  SaveCompanyDocument,
  type SaveCompanyMutationVariables,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { setLanguage } from '../../kit/i18n/index.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { PageScreen } from '../record-lists/index.ts';
import { companyScreens } from './company-screens.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  setLanguage('de');
});

const krone: CompanyRecordFragment = {
  id: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
  version: 3,
  isActive: true,
  unitIds: null,
  syncState: 'synchronized',
  lastModifiedAt: '2026-11-21T08:15:00.000Z',
  lastModifiedByName: 'Marek Voss',
  name: 'Krone GmbH',
  nameAddition: null,
  salutation: 'Frau',
  firstName: 'Olga',
  lastName: 'Lindner',
  address: 'Lindenstraße 12',
  additionalAddress: null,
  zipCode: '80331',
  city: 'München',
  state: 'Bayern',
  country: 'DE',
  phone: null,
  mobile: null,
  email: null,
  website: null,
  taxNumber: '18181508155',
  taxId: '36574261809',
  salesTaxId: 'DE136695976',
  bankName: null,
  bankCode: '37040044',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
};

type Input = SaveCompanyMutationVariables['input'];

const openCompany = (address = krone.id) => {
  const save = vi.fn();
  fakeGraphql([
    [CompanyDocument, () => ({ company: { ...krone, syncedAt: null } })],
    [CompanyNeighboursDocument, () => ({ companyNeighbours: { previousId: null, nextId: null } })],
    [
      SaveCompanyDocument,
      ({ input }: { input: Input }) => {
        save(input);
        const record = { ...krone, ...input, version: 4 };
        return { saveCompany: { isSuccess: true, faults: [], record } };
      },
    ],
    [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
  ]);
  renderScreen(
    <Routes>
      <Route path="/manage/data/companies/:companyId" element={<PageScreen screens={companyScreens} />} />
    </Routes>,
    `/manage/data/companies/${address}`,
  );
  return save;
};

const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const retype = async (name: string, text: string) => {
  const input = await box(name);
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
  await userEvent.tab();
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('CMP-02: the page of a company', () => {
  it('shows its numbers as people read them, and what was verified of them', async () => {
    openCompany();
    expect((await box('Steuernummer')).value).toBe('181/815/08155');
    expect((await box('Steuer-ID')).value).toBe('36 574 261 809');
    expect((await box('IBAN')).value).toBe('DE89 3704 0044 0532 0130 00');
    expect((await box('Bankleitzahl')).value).toBe('370 400 44');
    expect(screen.getByText('Bayern · für ELSTER 9181081508155')).toBeTruthy();
    expect(screen.getByText('Länge und Prüfziffer stimmen')).toBeTruthy();
    expect(screen.getByText('Form stimmt, Bank in: Deutschland')).toBeTruthy();
    expect(screen.getAllByText('Prüfziffer stimmt')).toHaveLength(2);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Verwerfen' }).disabled).toBe(true);
  });

  it('CMP-03: addresses with Herr, Frau or Divers', async () => {
    openCompany();
    await box('IBAN');
    for (const name of ['Herr', 'Frau', 'Divers']) expect(screen.getByRole('radio', { name })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Frau' }).checked).toBe(true);
  });

  it('says at the number what is wrong, keeps it as it was typed, and goes to it', async () => {
    const save = openCompany();
    await retype('USt-IdNr.', 'DE 136 695 978');
    await press('Speichern');
    expect(await screen.findByText(/Die Prüfziffer stimmt nicht/)).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await box('USt-IdNr.')));
    expect((await box('USt-IdNr.')).value).toBe('DE 136 695 978');
    setLanguage('en');
    expect(await screen.findByText(/The check digit is wrong/)).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
  });

  it('takes the bank code from the IBAN, and says so when a BIC is of another country', async () => {
    const save = openCompany();
    await retype('IBAN', 'AT61 1904 3002 3457 3201');
    expect((await box('Bankleitzahl')).value).toBe('19043');
    await press('Speichern');
    expect(await screen.findByText(/gehört zu einem anderen Land: Deutschland/)).toBeTruthy();
    await retype('BIC', 'gibaatww');
    await press('Speichern');
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.lastCall?.[0]).toMatchObject({
      iban: 'AT611904300234573201',
      bic: 'GIBAATWW',
      bankCode: '19043',
    });
  });

  it('asks for the numbers of the country, by the names that they have there', async () => {
    openCompany('new');
    expect((await box('USt-IdNr.')).value).toBe('');
    await userEvent.click(screen.getByRole('radio', { name: 'Schweiz' }));
    expect(await box('MWST-Nummer')).toBeTruthy();
    expect(await box('UID')).toBeTruthy();
    expect(await box('Kanton')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Steuernummer' })).toBeNull();
    expect(screen.getByText('Zum Beispiel CHE-107.787.577 MWST')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Österreich' }));
    expect(await box('UID-Nummer (USt)')).toBeTruthy();
    expect(await box('Steuernummer (Abgabenkonto)')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Spanien' }));
    expect(await box('NIF')).toBeTruthy();
    expect(await box('Provinz')).toBeTruthy();
  });

  it('a number of another country stays in sight until it is emptied', async () => {
    openCompany();
    await box('IBAN');
    await userEvent.click(screen.getByRole('radio', { name: 'Schweiz' }));
    expect((await box('Steuernummer')).value).toBe('18181508155');
    await press('Speichern');
    expect(await screen.findByText(/gibt es in diesem Land nicht: Schweiz/)).toBeTruthy();
  });

  it('the number for ELSTER tells its state', async () => {
    openCompany('new');
    await retype('Steuernummer', '2893081508152');
    expect((await box('Bundesland')).value).toBe('Baden-Württemberg');
    expect(screen.getByText('Baden-Württemberg · 93815/08152')).toBeTruthy();
  });
});
