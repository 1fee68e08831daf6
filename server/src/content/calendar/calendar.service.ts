import { setImmediate } from 'node:timers/promises';
import { calendarRangeSchema } from '@tresen/domain/content/calendar';
import { type NewsLanguage, newsLanguageOf } from '@tresen/domain/content/news';
import { addDays, businessDayOf, type Day } from '@tresen/domain/kit/business-day';
import { AppError } from '@tresen/domain/kit/errors';
import { isIn } from '@tresen/domain/kit/groups';
import * as z from 'zod/mini';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import { mayWriteContent } from '../authors/index.ts';
import { type BranchHoliday, branchHolidays, branchPlaces } from './branch-holidays.ts';
import { type CalendarEvent, eventsBetween, eventsWith, findEvent, zoneOfTenant } from './calendar.store.ts';
import { type Occurrence, occurrencesOf } from './occurrences.ts';

/** Events of the vendor, who has no branch, are by this clock. */
const vendorZone = 'Europe/Berlin';

/** An occurrence in the reader's language. */
export interface ShownOccurrence extends Omit<Occurrence, 'event'> {
  readonly event: CalendarEvent;
  readonly title: string;
  readonly description: string;
  readonly mayChange: boolean;
}

/** What the calendar shows of some days, and what the reader may do with it. */
export interface ShownCalendar {
  readonly occurrences: readonly ShownOccurrence[];
  readonly holidays: readonly BranchHoliday[];
  readonly mayWrite: boolean;
  readonly mayWriteForAll: boolean;
}

interface CalendarArgs {
  readonly from: string;
  readonly to: string;
  readonly language: string;
  readonly unitId?: string | null | undefined;
}

const unitSchema = z.nullish(z.uuid());

/** Events and holidays of some days (CNT-10). @throws {AppError} INVALID_INPUT for no days, or too many */
export const calendarOf = async (ctx: Ctx, args: CalendarArgs): Promise<ShownCalendar> => {
  const range = parseInput(calendarRangeSchema, { from: args.from, to: args.to });
  const unitId = parseInput(unitSchema, args.unitId) ?? null;
  const language = newsLanguageOf(args.language);
  const tenantId = tenantOf(ctx);
  const rights = await rightsOf(ctx);
  const { occurrences, places } = await inTenant(ctx.db, tenantId, async (tx) => ({
    occurrences: await occurrencesBetween(tx, tenantId, { ...range, unitId }),
    places: (await branchPlaces(tx, tenantId)).filter((place) => !unitId || place.unitId === unitId),
  }));
  return {
    occurrences: occurrences.map((one) => shown(one, language, rights)),
    holidays: await branchHolidays(places, range, language),
    ...rights,
  };
};

/** One event, or series, for its form. @throws {AppError} NOT_FOUND */
export const readEvent = async (ctx: Ctx, id: string): Promise<CalendarEvent> => {
  const tenantId = tenantOf(ctx);
  const isId = z.uuid().safeParse(id).success;
  const found = isId ? await inTenant(ctx.db, tenantId, (tx) => findEvent(tx, tenantId, id)) : undefined;
  if (!found) throw new AppError('NOT_FOUND', { what: 'calendarEvent' });
  return found;
};

const searchLimit = 6;
const yearAhead = 366;

/** The next occurrence of each event that holds the words, the nearest first. */
export const searchEvents = async (
  ctx: Ctx,
  search: string,
  language: string,
): Promise<ShownOccurrence[]> => {
  const words = parseInput(z.string().check(z.trim(), z.minLength(1), z.maxLength(200)), search);
  const tenantId = tenantOf(ctx);
  const rights = await rightsOf(ctx);
  return inTenant(ctx.db, tenantId, async (tx) => {
    const zone = await zoneOfTenant(tx, tenantId);
    const today = businessDayOf(ctx.now(), zone, 0).day;
    const events = await eventsWith(tx, tenantId, words, today, searchLimit);
    return events
      .flatMap((event) =>
        occurrencesOf(event, zoneOf(event, zone), today, addDays(today, yearAhead)).slice(0, 1),
      )
      .sort(byTime)
      .map((one) => shown(one, newsLanguageOf(language), rights));
  });
};

/** Series that are reckoned before others have their turn. */
const atOnce = 20;

/** What of all visible events lies on these days, by time. */
export const occurrencesBetween = async (
  tx: Tx,
  tenantId: string,
  asked: { readonly from: Day; readonly to: Day; readonly unitId: string | null },
): Promise<Occurrence[]> => {
  const zone = await zoneOfTenant(tx, tenantId);
  const events = await eventsBetween(tx, tenantId, asked);
  const found: Occurrence[] = [];
  for (const [index, event] of events.entries()) {
    if (index % atOnce === atOnce - 1) await setImmediate();
    found.push(...occurrencesOf(event, zoneOf(event, zone), asked.from, asked.to));
  }
  return found.sort(byTime);
};

/** What comes next, the nearest first: not over at `now`, within a year. */
export const nextOccurrences = async (
  tx: Tx,
  tenantId: string,
  now: number,
  limit: number,
): Promise<Occurrence[]> => {
  // What lasts long began long ago, and zones differ by a day.
  const from = new Date(now - 86_400_000).toISOString().slice(0, 10);
  let next: Occurrence[] = [];
  for (const days of [8, 60, yearAhead]) {
    const found = await occurrencesBetween(tx, tenantId, { from, to: addDays(from, days), unitId: null });
    next = found.filter(({ endsAt }) => endsAt.getTime() > now);
    if (next.length >= limit) break;
  }
  return next.slice(0, limit);
};

/** The words of an event for a reader of a language. */
export const wordsOf = (event: CalendarEvent, language: NewsLanguage) =>
  language === 'en' && event.titleEn !== ''
    ? { title: event.titleEn, description: event.descriptionEn || event.description }
    : { title: event.title, description: event.description };

async function rightsOf(ctx: Ctx) {
  return { mayWrite: isIn('manager', userOf(ctx).principal), mayWriteForAll: await mayWriteContent(ctx) };
}

function zoneOf({ isForAll, zone }: CalendarEvent, ofTenant: string): string {
  return isForAll ? vendorZone : (zone ?? ofTenant);
}

function byTime(a: Occurrence, b: Occurrence): number {
  return a.startsAt.getTime() - b.startsAt.getTime() || a.event.title.localeCompare(b.event.title);
}

function shown(
  occurrence: Occurrence,
  language: NewsLanguage,
  rights: Pick<ShownCalendar, 'mayWrite' | 'mayWriteForAll'>,
): ShownOccurrence {
  const { event } = occurrence;
  return {
    ...occurrence,
    ...wordsOf(event, language),
    mayChange: event.isForAll ? rights.mayWriteForAll : rights.mayWrite,
  };
}
