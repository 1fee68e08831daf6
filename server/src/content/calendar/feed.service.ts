import { hash, randomBytes } from 'node:crypto';
import { newsLanguageOf } from '@tresen/domain/content/news';
import { addDays } from '@tresen/domain/kit/business-day';
import { AppError } from '@tresen/domain/kit/errors';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, userOf } from '../../kit/context/index.ts';
import { type Database, inSystem, inTenant } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { branchHolidays, branchPlaces } from './branch-holidays.ts';
import { occurrencesBetween } from './calendar.service.ts';
import { deleteFeed, findFeed, putFeed, readerOfFeed } from './feed.store.ts';

/** A person's secret address; the address itself is shown once. */
export interface CalendarFeed {
  readonly createdAt: Date;
}

const tokenForm = /^[\w-]{43}$/;
const daysBefore = 92;
const daysAhead = 366;
const maxOccurrences = 5_000;

export const feedOf = async (ctx: Ctx): Promise<CalendarFeed | undefined> =>
  inSystem(ctx.db, (tx) => findFeed(tx, userOf(ctx).userId));

/**
 * Makes the secret address of the person's calendar, in place of the one before. It shows the calendar of the tenant that
 * the person belongs to, also while they act for another.
 */
export const createFeed = async (ctx: Ctx, language: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const { userId, homeTenantId } = userOf(ctx);
  await inSystem(ctx.db, async (tx) => {
    const feed = { userId, tokenHash: hashOf(token), language: newsLanguageOf(language) };
    await putFeed(tx, feed, new Date(ctx.now()));
    await audit(ctx, tx, homeTenantId, { entity: 'calendarFeed', action: 'create', entityId: userId });
  });
  return `/api/calendar-feeds/${token}.ics`;
};

/** From now on nobody reads it. */
export const revokeFeed = async (ctx: Ctx): Promise<SaveResult> => {
  const { userId, homeTenantId } = userOf(ctx);
  await inSystem(ctx.db, async (tx) => {
    if (!(await deleteFeed(tx, userId))) return;
    await audit(ctx, tx, homeTenantId, { entity: 'calendarFeed', action: 'revoke', entityId: userId });
  });
  return { isSuccess: true };
};

/** The calendar of a secret address as iCalendar. @throws {AppError} NOT_FOUND for an address that nobody has (any more) */
export const readFeed = async (db: Database, token: string, now: number): Promise<string> => {
  const reader = tokenForm.test(token)
    ? await inSystem(db, (tx) => readerOfFeed(tx, hashOf(token)))
    : undefined;
  if (!reader) throw new AppError('NOT_FOUND');
  const { tenantId, language } = reader;
  const today = new Date(now).toISOString().slice(0, 10);
  const range = { from: addDays(today, -daysBefore), to: addDays(today, daysAhead) };
  const { occurrences, places } = await inTenant(db, tenantId, async (tx) => ({
    occurrences: await occurrencesBetween(tx, tenantId, { ...range, unitId: null }),
    places: await branchPlaces(tx, tenantId),
  }));
  const holidays = await branchHolidays(places, range, language);
  const { feedText } = await import('./feed-text.ts'); // its library, for the few who ask
  return feedText(occurrences.slice(0, maxOccurrences), holidays, language, now);
};

function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
