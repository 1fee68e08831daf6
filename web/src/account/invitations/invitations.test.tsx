import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  InvitationsDocument,
  InviteUserDocument,
  ResendInvitationDocument,
  RestoreInvitationDocument,
  WithdrawInvitationDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { InvitationPanel, InviteButton, InviteDialog } from './index.ts';
import type { Invitation } from './invitations.queries.ts';

const invitation: Invitation = {
  id: 'i1',
  email: 'neu@demo.example',
  role: 'manager',
  language: 'de',
  invitedBy: 'Olga Lindner',
  sentAt: '2026-11-20T08:15:00.000Z',
  expiresAt: '2026-11-27T08:15:00.000Z',
  isExpired: false,
  mayChange: true,
};

const done = (id: string) => ({ isSuccess: true, message: null, modelId: id });

/** Shows the parts of the page that invite. `refusal` refuses an invitation at a field. */
const open = (
  invitations: readonly Invitation[],
  path = '/setting/users',
  refusal?: { readonly code: string; readonly parameters?: object },
) => {
  const sent: [string, unknown][] = [];
  let now = invitations;
  const note =
    <V extends object>(name: string, field: string, change?: (variables: V) => void) =>
    (variables: V) => {
      sent.push([name, variables]);
      change?.(variables);
      return { [field]: done('i1') };
    };
  fakeGraphql([
    [InvitationsDocument, () => ({ invitations: now })],
    [
      InviteUserDocument,
      note('invite', 'inviteUser', () => {
        if (refusal) throw refusal;
      }),
    ],
    [ResendInvitationDocument, note('resend', 'resendInvitation')],
    [
      WithdrawInvitationDocument,
      note('withdraw', 'withdrawInvitation', () => {
        now = [];
      }),
    ],
    [
      RestoreInvitationDocument,
      note('restore', 'restoreInvitation', () => {
        now = invitations;
      }),
    ],
  ]);
  renderScreen(
    <>
      <InviteButton />
      <InvitationPanel />
      <InviteDialog roles={['owner', 'manager', 'user']} />
    </>,
    path,
  );
  return sent;
};

const address = () => screen.getByLabelText('address').textContent;
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const here = window.location.origin;

afterEach(() => vi.unstubAllGlobals());

describe('inviting somebody', () => {
  it('USR-05: takes an e-mail, a role that one may give, and the language of the mail', async () => {
    const sent = open([]);
    await click('Benutzer einladen');
    expect(address()).toBe('/setting/users?invite=user');
    const dialog = within(await screen.findByRole('dialog', { name: 'Benutzer einladen' }));
    expect(dialog.getByRole('radio', { name: /Benutzer\/in/ })).toHaveProperty('checked', true);
    expect(dialog.queryByRole('radio', { name: /Administration/ })).toBeNull();
    await userEvent.type(dialog.getByLabelText('E-Mail'), ' Neu@Demo.example');
    await userEvent.click(dialog.getByRole('radio', { name: /Betriebsleitung/ }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Englisch' }));
    await click('Einladung senden');
    expect(await screen.findByText('Die Einladung an neu@demo.example ist unterwegs.')).toBeTruthy();
    expect(sent).toEqual([
      ['invite', { email: 'neu@demo.example', role: 'manager', language: 'en', frontendUrl: here }],
    ]);
    await waitFor(() => expect(address()).toBe('/setting/users'));
  });

  it('needs a valid e-mail before it can be sent', async () => {
    open([], '/setting/users?invite=user');
    const email = await screen.findByLabelText('E-Mail');
    expect(screen.getByRole('button', { name: 'Einladung senden' })).toHaveProperty('disabled', true);
    await userEvent.type(email, 'neu');
    await userEvent.tab();
    expect(await screen.findByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeTruthy();
  });

  it.each([
    ['USR-07, ERR-34', 'INVITATION_ALREADY_SENT', 'Die Einladung ist schon verschickt!'],
    ['ERR-34', 'EMAIL_TAKEN', 'Zu dieser E-Mail-Adresse gibt es schon ein Benutzerkonto.'],
  ])('%s: a refused address says why at its field, until it is changed', async (_id, code, text) => {
    open([], '/setting/users?invite=user', { code, parameters: { field: 'email' } });
    const email = await screen.findByLabelText('E-Mail');
    await userEvent.type(email, 'neu@demo.example');
    await click('Einladung senden');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('button', { name: 'Einladung senden' })).toHaveProperty('disabled', true);
    await userEvent.type(email, 'x');
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    expect(screen.getByRole('button', { name: 'Einladung senden' })).toHaveProperty('disabled', false);
  });

  it.each([
    [40, /Bitte warten Sie 40 Sekunden/],
    [1_790, /Bitte warten Sie 30 Minuten/],
  ])('too often is refused in words (%s s), and nothing that was entered is lost', async (seconds, text) => {
    open([], '/setting/users?invite=user', { code: 'TOO_MANY_REQUESTS', parameters: { seconds } });
    const email = await screen.findByLabelText('E-Mail');
    await userEvent.type(email, 'neu@demo.example');
    await click('Einladung senden');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(email).toHaveProperty('value', 'neu@demo.example');
  });

  it('can be taken back while the message shows', async () => {
    const sent = open([], '/setting/users?invite=user');
    await userEvent.type(await screen.findByLabelText('E-Mail'), 'neu@demo.example');
    await click('Einladung senden');
    await click('Rückgängig');
    expect(await screen.findByText('Die Einladung an neu@demo.example ist zurückgezogen.')).toBeTruthy();
    expect(sent.at(-1)).toEqual(['withdraw', { id: 'i1' }]);
  });

  it('SHL-81: with something typed Escape asks first, "Abbrechen" does not', async () => {
    open([], '/setting/users?invite=user');
    await userEvent.type(await screen.findByLabelText('E-Mail'), 'neu');
    await userEvent.keyboard('{Escape}');
    await click('Weiter bearbeiten');
    expect(screen.getByLabelText<HTMLInputElement>('E-Mail').value).toBe('neu');
    await waitFor(() => expect(screen.queryByText('Nicht gespeicherte Änderungen')).toBeNull());
    await click('Abbrechen');
    await waitFor(() => expect(address()).toBe('/setting/users'));
  });

  it('ends with Escape', async () => {
    open([], '/setting/users?invite=user');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/setting/users'));
  });
});

describe('open invitations', () => {
  it('show whom, as what, and until when', async () => {
    open([invitation, { ...invitation, id: 'i2', email: 'alt@demo.example', isExpired: true }]);
    const panel = within(await screen.findByRole('region', { name: 'Offene Einladungen' }));
    expect(panel.getByText('neu@demo.example')).toBeTruthy();
    expect(panel.getAllByText('Betriebsleitung')).toHaveLength(2);
    expect(panel.getByText(/^27\.11\.2026, \d\d:15$/)).toBeTruthy();
    expect(panel.getByText(/^27\.11\.2026, \d\d:15 \(abgelaufen\)$/)).toBeTruthy();
  });

  it('are not there while there are none', async () => {
    open([]);
    await screen.findByRole('button', { name: 'Benutzer einladen' });
    expect(screen.queryByRole('region', { name: 'Offene Einladungen' })).toBeNull();
  });

  it('USR-05: are sent again', async () => {
    const sent = open([invitation]);
    await click('Einladung an neu@demo.example erneut senden');
    expect(await screen.findByText(/Der alte Link gilt nicht mehr/)).toBeTruthy();
    expect(sent).toEqual([['resend', { id: 'i1', frontendUrl: here }]]);
  });

  it('USR-05: are withdrawn, and valid again by undo', async () => {
    const sent = open([invitation]);
    await click('Einladung an neu@demo.example zurückziehen');
    expect(await screen.findByText('Die Einladung an neu@demo.example ist zurückgezogen.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    await click('Rückgängig');
    expect(await screen.findByText('Die Einladung an neu@demo.example gilt wieder.')).toBeTruthy();
    expect(sent.map(([name]) => name)).toEqual(['withdraw', 'restore']);
    expect(await screen.findByRole('region', { name: 'Offene Einladungen' })).toBeTruthy();
  });

  it('USR-08: of a role above the own one have no buttons', async () => {
    open([{ ...invitation, mayChange: false }]);
    const panel = within(await screen.findByRole('region', { name: 'Offene Einladungen' }));
    expect(panel.queryAllByRole('button')).toEqual([]);
  });
});
