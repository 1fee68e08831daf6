import { hash, randomBytes } from 'node:crypto';
import { contentLanguageOf } from '@tresen/domain/content/entries';
import { AppError } from '@tresen/domain/kit/errors';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, userOf } from '../../kit/context/index.ts';
import { type Database, inSystem, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { asGuest, asMember, type ContentReader, findEntry, listEntries } from '../entries/index.ts';
import { deleteFeed, findFeed, putFeed, readerOfFeed } from './feed.store.ts';

/** A person's secret address; the address itself is shown once. */
export interface ReleaseFeed {
  readonly createdAt: Date;
}

const tokenForm = /^[\w-]{43}$/;
const maxReleases = 50;

export const releaseFeed = (ctx: Ctx): Promise<ReleaseFeed | undefined> =>
  inSystem(ctx.db, (tx) => findFeed(tx, userOf(ctx).userId));

/**
 * Makes the person's secret address, in place of the one before. It shows what the person may read in the own tenant, also
 * while they act for another.
 */
export const createFeed = async (ctx: Ctx): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const { userId, homeTenantId } = userOf(ctx);
  await inSystem(ctx.db, async (tx) => {
    await putFeed(tx, userId, hashOf(token), new Date(ctx.now()));
    await audit(ctx, tx, homeTenantId, { entity: 'releaseFeed', action: 'create', entityId: userId });
  });
  return feedPath(token);
};

const feedPath = (token: string): string => `/api/release-feeds/${token}.atom`;

/** From now on nobody reads it. */
export const revokeFeed = async (ctx: Ctx): Promise<SaveResult> => {
  const { userId, homeTenantId } = userOf(ctx);
  await inSystem(ctx.db, async (tx) => {
    if (!(await deleteFeed(tx, userId))) return;
    await audit(ctx, tx, homeTenantId, { entity: 'releaseFeed', action: 'revoke', entityId: userId });
  });
  return { isSuccess: true };
};

export interface FeedAsked {
  /** `public`, or the secret of an address. */
  readonly token: string;
  /** Slug of an application. */
  readonly application: string;
  readonly language: string;
  /** Where this server answers. */
  readonly origin: string;
}

/**
 * The releases of an application as Atom.
 * @throws {AppError} NOT_FOUND for an address that nobody has (any more), and for what its reader does not find
 */
export const readFeed = async (db: Database, now: number, asked: FeedAsked): Promise<string> => {
  const place = { language: contentLanguageOf(asked.language), frontEnd: 'Back_Office' } as const;
  const read = (tx: Tx, reader: ContentReader) => feedOf(tx, reader, asked);
  if (asked.token === 'public') return asGuest(db, now, place, read);
  const member = tokenForm.test(asked.token)
    ? await inSystem(db, (tx) => readerOfFeed(tx, hashOf(asked.token)))
    : undefined;
  if (!member) throw notFound();
  return asMember(db, now, member, place, read);
};

async function feedOf(tx: Tx, reader: ContentReader, asked: FeedAsked): Promise<string> {
  const { application, origin, token, language } = asked;
  const found = await findEntry(tx, reader, 'application', application);
  if (!found) throw notFound();
  const filter = { kinds: ['release'], search: '', parent: application } as const;
  const releases = await listEntries(tx, reader, { ...filter, kinds: [...filter.kinds] }, maxReleases);
  const query = new URLSearchParams({ application, language });
  const { feedText } = await import('./feed-text.ts'); // its library, for the few who ask
  return feedText(found, releases, { origin, self: `${origin}${feedPath(token)}?${query}` });
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', { what: 'releaseFeed' });
}

function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
