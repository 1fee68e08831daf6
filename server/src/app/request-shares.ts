import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../kit/context/index.ts';
import { createShares, createTally, type Party, type Share } from '../kit/shares/index.ts';
import type { Networks } from './networks.ts';

const mebibyte = 1_048_576;
/**
 * What may be under way at both endpoints: being read, or worked on. A browser has six requests under way, a register
 * that pushes a backlog some of 8 MiB at most, and thirty of them may stand behind one address.
 */
const max = {
  requestsOfCaller: 64,
  bytesOfCaller: 32 * mebibyte,
  bytesOfNetwork: 128 * mebibyte,
  bytes: 256 * mebibyte,
} as const;

type SignedIn = Exclude<Caller, { readonly kind: 'public' }>;

/** A request that was let in, until its answer has gone out. */
export interface Admitted {
  readonly share: Share;
  /**
   * Notes that so many bytes of its body have arrived.
   * @throws {AppError} TOO_MANY_REQUESTS when the caller or the network has its share already, BUSY when all is taken
   */
  take(bytes: number): void;
}

export interface RequestShares {
  /** @throws {AppError} TOO_MANY_REQUESTS when too many of this caller are under way */
  admit(request: FastifyRequest, reply: FastifyReply, caller: SignedIn): Admitted;
}

/** Shares of callers and networks in this process. */
export const createRequestShares = (networks: Networks): RequestShares => {
  const shareOf = createShares();
  const requests = createTally();
  const bytesOfCallers = createTally();
  const bytesOfNetworks = createTally();
  let bytes = 0;

  const add = (caller: string, network: string | undefined, amount: number): void => {
    bytes += amount;
    bytesOfCallers.add(caller, amount);
    if (network !== undefined) bytesOfNetworks.add(network, amount);
  };
  const check = (caller: string, network: string | undefined, amount: number): void => {
    if (bytesOfCallers.of(caller) + amount > max.bytesOfCaller) throw comeAgain();
    if (network !== undefined && bytesOfNetworks.of(network) + amount > max.bytesOfNetwork) throw comeAgain();
    if (bytes + amount > max.bytes) throw new AppError('BUSY', { seconds: 1 });
  };
  return {
    admit: (request, reply, signedIn) => {
      const party = partyOf(signedIn);
      const { caller } = party;
      if (requests.of(caller) >= max.requestsOfCaller) throw comeAgain();
      const network = networks.of(request);
      let held = 0;
      requests.add(caller, 1);
      reply.raw.once('close', () => {
        requests.add(caller, -1);
        add(caller, network, -held);
      });
      return {
        share: shareOf(party),
        take: (amount) => {
          check(caller, network, amount);
          held += amount;
          add(caller, network, amount);
        },
      };
    },
  };
};

function comeAgain(): AppError {
  return new AppError('TOO_MANY_REQUESTS', { seconds: 1 });
}

/** People of a tenant share what it has, and so do its registers: neither takes it from the others. */
function partyOf(caller: SignedIn): Party {
  return {
    tenant: caller.tenantId,
    group: `${caller.tenantId}/${caller.kind}`,
    caller: caller.kind === 'user' ? caller.userId : caller.deviceId,
  };
}
