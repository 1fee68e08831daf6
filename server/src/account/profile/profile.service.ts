import { type ProfileInput, profileInputSchema } from '@tresen/domain/account/profile';
import { AppError } from '@tresen/domain/kit/errors';
import { isIn } from '@tresen/domain/kit/groups';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, userOf } from '../../kit/context/index.ts';
import { inSystem, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import {
  lockOwnProfile,
  type OwnProfile,
  type PersonChanges,
  readOwnProfile,
  renameCompany,
  updatePerson,
} from './profile.store.ts';

/** True for the Owner group: they may change the name of the company, which is their tenant's. */
export const mayChangeCompany = ({ role }: Pick<OwnProfile, 'role'>): boolean => isIn('owner', role);

/** The signed-in person, also while acting for another tenant. @throws {AppError} UNAUTHENTICATED */
export const ownProfile = async (ctx: Ctx): Promise<OwnProfile> => {
  const found = await inSystem(ctx.db, (tx) => readOwnProfile(tx, userOf(ctx).userId));
  if (!found) throw new AppError('UNAUTHENTICATED');
  return found;
};

/**
 * Saves one's own profile (USR-03).
 * @throws {AppError} INVALID_INPUT; CONFLICT with the fields as they are now; FORBIDDEN for the company of somebody
 *   below the Owner group
 */
export const saveProfile = async (ctx: Ctx, given: unknown): Promise<SaveResult> => {
  const input = parseInput(profileInputSchema, given);
  await inSystem(ctx.db, (tx) => save(ctx, tx, input));
  return { isSuccess: true, modelId: userOf(ctx).userId };
};

async function save(ctx: Ctx, tx: Tx, input: ProfileInput): Promise<void> {
  const current = await lockOwnProfile(tx, userOf(ctx));
  if (!current) throw new AppError('UNAUTHENTICATED');
  const person = changedPerson(input, current);
  const company = input.company ?? current.company;
  const isPersonSame = isSame(person, personOf(current));
  // A second click brings what is already there: nothing to refuse.
  if (isPersonSame && company === current.company) return;
  refuseStale(input, current);
  if (!isPersonSame) await savePerson(ctx, tx, current, person);
  if (company !== current.company) await saveCompany(ctx, tx, current, company);
}

function changedPerson(input: ProfileInput, current: OwnProfile): PersonChanges {
  return {
    firstName: input.firstName,
    lastName: input.lastName,
    phone: input.phone === undefined ? current.phone : input.phone || null,
    language: input.language,
  };
}

function isSame(one: PersonChanges, other: PersonChanges): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function personOf({ firstName, lastName, phone, language }: OwnProfile): PersonChanges {
  return {
    firstName,
    lastName,
    phone,
    language,
  };
}

function refuseStale(input: ProfileInput, current: OwnProfile): void {
  if (input.version === current.version) return;
  const { company, version } = current;
  throw new AppError('CONFLICT', { ...personOf(current), company, version });
}

async function savePerson(ctx: Ctx, tx: Tx, current: OwnProfile, person: PersonChanges): Promise<void> {
  await updatePerson(tx, current.id, person);
  await audit(ctx, tx, current.tenantId, {
    action: 'update',
    entity: 'user',
    entityId: current.id,
    oldValues: { ...personOf(current) },
    newValues: { ...person },
  });
}

async function saveCompany(ctx: Ctx, tx: Tx, current: OwnProfile, name: string): Promise<void> {
  if (!mayChangeCompany(current)) throw new AppError('FORBIDDEN', { field: 'company' });
  await renameCompany(tx, current.tenantId, name);
  await audit(ctx, tx, current.tenantId, {
    action: 'update',
    entity: 'tenant',
    entityId: current.tenantId,
    oldValues: { name: current.company },
    newValues: { name },
  });
}
