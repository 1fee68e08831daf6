import type { Registration } from '@tresen/domain/account/registration';
import { auditPerson, type ProvenPerson } from '../../kit/audit/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { insertCredential, insertUser, type NewUser, normalizeEmail } from '../users/index.ts';

/** Somebody who registers, with the request that the audit log names. */
export type Person = NewUser & { readonly id: string; readonly requestId: string };

/** Who somebody is by the form; in which tenant and with which rights, whoever takes them in adds. */
export const newPerson = (
  request: { readonly form: Registration; readonly requestId: string },
  at: Date,
) => ({
  id: newId(),
  email: normalizeEmail(request.form.email),
  firstName: request.form.firstName,
  lastName: request.form.lastName,
  createdAt: at,
  requestId: request.requestId,
});

/** Stores a person with their password, and in the audit log that they have registered or joined. */
export const addPerson = async (
  tx: Tx,
  person: Person,
  passwordHash: string,
  action: 'register' | 'join',
): Promise<void> => {
  const { id: entityId, email, firstName, lastName, role } = person;
  await insertUser(tx, entityId, person);
  await insertCredential(tx, entityId, passwordHash);
  const newValues = { email, firstName, lastName, role };
  await auditPerson(provenPerson(person), tx, { entity: 'user', action, entityId, newValues });
};

/** The person as the audit log names who did something, though nobody is signed in yet. */
export const provenPerson = ({ id, firstName, lastName, tenantId, requestId }: Person): ProvenPerson => ({
  userId: id,
  name: `${firstName} ${lastName}`,
  tenantId,
  requestId,
});
