import type { AccessPolicy } from '@tresen/domain/account/access';
import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyInstance } from 'fastify';
import { overrideHeader } from '../account/switching/index.ts';
import { createPingLog, type PingLog } from '../fleet/devices/index.ts';
import { createLive, type Live, type LiveCaller } from '../fleet/live/index.ts';
import type { Backplane } from '../kit/backplane/index.ts';
import { type Database, inTenant } from '../kit/db/pools.ts';
import type { HubPass, HubPasses, HubRequest } from '../kit/hub/index.ts';
import type { Vault } from '../kit/secrets/index.ts';
import { createSyncLog, type SyncLog } from '../master-data/sync/index.ts';
import { findUnit } from '../organization/units/index.ts';
import { type CallerDependencies, callerOf } from './context.ts';
import type { Networks } from './networks.ts';
import type { OwnPage } from './own-page.ts';

export interface HubDependencies extends CallerDependencies {
  readonly networks: Networks;
  readonly backplane: Backplane;
  readonly vault: Vault;
  /** Whether a page with this origin may connect with a person's token. */
  readonly isOwnPage: OwnPage;
  readonly policy: AccessPolicy;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** The hub, and what is kept of registers: when they were heard, and when they were in step. */
export interface LiveParts {
  readonly live: Live;
  readonly pings: PingLog;
  readonly syncs: SyncLog;
}

/** The hub with what it needs of the rest: who may enter, which unit is whose, where signs of life are kept. */
export const startLive = (deps: HubDependencies): LiveParts => {
  const syncs = createSyncLog(deps);
  const pings = createPingLog(deps.db, deps.onError);
  const live = createLive({
    policy: deps.policy,
    authenticate: (request) => liveCaller(deps, request),
    networkOf: deps.networks.ofRaw,
    unitBelongsTo: (tenantId, unitId) => unitBelongsTo(deps.db, tenantId, unitId),
    onPresence: ({ tenantId, deviceId }) => pings.note([{ tenantId, deviceId, lastPing: new Date() }]),
    onPings: pings.note,
    onAnswer: ({ tenantId, deviceId, command, isSuccess }) => {
      if (command === 'StartCloudSync' && isSuccess) syncs.note(tenantId, deviceId);
    },
    onError: deps.onError,
    backplane: deps.backplane,
    ...(deps.backplane.isShared && { passes: createPasses(deps.vault) }),
  });
  return { live, pings, syncs };
};

const passPurpose = 'hub-pass';

/** Passes that every process with our secret makes and opens, and nobody else. */
function createPasses(vault: Vault): HubPasses<LiveCaller> {
  return {
    make: (pass) => vault.seal(passPurpose, Buffer.from(JSON.stringify(pass))).toString('base64url'),
    open: (token) => {
      try {
        const text = vault.unseal(passPurpose, Buffer.from(token, 'base64url')).toString();
        return JSON.parse(text) as HubPass<LiveCaller>;
      } catch {
        return undefined;
      }
    },
  };
}

/** Some records of the longest that it takes, sent together. */
const bodyLimit = 131_072;

/** Mounts the hub's plain HTTP part. Its bodies are framed text, whatever type a client calls them. */
export const addHub = (app: FastifyInstance, live: Live): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const url of ['/hubs/pos', '/hubs/pos/negotiate']) {
      scope.route({
        method: ['GET', 'POST', 'DELETE'],
        url,
        bodyLimit,
        handler: async (request, reply) => {
          reply.hijack();
          await live.handle(request.raw, reply.raw, typeof request.body === 'string' ? request.body : '');
        },
      });
    }
  });
};

/**
 * Who connects. The override is checked here and bound to the connection (contract 5). People come from pages of ours; a
 * register may live in a web view with whatever origin that has.
 */
async function liveCaller(
  deps: HubDependencies,
  { token, headers }: HubRequest,
): Promise<LiveCaller | undefined> {
  const caller = await callerOf(deps, token, overrideHeader(headers)).catch((error: unknown) => {
    if (error instanceof AppError && error.kind !== 'forbidden') return undefined;
    throw error;
  });
  if (!caller || caller.kind === 'public') return undefined;
  if (caller.kind === 'register') return caller;
  if (!deps.isOwnPage(headers)) throw new AppError('FORBIDDEN');
  const { tenantId, userId, principal, sessionId, actingAs } = caller;
  return { kind: 'user', tenantId, userId, role: principal, sessionId, isActing: actingAs !== null };
}

async function unitBelongsTo(db: Database, tenantId: string, unitId: string): Promise<boolean> {
  return (await inTenant(db, tenantId, (tx) => findUnit(tx, unitId))) !== undefined;
}
