import { AppError } from '@tresen/domain/kit/errors';
import type { Tx } from '../../kit/db/pools.ts';
import { type Frontends, isFrontend } from '../../kit/frontends/index.ts';
import type { Mail } from '../../kit/mail/index.ts';
import { renderMail } from '../mails/index.ts';
import type { Invitation } from './invitations.store.ts';

/** How the mails go out, and where their links may lead. */
export interface InvitationMailPort {
  readonly frontends: Frontends;
  /** Origin of the web app for whoever names none. */
  readonly publicUrl: string;
  /** The mail is sent once the transaction has been committed. */
  readonly queueMail: (tx: Tx, mail: Mail) => Promise<void>;
}

/**
 * The web app to which the link leads.
 * @throws {AppError} INVALID_INPUT when it is none of ours
 */
export const frontendOf = (port: InvitationMailPort, wanted: string | null | undefined): string => {
  if (!wanted) return port.publicUrl;
  if (!isFrontend(port.frontends, wanted)) throw new AppError('INVALID_INPUT', { field: 'frontendUrl' });
  return new URL(wanted).origin;
};

export interface InvitationMail {
  readonly invitation: Pick<Invitation, 'email' | 'language' | 'invitedBy' | 'expiresAt'>;
  readonly company: string;
  readonly frontend: string;
  readonly code: string;
}

/** Queues the mail with the link that alone holds the code. */
export const queueInvitation = (tx: Tx, port: InvitationMailPort, mail: InvitationMail): Promise<void> => {
  const { email, language, invitedBy, expiresAt } = mail.invitation;
  const content = renderMail(language, {
    kind: 'invitation',
    link: `${mail.frontend}/register/${mail.code}`,
    validUntil: expiresAt,
    company: mail.company,
    invitedBy,
  });
  return port.queueMail(tx, { to: email, ...content });
};
