import type { EntityName, Fault } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import { describeAlong } from '@tresen/domain/master-data/change-sets';
import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import {
  admitTo,
  type CarriedDraft,
  carryAlong,
  draftOfSave,
  maxAlong,
  type RecordDraft,
  takeChanges,
} from '../../kit/records/index.ts';
import type { ChangeSetPort } from './run-change-set.ts';
import { type PartDone, runTogether, type SetPart } from './run-together.ts';
import { readEntity } from './selection.ts';
import { putItem, type SetItem } from './set-items.ts';

/** Why nothing is changed along, beside what is wrong with single records. */
export type AlongMessage = 'CONFLICT' | 'TOO_MANY' | 'REFUSED' | 'NOTHING_ALONG';

/** What becomes of a record and of those that change along with it. */
export interface Alongside {
  readonly message: AlongMessage | null;
  /** The first of the sets; null for a look beforehand, and where nothing was changed. */
  readonly setId: string | null;
  /** Faults of the record by itself. */
  readonly faults: readonly Fault[];
  readonly parts: readonly PartDone[];
}

export interface AlongArgs {
  readonly entity: string;
  /** JSON text: the record as a save has it; what is left out stays, and without a version it is the one stored now. */
  readonly record: string;
  readonly requestKey?: string | null | undefined;
  readonly isTrial: boolean;
}

const recordSchema = z.looseObject({ id: z.uuid(), version: z.optional(z.int()) });
const keySchema = z.nullish(z.uuid());

/** Nothing can be done, and why. */
class NoWay extends Error {
  readonly why: Pick<Alongside, 'message' | 'faults'>;
  constructor(message: AlongMessage, faults: readonly Fault[] = []) {
    super(message);
    this.why = { message, faults };
  }
}

const homeless: Fault = { path: 'unitIds', code: 'NO_BRANCH_LEFT' };

/**
 * Saves a record and changes along with it what would stand in the way: who refers to it leaves the branches that it
 * leaves, articles follow their category, sub-articles their main article. All of it or nothing, as sets that are undone
 * together.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND, FORBIDDEN
 */
export const saveAlong = async (ctx: Ctx, port: ChangeSetPort, args: AlongArgs): Promise<Alongside> => {
  const entity = readEntity(args.entity);
  admitTo(ctx, port.sources[entity].entity);
  const record = readRecord(args.record);
  const requestKey = parseInput(keySchema, args.requestKey);
  const read = async (tx: Tx): Promise<readonly SetPart[]> => {
    await takeChanges(tx, tenantOf(ctx), 0);
    const asked = await draftOfSave(tx, port.sources[entity], record);
    if (asked.draft === undefined)
      throw new NoWay(
        asked.result.message ?? (asked.result.isSuccess ? 'NOTHING_ALONG' : 'REFUSED'),
        asked.result.faults,
      );
    const carried = await carryAlong(tx, port.sources, { entity, draft: asked.draft });
    if (carried.length > maxAlong) throw new NoWay('TOO_MANY');
    return partsOf(port, carried, requestKey);
  };
  try {
    const { setId, parts } = await runTogether(ctx, port, read, { isTrial: args.isTrial });
    const isRefused = parts.some(({ records }) => records.some(({ outcome }) => outcome !== 'changed'));
    return { message: isRefused ? 'REFUSED' : null, setId, faults: [], parts };
  } catch (error) {
    if (error instanceof NoWay) return { ...error.why, setId: null, parts: [] };
    throw error;
  }
};

function readRecord(text: string): z.infer<typeof recordSchema> {
  try {
    return parseInput(recordSchema, JSON.parse(text));
  } catch {
    throw new AppError('INVALID_INPUT', { field: 'record' });
  }
}

/** A set for each kind: the record's own first. */
function partsOf(
  port: ChangeSetPort,
  carried: readonly CarriedDraft[],
  requestKey: string | null | undefined,
): SetPart[] {
  const [first] = carried;
  const title = first ? String(first.draft.values[port.sources[first.entity].entity.title]) : '';
  return namesOf(carried).map((entity, index) => ({
    request: {
      kind: 'bulk',
      entity,
      description: describeAlong(title, index === 0 ? carried.length - 1 : null),
      requestKey: index === 0 ? requestKey : null,
    },
    items: carried.filter((one) => one.entity === entity).map((one) => itemOf(port, one)),
  }));
}

function namesOf(carried: readonly CarriedDraft[]): EntityName[] {
  return [...new Set(carried.map(({ entity }) => entity))];
}

/** Who would be in no branch any more cannot come along. */
function itemOf(port: ChangeSetPort, { entity, draft }: CarriedDraft): SetItem {
  return draft.unitIds?.length === 0
    ? { id: draft.id, next: () => ({ faults: [homeless] }) }
    : putItem(port.sources[entity].entity, wholeOf(draft), { id: draft.id });
}

function wholeOf({ values, unitIds, isActive }: RecordDraft) {
  return { ...values, unitIds, isActive };
}
