import type { IncomingMessage } from 'node:http';
import { AppError, type ErrorCode } from '@tresen/domain/kit/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Ctx, tenantOf } from '../context/index.ts';
import type { Database } from '../db/pools.ts';
import { ctxOf } from '../http/index.ts';
import type { Asker } from '../queue/index.ts';
import { countUpload } from './day-quota.ts';
import { type BodyBounds, receiveBody } from './receive-body.ts';
import { asStorageFault, type ScratchFile, type ScratchFiles } from './scratch-files.ts';
import { createShares, type Shares } from './shares.ts';
import type { DayQuota } from './upload-days.store.ts';

// Nothing of an upload is in memory while it arrives or waits: what these bound is descriptors and disk.
const shareBounds = { ofPerson: 3, ofTenant: 24, inAll: 160 } as const;

// A connection is cut after two minutes (`app/http.ts`); whoever is too slow learns it before that. 20 MB in this time are 1.5 Mbit/s.
const longestMs = 110_000;
const longestPauseMs = 20_000;

/** Where all uploads of a server come in. */
export interface Uploads {
  readonly db: Database;
  readonly scratch: ScratchFiles;
  readonly shares: Shares;
  readonly deadlines: Pick<BodyBounds, 'longestMs' | 'longestPauseMs'>;
  readonly onError: (error: unknown, requestId?: string) => void;
}

export const createUploads = (given: Pick<Uploads, 'db' | 'scratch' | 'onError'>): Uploads => ({
  ...given,
  shares: createShares(shareBounds),
  deadlines: { longestMs, longestPauseMs },
});

/** A kind of upload: what one may have, and all of a day. */
export interface UploadKind extends Pick<BodyBounds, 'bytes' | 'tooLarge'> {
  /** As `upload_days` names it. */
  readonly name: string;
  readonly ofDay: DayQuota;
  /** Of one person at once. */
  readonly ofPerson?: number;
  /** A body that does not say its length is refused. A browser always says it. */
  readonly needsLength?: boolean;
}

/** A route that takes a file as its body. */
export interface UploadRoute {
  readonly method: 'PUT' | 'POST';
  readonly path: string;
  readonly kind: UploadKind;
  /** Whose quota and whose turn it is; the tenant acted for if not given. */
  readonly tenantOf?: (ctx: Ctx) => string;
  /** Refuses who may not, before anything is read or counted. */
  readonly check?: (ctx: Ctx, request: FastifyRequest) => Promise<void> | void;
  /** What is done with the file, which is gone afterwards. Memory is taken only in a turn. */
  readonly work: (upload: Upload, request: FastifyRequest) => Promise<object>;
}

export interface Upload {
  readonly ctx: Ctx;
  readonly asker: Asker;
  readonly file: ScratchFile;
  /** Aborted when whoever sent it has gone. */
  readonly signal: AbortSignal;
}

interface Begun {
  readonly asker: Asker;
  readonly announced: number;
  readonly leave: () => void;
}

/** What went wrong by us or by others, not by what was sent: the sender may try again as if nothing had been. */
const ourFaults: readonly ErrorCode[] = ['BUSY', 'INTERNAL', 'STORAGE_FULL'];

/** Takes uploads at a route, for an app of its own (`register`): it reads no other bodies. */
export const addUpload = (app: FastifyInstance, uploads: Uploads, route: UploadRoute): void => {
  const begun = new WeakMap<FastifyRequest, Begun>();
  // The header says nothing that we believe: whatever comes is taken as bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.route({
    method: route.method,
    url: route.path,
    onRequest: async (request, reply) => {
      const upload = await begin(uploads, route, request);
      reply.raw.once('close', upload.leave);
      begun.set(request, upload);
    },
    handler: async (request, reply) => {
      const upload = begun.get(request);
      if (!upload) throw new Error(`${request.url} was not begun`);
      reply.header('cache-control', 'no-store');
      try {
        return await receive(uploads, route, upload, request, untilGone(reply));
      } catch (error) {
        // Its body may never end; an answer first, then the line is cut.
        if (error instanceof AppError && error.code === 'UPLOAD_TOO_SLOW')
          reply.header('connection', 'close');
        throw error;
      } finally {
        upload.leave();
      }
    },
  });
};

/** Counts it, takes it and does what is to be done with it; then nothing is left of it. */
async function receive(
  uploads: Uploads,
  { kind, work }: UploadRoute,
  { asker, announced }: Begun,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<object> {
  const ctx = ctxOf(request);
  const count = { tenantId: asker.tenantId, kind: kind.name, bytes: announced };
  const counted = await countUpload(uploads.db, count, kind.ofDay, new Date(ctx.now()));
  let fault: unknown;
  let file: ScratchFile | undefined;
  try {
    file = await uploads.scratch.open();
    await receiveBody(request.raw as IncomingMessage, file, { ...kind, ...uploads.deadlines });
    return await work({ ctx, asker, file, signal }, request);
  } catch (error) {
    fault = asStorageFault(error);
    throw fault;
  } finally {
    const arrived = Math.min(file?.size ?? 0, announced);
    await file?.close();
    await counted
      .settle(arrived, isOurFault(fault))
      .catch((error: unknown) => uploads.onError(error, request.id));
  }
}

function isOurFault(error: unknown): boolean {
  return error !== undefined && (!(error instanceof AppError) || ourFaults.includes(error.code));
}

async function begin(uploads: Uploads, route: UploadRoute, request: FastifyRequest): Promise<Begun> {
  const ctx = ctxOf(request);
  const announced = announcedBy(request, route.kind);
  await route.check?.(ctx, request);
  const asker = { tenantId: route.tenantOf?.(ctx) ?? tenantOf(ctx), personId: senderOf(ctx) };
  return { asker, announced, leave: uploads.shares.take(asker, route.kind.ofPerson) };
}

/** Whose share it is: a person's, or a register's. @throws {AppError} UNAUTHENTICATED when it is nobody */
function senderOf({ caller }: Ctx): string {
  if (caller.kind === 'public') throw new AppError('UNAUTHENTICATED');
  return caller.kind === 'user' ? caller.userId : caller.deviceId;
}

/** Refuses by the announced length, before anything is read. */
function announcedBy(request: FastifyRequest, { bytes, tooLarge, needsLength }: UploadKind): number {
  const length = lengthOf(request) ?? (needsLength ? Infinity : bytes);
  if (length > bytes) throw tooLarge();
  return length;
}

function lengthOf({ headers }: FastifyRequest): number | undefined {
  if (headers['content-length'] !== undefined) return Number(headers['content-length']);
  return headers['transfer-encoding'] === undefined ? 0 : undefined;
}

/** Aborted when the connection ends before the answer. */
function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new AppError('QUERY_REFUSED', { message: 'the sender has gone' }));
  });
  return gone.signal;
}
