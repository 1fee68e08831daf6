import { type AssignFailure, assignLicencesSchema, readAssignedKeys } from '@tresen/domain/fleet/licences';
import { AppError } from '@tresen/domain/kit/errors';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { emitChanged, inSystem, inTenant, type Tx } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import { type Asker, hasGuessedTooOften, noteWrongKey } from '../licence-service/index.ts';
import { customerName, type EnteredKey, enteredKeys, setCustomer } from './assign.store.ts';

/** What became of an assignment: all keys, or none and why. */
export interface AssignResult {
  readonly isSuccess: boolean;
  readonly message: AssignFailure | null;
  /** The keys that the message is about. */
  readonly keys: readonly string[];
}

type Looked = AssignResult | { readonly entered: readonly EnteredKey[] };

/**
 * Gives several licences to a customer, or to nobody: all of them, or none (LIC-11, LIC-12, ERR-38).
 * @throws {AppError} INVALID_INPUT, NOT_FOUND for a customer that is not the tenant's
 */
export const assignLicences = async (ctx: Ctx, input: unknown): Promise<AssignResult> => {
  const { serials, customerId } = parseInput(assignLicencesSchema, input);
  const { keys, repeated } = readAssignedKeys(serials);
  if (repeated.length > 0) return refused('LICENCE_KEYS_REPEATED', repeated);
  if (keys.length === 0) throw new AppError('INVALID_INPUT', { field: 'serials' });
  const { tenantId, userId } = userOf(ctx);
  const looked = await lookUp(ctx, { tenantId, userId }, keys);
  if (!('entered' in looked)) return looked;
  await write(ctx, looked.entered, customerId ?? null);
  return { isSuccess: true, message: null, keys };
};

function refused(message: AssignFailure, keys: readonly string[] = []): AssignResult {
  return {
    isSuccess: false,
    message,
    keys,
  };
}

/** The licences of the keys, or why they cannot be assigned. Each wrong key counts as a guess. */
function lookUp(ctx: Ctx, who: Asker, keys: readonly string[]): Promise<Looked> {
  return inSystem(ctx.db, async (tx) => {
    if (await hasGuessedTooOften(tx, who, ctx.now())) return refused('LICENCE_TOO_MANY_TRIES');
    const found = await enteredKeys(tx, who.tenantId, keys);
    const unowned = keys.filter((key) => found.get(key)?.isUnowned);
    const unknown = keys.filter((key) => !found.get(key)?.isSeen && !found.get(key)?.isUnowned);
    if (unknown.length > 0) await noteWrongKey(tx, who, ctx.now(), unknown.length);
    if (unknown.length > 0) return refused('LICENCE_KEYS_NOT_FOUND', unknown);
    if (unowned.length > 0) return refused('LICENCE_KEYS_WITHOUT_CUSTOMER', unowned);
    return { entered: keys.flatMap((key) => found.get(key) ?? []) };
  });
}

function write(ctx: Ctx, entered: readonly EnteredKey[], customerId: string | null): Promise<void> {
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const name = await nameOf(tx, customerId);
    const serials = entered.map(({ serial }) => serial);
    await setCustomer(tx, serials, { id: customerId, name }, new Date(ctx.now()));
    for (const { uid, serial, customerName: before } of entered)
      await audit(ctx, tx, tenantOf(ctx), {
        action: 'assign',
        entity: 'licence',
        entityId: uid,
        oldValues: { customer: before },
        newValues: { name: serial, customer: name },
      });
    emitChanged(tx, 'licences', tenantOf(ctx));
  });
}

async function nameOf(tx: Tx, customerId: string | null): Promise<string> {
  if (customerId === null) return '';
  const name = await customerName(tx, customerId);
  if (name === undefined) throw new AppError('NOT_FOUND', { what: 'customer' });
  return name;
}
