import {
  type CalendarEventInput,
  calendarDaySchema,
  calendarEventSchema,
  calendarLimits,
} from '@tresen/domain/content/calendar';
import type { Day } from '@tresen/domain/kit/business-day';
import { AppError } from '@tresen/domain/kit/errors';
import * as z from 'zod/mini';
import { type AuditEntry, audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inSystem, inTenant, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { newId } from '../../kit/ids/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { mayWriteContent } from '../authors/index.ts';
import {
  type EventValues,
  hasUnit,
  holdEvent,
  insertEvents,
  markEvent,
  updateEvent,
} from './calendar-editing.store.ts';
import { countEvents } from './event-counts.store.ts';
import { daysOfSeries, lastDayOf } from './occurrences.ts';

type Stored = EventValues & { readonly version: number };

const ofDaySchema = z.nullish(calendarDaySchema);

/**
 * Writes an event, changes one, or one day of a series.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND, CONFLICT (somebody was quicker), FORBIDDEN (for all tenants, by others than
 *   the vendor’s administrators)
 */
export const saveEvent = async (ctx: Ctx, event: unknown): Promise<SaveResult> => {
  const input = parseInput(calendarEventSchema, event);
  const modelId = await asWriter(ctx, input.isForAll, async (tx) => {
    if (input.unitId && !(await hasUnit(tx, tenantOf(ctx), input.unitId)))
      throw new AppError('INVALID_INPUT', { field: 'unitId' });
    if (!input.id) return addEvent(ctx, tx, input);
    return input.ofDay
      ? changeDay(ctx, tx, input.id, input.ofDay, input)
      : changeEvent(ctx, tx, input.id, input);
  });
  return { isSuccess: true, modelId };
};

/** Deletes an event, a series, or one day of it. @throws {AppError} INVALID_INPUT, NOT_FOUND */
export const removeEvent = async (ctx: Ctx, id: string, givenDay: unknown): Promise<SaveResult> => {
  const ofDay = parseInput(ofDaySchema, givenDay);
  await asWriter(ctx, false, async (tx) => {
    const stored = await held(ctx, tx, id);
    if (ofDay) return leaveOut(ctx, tx, id, stored, ofDay);
    await markEvent(tx, tenantOf(ctx), id, new Date(ctx.now()));
    await log(ctx, tx, { action: 'remove', entityId: id, oldValues: logged(stored) });
  });
  return { isSuccess: true, modelId: id };
};

/** Takes a deletion back, of all or of that day. @throws {AppError} INVALID_INPUT, NOT_FOUND */
export const restoreEvent = async (ctx: Ctx, id: string, givenDay: unknown): Promise<SaveResult> => {
  const ofDay = parseInput(ofDaySchema, givenDay);
  await asWriter(ctx, false, async (tx) => {
    const stored = await held(ctx, tx, id, !ofDay);
    if (ofDay) {
      const leftOut = stored.leftOut.filter((day) => day !== ofDay);
      await updateEvent(tx, tenantOf(ctx), id, { ...stored, leftOut }, new Date(ctx.now()));
    } else {
      await checkRoom(tx, tenantOf(ctx), stored.recurrence);
      await markEvent(tx, tenantOf(ctx), id, null);
    }
    await log(ctx, tx, { action: 'restore', entityId: id, newValues: logged(stored) });
  });
  return { isSuccess: true, modelId: id };
};

/** What is stored of an input. */
export const valuesOf = (input: CalendarEventInput, leftOut: readonly Day[] = []): EventValues => ({
  title: input.title,
  description: input.description,
  titleEn: input.titleEn,
  descriptionEn: input.descriptionEn,
  day: input.day,
  endDay: input.endDay,
  startMinutes: input.startMinutes,
  endMinutes: input.endMinutes,
  recurrence: input.recurrence,
  unitId: input.unitId ?? null,
  isForAll: input.isForAll,
  leftOut,
  lastDay: lastDayOf(input),
});

/** In the tenant's own role, which cannot write for all; administrators of the vendor in the system's, which can. */
async function asWriter<T>(ctx: Ctx, isForAll: boolean, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (await mayWriteContent(ctx)) return inSystem(ctx.db, work);
  if (isForAll) throw new AppError('FORBIDDEN');
  return inTenant(ctx.db, tenantOf(ctx), work);
}

async function addEvent(
  ctx: Ctx,
  tx: Tx,
  input: CalendarEventInput,
  values = valuesOf(input),
): Promise<string> {
  await checkRoom(tx, tenantOf(ctx), input.recurrence);
  const id = newId();
  await insertEvents(tx, tenantOf(ctx), [{ ...values, id }], new Date(ctx.now()));
  await log(ctx, tx, { action: 'create', entityId: id, newValues: logged(values) });
  return id;
}

async function changeEvent(ctx: Ctx, tx: Tx, id: string, input: CalendarEventInput): Promise<string> {
  const stored = await held(ctx, tx, id);
  checkVersion(stored, input);
  if (stored.recurrence === '') await checkRoom(tx, tenantOf(ctx), input.recurrence);
  const values = valuesOf(input, input.recurrence === '' ? [] : stored.leftOut);
  await updateEvent(tx, tenantOf(ctx), id, values, new Date(ctx.now()));
  await log(ctx, tx, {
    action: 'update',
    entityId: id,
    oldValues: logged(stored),
    newValues: logged(values),
  });
  return id;
}

/** The series leaves the day out, and what is to be on it becomes an event of its own. */
async function changeDay(
  ctx: Ctx,
  tx: Tx,
  id: string,
  ofDay: Day,
  input: CalendarEventInput,
): Promise<string> {
  const stored = await held(ctx, tx, id);
  checkVersion(stored, input);
  await leaveOut(ctx, tx, id, stored, ofDay);
  return addEvent(ctx, tx, { ...input, isForAll: stored.isForAll });
}

async function leaveOut(ctx: Ctx, tx: Tx, id: string, stored: Stored, ofDay: Day): Promise<void> {
  const isThere = stored.recurrence !== '' && daysOfSeries(stored, ofDay, ofDay).length > 0;
  if (!isThere || stored.leftOut.includes(ofDay)) throw notFound();
  const leftOut = [...stored.leftOut, ofDay].sort();
  await updateEvent(tx, tenantOf(ctx), id, { ...stored, leftOut }, new Date(ctx.now()));
  await log(ctx, tx, {
    action: 'leaveOut',
    entityId: id,
    newValues: { name: stored.title, from: ofDay },
  });
}

async function held(ctx: Ctx, tx: Tx, id: string, isRemoved = false): Promise<Stored> {
  const isId = z.uuid().safeParse(id).success;
  const stored = isId ? await holdEvent(tx, tenantOf(ctx), id, { isRemoved }) : undefined;
  if (!stored) throw notFound();
  return stored;
}

function checkVersion(stored: Stored, input: CalendarEventInput): void {
  if (stored.version !== input.version) throw new AppError('CONFLICT', { version: stored.version });
}

/** A calendar that nobody can look through would keep the server from other work. */
async function checkRoom(tx: Tx, tenantId: string, recurrence: string): Promise<void> {
  const { events, series } = await countEvents(tx, tenantId);
  if (events >= calendarLimits.events) throw new AppError('INVALID_INPUT', { field: 'title' });
  if (recurrence !== '' && series >= calendarLimits.series)
    throw new AppError('INVALID_INPUT', { field: 'recurrence' });
}

function notFound() {
  return new AppError('NOT_FOUND', { what: 'calendarEvent' });
}

function log(
  ctx: Ctx,
  tx: Tx,
  entry: Omit<Extract<AuditEntry, { entity: 'calendarEvent' }>, 'entity'>,
): Promise<void> {
  return audit(ctx, tx, tenantOf(ctx), { entity: 'calendarEvent', ...entry });
}

function logged(event: EventValues) {
  const { title, description, recurrence, unitId } = event;
  return {
    name: title,
    description,
    unitId,
    recurrence,
    from: momentOf(event.day, event.startMinutes),
    to: momentOf(event.endDay, event.endMinutes),
  };
}

/** As the clock of the branch shows it. */
function momentOf(day: Day, minutes: number | null): string {
  if (minutes === null) return day;
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${day} ${hour}:${minute}`;
}
