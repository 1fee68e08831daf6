import type { Fault } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import { admitTo, carryAlong, draftOfSave, maxAlong, takeChanges } from '../../kit/records/index.ts';
import { alongParts } from './along-parts.ts';
import type { SetPart } from './apply-parts.ts';
import type { ChangeSetPort } from './run-change-set.ts';
import { type PartDone, runTogether } from './run-together.ts';
import { readEntity } from './selection.ts';

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
    return alongParts(port, carried, requestKey);
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
