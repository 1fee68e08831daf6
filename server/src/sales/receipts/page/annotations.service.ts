import { AppError } from '@tresen/domain/kit/errors';
import { type Annotation, annotationSchema } from '@tresen/domain/sales/receipts';
import { audit } from '../../../kit/audit/index.ts';
import { type Ctx, tenantOf, userOf } from '../../../kit/context/index.ts';
import { inTenant, type Tx } from '../../../kit/db/pools.ts';
import type { SaveResult } from '../../../kit/graphql/index.ts';
import { parseInput } from '../../../kit/input/index.ts';
import { customerName, lockAnnotation, type StoredAnnotation, storeAnnotation } from './annotations.store.ts';

/** What is to stand at a receipt from now on, over the version that the person saw. */
export interface ReceiptUpdate {
  readonly id: string;
  readonly version: number;
  readonly note: string;
  readonly tags: readonly string[];
  readonly customerId?: string | null | undefined;
  readonly customerName?: string | null | undefined;
}

/**
 * Changes note, tags and customer of a receipt; nothing else of it can be changed (RCP-07).
 * @throws {AppError} INVALID_INPUT, NOT_FOUND, CONFLICT when somebody was quicker
 */
export const updateReceipt = async (ctx: Ctx, update: ReceiptUpdate): Promise<SaveResult> => {
  const { note, tags, customerId = null, customerName: name } = update;
  const given = parseInput(annotationSchema, { note, tags, customerId, customerName: name ?? '' });
  await inTenant(ctx.db, tenantOf(ctx), (tx) => store(ctx, tx, update, given));
  return { isSuccess: true, message: null, modelId: update.id };
};

async function store(ctx: Ctx, tx: Tx, update: ReceiptUpdate, given: Annotation): Promise<void> {
  const before = await lockAnnotation(tx, update.id);
  if (!before) throw new AppError('NOT_FOUND');
  if (before.version !== update.version) throw new AppError('CONFLICT', { version: before.version });
  const after = await withCustomer(tx, given);
  const { isChanged, oldValues, newValues } = changesOf(before, after);
  if (!isChanged && isSameCustomer(before, after)) return;
  await storeAnnotation(tx, update.id, after, {
    version: before.version + 1,
    at: new Date(ctx.now()),
    byName: userOf(ctx).name,
  });
  const number = String(before.number);
  await audit(ctx, tx, tenantOf(ctx), {
    entity: 'receipt',
    action: 'update',
    entityId: update.id,
    oldValues: { name: number, ...oldValues },
    newValues: { name: number, ...newValues },
  });
}

/** A customer of the tenant has the name that the customers say. */
async function withCustomer(tx: Tx, given: Annotation): Promise<Annotation> {
  if (given.customerId === null) return given;
  const name = await customerName(tx, given.customerId);
  if (name === undefined) throw new AppError('INVALID_INPUT', { field: 'customerId' });
  return { ...given, customerName: name };
}

function changesOf(before: StoredAnnotation, after: Annotation) {
  const shown = ({ note, tags, customerName: customer }: Annotation) => ({
    note,
    tags: tags.join(', '),
    customer,
  });
  const [old, next] = [shown(before), shown(after)];
  const changed = (['note', 'tags', 'customer'] as const).filter((name) => old[name] !== next[name]);
  const pick = (values: typeof old) => Object.fromEntries(changed.map((name) => [name, values[name]]));
  return { isChanged: changed.length > 0, oldValues: pick(old), newValues: pick(next) };
}

function isSameCustomer(before: StoredAnnotation, after: Annotation): boolean {
  return before.customerId === after.customerId;
}
