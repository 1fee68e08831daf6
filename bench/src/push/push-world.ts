import { rmSync } from 'node:fs';
import type pg from 'pg';
import { createTokenSigner, type TokenSigner } from '../kit/access-tokens.ts';
import { connectOwner } from '../kit/database.ts';
import { untilAccepted } from '../kit/graphql.ts';
import { dataFolder } from '../kit/paths.ts';
import { type Server, startServer } from '../kit/server.ts';
import { makeTenant, type Tenant } from '../kit/tenants.ts';

/** A fresh server with one tenant whose registers are linked and may push. */
export interface PushWorld {
  readonly server: Server;
  readonly owner: pg.Client;
  readonly signer: TokenSigner;
  readonly tenant: Tenant;
  close(): Promise<void>;
}

const thisRegister = JSON.stringify({ query: '{ thisRegister { deviceId } }' });

/** Starts on an empty data folder. @param env of the server */
export const openPushWorld = async (
  name: string,
  count: { readonly branches: number; readonly registers: number },
  env: Readonly<Record<string, string>> = {},
): Promise<PushWorld> => {
  const dataDir = dataFolder(name);
  rmSync(dataDir, { recursive: true, force: true });
  const server = await startServer({ dataDir, env });
  const owner = await connectOwner(dataDir);
  const tenant = await makeTenant(owner, 'Pushing', count);
  const signer = await createTokenSigner(owner, server);
  const [first] = tenant.registers;
  if (first) await untilAccepted(server.port, signer.tokenOf(first), thisRegister);
  return {
    server,
    owner,
    signer,
    tenant,
    close: async () => {
      await owner.end();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
