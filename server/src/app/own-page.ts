import type { IncomingHttpHeaders } from 'node:http';
import { isFrontend } from '../kit/frontends/index.ts';
import type { Config } from './config.ts';

/** Whether a request comes from a page of ours, or from no page at all. */
export type OwnPage = (headers: Pick<IncomingHttpHeaders, 'origin' | 'host'>) => boolean;

/**
 * By the header Origin, which browsers send with each connection and no script can change: PUBLIC_URL and FRONTEND_URLS,
 * in development also this machine and the address at which the server was asked itself.
 */
export const createOwnPage = ({ frontends, NODE_ENV }: Pick<Config, 'frontends' | 'NODE_ENV'>): OwnPage => {
  const isDevelopment = NODE_ENV !== 'production';
  const known = { ...frontends, anyLoopback: isDevelopment };
  return ({ origin, host }) => {
    if (origin === undefined || isFrontend(known, origin)) return true;
    return isDevelopment && host !== undefined && URL.parse(origin)?.host === host;
  };
};
