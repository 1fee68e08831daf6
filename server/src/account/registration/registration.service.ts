import type { Registration } from '@tresen/domain/account/registration';
import { auditPerson } from '../../kit/audit/index.ts';
import { emitChanged, inSystem, isUniqueViolation, type Tx } from '../../kit/db/pools.ts';
import { hashPassword } from '../../kit/hashing/index.ts';
import { newId } from '../../kit/ids/index.ts';
import type { Queue } from '../../kit/queue/index.ts';
import type { AccountKit } from '../account-deps.ts';
import { accountError } from '../account-error.ts';
import { acceptInvitation, findOpenInvitation, type OpenInvitation } from '../invitations/index.ts';
import { mailTokenLife } from '../mail-tokens/index.ts';
import { insertTenant } from '../users/index.ts';
import { mailConfirmation } from './confirmation.service.ts';
import { addPerson, newPerson, type Person, provenPerson } from './new-person.ts';
import { removeStaleRegistration } from './registration.store.ts';

export interface RegistrationRequest {
  readonly form: Registration;
  /** Origin of the web app; one of ours. */
  readonly frontend: string;
  readonly invitationCode: string | undefined;
  readonly language: 'de' | 'en';
  readonly requestId: string;
}

/** An invited person is confirmed at once: the invitation's mail proved the address. */
export type Register = (request: RegistrationRequest) => Promise<{ readonly isConfirmed: boolean }>;

/**
 * Makes tenant, user, credential and mail in one transaction, or with an invitation the user of its tenant.
 * @throws {AccountError} USER_EXISTS, INVITATION_INVALID, INVITATION_OTHER_EMAIL
 */
export const createRegister = (kit: AccountKit, hashing: Queue): Register => {
  const store = async (tx: Tx, request: RegistrationRequest, passwordHash: string): Promise<void> => {
    const { invitationCode, language, frontend } = request;
    const at = new Date(kit.now());
    if (invitationCode) return joinTenant(tx, { ...request, invitationCode }, passwordHash, at);
    const person = await foundTenant(kit, tx, request, passwordHash, at);
    const { name } = provenPerson(person);
    const { company } = request.form;
    const unconfirmed = { userId: person.id, email: person.email, language, name, company };
    await mailConfirmation(kit, tx, unconfirmed, frontend);
  };
  return async (request) => {
    const passwordHash = await hashing(() => hashPassword(request.form.password));
    try {
      await inSystem(kit.db, (tx) => store(tx, request, passwordHash));
    } catch (error) {
      // Only the e-mail is unique among strangers (contract 2).
      if (isUniqueViolation(error)) throw accountError('USER_EXISTS');
      throw error;
    }
    return { isConfirmed: request.invitationCode !== undefined };
  };
};

/** One more user of the inviting company, in the role and with the address of the invitation. Returns whose user. */
async function joinTenant(
  tx: Tx,
  request: RegistrationRequest & { readonly invitationCode: string },
  passwordHash: string,
  at: Date,
): Promise<void> {
  const identity = newPerson(request, at);
  const invitation = await openInvitation(tx, request.invitationCode, identity.email, at);
  const { tenantId, role } = invitation;
  const person: Person = { ...identity, tenantId, role, language: request.language, emailConfirmed: true };
  await removeStaleRegistration(tx, person.email, at); // whoever holds the invitation has proved the address
  if (!(await acceptInvitation(tx, invitation, at))) throw accountError('INVITATION_INVALID');
  await auditPerson(provenPerson(person), tx, {
    entity: 'invitation',
    action: 'accept',
    entityId: invitation.id,
    newValues: { email: person.email },
  });
  await addPerson(tx, person, passwordHash, 'join');
  emitChanged(tx, 'users', tenantId);
}

async function openInvitation(tx: Tx, code: string, email: string, at: Date): Promise<OpenInvitation> {
  const invitation = await findOpenInvitation(tx, code, at);
  if (!invitation) throw accountError('INVITATION_INVALID');
  if (invitation.email !== email) throw accountError('INVITATION_OTHER_EMAIL');
  return invitation;
}

/** A new company with its first user, who may do everything in it once the address is confirmed. */
async function foundTenant(
  { onTenantFounded }: AccountKit,
  tx: Tx,
  request: RegistrationRequest,
  passwordHash: string,
  at: Date,
): Promise<Person> {
  const [tenantId, name, { language }] = [newId(), request.form.company, request];
  const rights = { role: 'admin', emailConfirmed: false } as const;
  const person: Person = { ...newPerson(request, at), tenantId, language, ...rights };
  await removeStaleRegistration(tx, person.email, new Date(at.getTime() - mailTokenLife.confirmEmail));
  await insertTenant(tx, tenantId, { name, kind: 'customer' });
  await auditPerson(provenPerson(person), tx, {
    entity: 'tenant',
    action: 'create',
    entityId: tenantId,
    newValues: { name },
  });
  await onTenantFounded(tx, { tenantId, name, at, byName: provenPerson(person).name });
  await addPerson(tx, person, passwordHash, 'register');
  return person;
}
