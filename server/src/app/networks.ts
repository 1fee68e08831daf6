import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../account/throttling/index.ts';

/** Which network somebody comes from. */
export interface Networks {
  /** Undefined where nobody can tell: a proxy of ours that does not say for whom it asks, or this machine itself. */
  of(request: Pick<FastifyRequest, 'ip'>): string | undefined;
  /** The same for a request that the framework has not seen. */
  ofRaw(request: IncomingMessage): string | undefined;
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
  const isProxy = (address: string): boolean => {
    const version = isIP(address);
    return version !== 0 && proxies.check(address, version === 6 ? 'ipv6' : 'ipv4');
  };
  const ofAddress = (address: string): string | undefined => {
    const plain = withoutPort(address);
    return isIP(plain) === 0 || isProxy(plain) ? undefined : networkOf(plain);
  };
  /** As the framework does it: each proxy of ours names the one before it. */
  const ofRaw = ({ socket, headers }: IncomingMessage): string | undefined => {
    const named = String(headers['x-forwarded-for'] ?? '').split(',');
    const chain = [...named.map((address) => address.trim()).filter(Boolean), socket.remoteAddress ?? ''];
    return ofAddress(chain.findLast((address, index) => index === 0 || !isProxy(address)) ?? '');
  };
  return { of: ({ ip }) => ofAddress(ip), ofRaw, ofAddress };
};

/** Some proxies name the port, too. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
}
