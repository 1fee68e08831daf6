import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Approver,
  approveRegister,
  closeStore,
  linkRegister,
  newIdentity,
  openApprover,
  openStore,
  type Store,
} from '@tresen/register';
import type pg from 'pg';
import { plantArticles } from '../articles/article-world.ts';
import { createTokenSigner, type TokenSigner } from '../kit/access-tokens.ts';
import { connectOwner } from '../kit/database.ts';
import { dataFolder } from '../kit/paths.ts';
import { demoPassword, type Server, startServer } from '../kit/server.ts';
import { makeTenant, type Tenant } from '../kit/tenants.ts';

/** A fresh server with a tenant that has one branch with many articles, and a person who links its registers. */
export interface SyncWorld {
  readonly server: Server;
  readonly owner: pg.Client;
  readonly signer: TokenSigner;
  readonly tenant: Tenant;
  readonly address: string;
  readonly approver: Approver;
  /** The branch that the tenant's registers belong to, whose database they share. */
  readonly branch: { readonly unitId: string; readonly databaseId: string };
  /** A new register of the branch, linked as in life, with an empty store of its own. */
  linkNew(name: string): Promise<Store>;
  close(): Promise<void>;
}

/** Starts on an empty data folder. */
export const openSyncWorld = async (name: string, articles: number): Promise<SyncWorld> => {
  const dataDir = dataFolder(name);
  rmSync(dataDir, { recursive: true, force: true });
  const server = await startServer({ dataDir });
  const owner = await connectOwner(dataDir);
  const tenant = await makeTenant(owner, 'Syncing', { branches: 1, registers: 0 });
  const [branch] = tenant.branches;
  if (!branch) throw new Error('a tenant has a branch');
  await plantArticles(owner, tenant.id, articles);
  await owner.query('vacuum analyze articles, categories, vats, change_counters, devices');
  const signer = await createTokenSigner(owner, server);
  const address = `http://localhost:${server.port}`;
  const approver = await signInOwner(owner, tenant, address);
  const stores: Store[] = [];
  return {
    ...{ server, owner, signer, tenant, address, approver, branch },
    linkNew: async (registerName) => {
      const store = openStore(join(dataDir, 'registers', `${registerName}.sqlite`));
      stores.push(store);
      const identity = newIdentity({ server: address, name: registerName, databaseId: branch.databaseId });
      await linkRegister(store, identity, {
        onCode: async ({ userCode }) => {
          const { unitId } = branch;
          const kind = { deviceType: 'desktop', businessType: 'hospitality' } as const;
          await approveRegister(approver, { userCode, name: registerName, unitId, ...kind });
        },
      });
      return store;
    },
    close: async () => {
      for (const store of stores) closeStore(store);
      await owner.end();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** Lets the tenant's owner sign in, with the password of the demo's people. */
async function signInOwner(owner: pg.Client, tenant: Tenant, address: string): Promise<Approver> {
  await owner.query(
    `insert into credentials (user_id, password_hash) select $1, c.password_hash from credentials c
      join users u on u.id = c.user_id where u.email = 'owner@demo.example'`,
    [tenant.owner.subject],
  );
  return openApprover(address, `${tenant.owner.subject}@bench.example`, demoPassword);
}
