import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../account/throttling/index.ts';

/** Which network somebody comes from. */
export interface Networks {
  /** Undefined where nobody can tell: a proxy of ours that does not say for whom it asks, or this machine itself. */
  of(request: Pick<FastifyRequest, 'ip'>): string | undefined;
  /** The same for whoever stands at the other end of a line. */
  ofAddress(address: string): string | undefined;
}

/** @param trusted addresses and networks of our proxies (TRUSTED_PROXIES): what comes from there comes from anywhere */
export const createNetworks = (trusted: readonly string[]): Networks => {
  const proxies = new BlockList();
  for (const network of trusted) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  const ofAddress = (address: string): string | undefined => {
    const version = isIP(address);
    if (version === 0 || proxies.check(address, version === 6 ? 'ipv6' : 'ipv4')) return undefined;
    return networkOf(address);
  };
  return { of: ({ ip }) => ofAddress(ip), ofAddress };
};
