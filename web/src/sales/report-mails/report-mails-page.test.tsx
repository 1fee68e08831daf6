import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  AlertMailSettingsDocument,
  OrganizationUnitsDocument,
  RemoveReportMailDocument,
  type ReportMailInput,
  ReportMailsDocument,
  type ReportMailsQuery,
  ResendReportMailConfirmationDocument,
  SaveReportMailDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { reportMailsAddress } from './index.ts';

const done = { isSuccess: true, message: null, modelId: null };

type Mail = ReportMailsQuery['reportMails'][number];
const stored: Mail = {
  id: '0190a0a0-0000-7000-8000-000000000001',
  version: 3,
  name: 'Monat',
  rhythm: 'MONTH',
  question: null,
  unitIds: null,
  file: 'PDF',
  language: 'de',
  sendAtMinutes: 390,
  isActive: true,
  authorName: 'Olga Otto',
  nextFrom: '2026-11-01',
  nextDueAt: '2026-12-01T05:30:00Z',
  recipients: [
    { email: 'olga@cafe.example', isInside: true, state: 'active' },
    { email: 'rat@kanzlei.example', isInside: false, state: 'waiting' },
  ],
  runs: [
    {
      from: '2026-10-01',
      to: '2026-10-31',
      result: 'sent',
      recipients: 1,
      cause: null,
      at: '2026-11-01T05:30:00Z',
    },
    {
      from: '2026-09-01',
      to: '2026-09-30',
      result: 'failed',
      recipients: 0,
      cause: 'TOO_MANY_RECEIPTS',
      at: '2026-10-01T05:30:00Z',
    },
  ],
};

const quiet = { ways: [], quietFrom: 1_320, quietTo: 420, digestAt: 450 };

const open = async (mails: readonly Mail[], path = '/dashboards/reportMails', refusal?: object) => {
  const saved: ReportMailInput[] = [];
  const asked: string[] = [];
  const removed: string[] = [];
  fakeGraphql([
    [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
    [AlertMailSettingsDocument, () => ({ alertMailSettings: quiet })],
    [ReportMailsDocument, () => ({ reportMails: [...mails] })],
    [
      SaveReportMailDocument,
      ({ reportMail }: { reportMail: ReportMailInput }) => {
        if (refusal) throw refusal;
        saved.push(reportMail);
        return { saveReportMail: done };
      },
    ],
    [
      ResendReportMailConfirmationDocument,
      ({ email }: { email: string }) => {
        if (refusal) throw refusal;
        asked.push(email);
        return { resendReportMailConfirmation: done };
      },
    ],
    [
      RemoveReportMailDocument,
      ({ id }: { id: string }) => {
        removed.push(id);
        return { removeReportMail: done };
      },
    ],
  ]);
  const { ReportMailsPage } = await import('./report-mails-page.tsx');
  renderScreen(<ReportMailsPage />, path);
  return { saved, asked, removed, user: userEvent.setup() };
};

describe('mailed reports', () => {
  it('a new one is the summary of each day at seven, and takes one address per line', async () => {
    const { saved, user } = await open([]);
    await screen.findByText('Noch kein Bericht per E-Mail');
    await user.click(screen.getByRole('button', { name: 'Neuer Bericht per E-Mail' }));
    const box = screen.getByRole('textbox', { name: /^Empfänger/ });
    await user.clear(box);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Bitte geben Sie mindestens eine Adresse ein.');
    await user.type(box, 'Olga@cafe.example{Enter}rat@kanzlei');
    await screen.findByText('rat@kanzlei: Diese Adresse stimmt nicht. Bitte eine je Zeile.');
    await user.type(box, '.example');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toEqual({
      name: 'Tagesbericht',
      rhythm: 'DAY',
      question: null,
      unitIds: null,
      file: 'PDF',
      language: 'de',
      sendAtMinutes: 420,
      isActive: true,
      recipients: ['olga@cafe.example', 'rat@kanzlei.example'],
    });
  });

  it('shows when it comes, who gets it, and the history of what was sent with its result', async () => {
    const { asked, user } = await open([stored]);
    const card = await screen.findByRole('region', { name: 'Monat' });
    within(card).getByText('Jeden Monat, 06:30 Uhr');
    within(card).getByText('Ihr Team, Erhält ihn');
    within(card).getByText('Noch nicht bestätigt');
    within(card).getByText(/^Gesendet an eine Adresse/);
    within(card).getByText(/^Nicht gesendet: Zu viele Belege/);
    await user.click(within(card).getByRole('button', { name: 'rat@kanzlei.example noch einmal fragen' }));
    await waitFor(() => expect(asked).toEqual(['rat@kanzlei.example']));
  });

  it('a change says which version it is of, and what the server refuses stands at its box', async () => {
    const refusal = {
      code: 'INVALID_INPUT',
      parameters: {
        ...{ field: 'recipients', message: 'REPORT_MAIL_ADDRESS_REFUSES', email: 'rat@kanzlei.example' },
      },
    };
    const { user } = await open([stored], undefined, refusal);
    await user.click(await screen.findByRole('button', { name: '„Monat“ ändern' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Speichern' }));
    await screen.findByText(/^rat@kanzlei.example: Diese Adresse möchte keine Berichte/);
  });

  it('a question that was asked often enough says so, and each report what it is about', async () => {
    const tooOften = {
      code: 'INVALID_INPUT',
      parameters: { field: 'recipients', message: 'REPORT_MAIL_ASKED_ENOUGH' },
    };
    const question = JSON.stringify({ rows: 'article', columns: 'month', figures: ['turnover'] });
    const { user } = await open([{ ...stored, question }], undefined, tooOften);
    const card = await screen.findByRole('region', { name: 'Monat' });
    within(card).getByText('Artikel × Monat: Umsatz brutto');
    await user.click(within(card).getByRole('button', { name: 'rat@kanzlei.example noch einmal fragen' }));
    await screen.findByText(/^rat@kanzlei.example: Heute wurde schon oft genug gefragt/);
  });

  it('one that is deleted is asked about first', async () => {
    const { removed, user } = await open([stored]);
    const card = await screen.findByRole('region', { name: 'Monat' });
    await user.click(within(card).getByRole('button', { name: 'Löschen' }));
    const dialog = await screen.findByRole('dialog', { name: '„Monat“ löschen?' });
    await user.click(within(dialog).getByRole('button', { name: 'Löschen' }));
    await waitFor(() => expect(removed).toEqual([stored.id]));
  });

  it('a report leads here with what it asks', async () => {
    const question = { rows: 'article', columns: null, figures: ['turnover'] } as const;
    const { saved, user } = await open([], reportMailsAddress({ ...question, figures: ['turnover'] }, null));
    await screen.findByText('Inhalt: Artikel: Umsatz brutto');
    await user.type(screen.getByRole('textbox', { name: /^Empfänger/ }), 'olga@cafe.example');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(JSON.parse(saved[0]?.question ?? 'null')).toEqual(question));
  });
});
