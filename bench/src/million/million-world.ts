import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { createTokenSigner } from '../kit/access-tokens.ts';
import { connectOwner } from '../kit/database.ts';
import { ask, untilAccepted } from '../kit/graphql.ts';
import { dataFolder, root } from '../kit/paths.ts';
import { type Server, startServer } from '../kit/server.ts';
import { generateMillion, lastMoment, type MillionTenants } from './generate.ts';

/** A server on a database with a million receipts of one tenant and a million of twenty others. */
export interface MillionWorld extends MillionTenants {
  readonly server: Server;
  readonly owner: pg.Client;
  /** Access token of the large tenant's owner. */
  readonly token: string;
  close(): Promise<void>;
}

/** The folder's name says what it was made by, so a changed schema or generator makes a new one. */
const folderOf = (): string => {
  const made = createHash('sha256');
  const migrations = join(root, 'server', 'migrations');
  for (const name of readdirSync(migrations).sort())
    made.update(name).update(readFileSync(join(migrations, name)));
  for (const name of ['generate.ts', 'receipt-templates.ts']) {
    made.update(readFileSync(join(root, 'bench', 'src', 'million', name)));
  }
  return dataFolder(`million-${made.digest('hex').slice(0, 12)}`);
};

/** Written when everything is generated: the tenants, and that the folder is whole. */
const worldFile = (dataDir: string): string => join(dataDir, 'bench-world.json');

/** Removes what another schema or generator made, and what was cut off half-way. */
const removeOutdated = (current: string): void => {
  const folder = dataFolder('');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const path of names.filter((name) => name.startsWith('million-')).map((name) => join(folder, name))) {
    if (path !== current || !existsSync(worldFile(path))) rmSync(path, { recursive: true, force: true });
  }
};

const readTenants = async (
  { dataDir }: Server,
  owner: pg.Client,
  progress: (line: string) => void,
): Promise<MillionTenants> => {
  const file = worldFile(dataDir);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  progress('generating two million receipts: minutes, the first time only');
  const tenants = await generateMillion(owner, progress);
  writeFileSync(file, JSON.stringify(tenants));
  return tenants;
};

const open = async (server: Server, progress: (line: string) => void): Promise<MillionWorld> => {
  const owner = await connectOwner(server.dataDir);
  try {
    const tenants = await readTenants(server, owner, progress);
    const signer = await createTokenSigner(owner, server);
    const token = signer.tokenOf(tenants.large.owner);
    await untilAccepted(server.port, token, JSON.stringify({ query: '{ homeDashboard { today } }' }));
    const [neighbour] = tenants.others;
    if (neighbour) await confirmFigures(server, signer.tokenOf(neighbour.owner));
    const close = async (): Promise<void> => {
      await owner.end();
      await server.stop();
    };
    return { ...tenants, server, owner, token, close };
  } catch (error) {
    await owner.end();
    throw error;
  }
};

/** Lets the server sum a month of a neighbour's receipts again: what was generated must be what it would have stored. */
const confirmFigures = async (server: Server, token: string): Promise<void> => {
  const query =
    '{ rollUpDifferences(from: "2024-03-01", to: "2024-03-31") { rollUp day key column stored } }';
  const { rollUpDifferences } = await ask<{ rollUpDifferences: object[] }>(
    server.port,
    token,
    JSON.stringify({ query }),
  );
  if (rollUpDifferences.length === 0) return;
  throw new Error(`generated figures differ: ${JSON.stringify(rollUpDifferences.slice(0, 5))}`);
};

/** Folder and clock of the million receipts, for whoever starts a server on them. */
export const millionData = () => ({ dataDir: folderOf(), now: lastMoment });

/** Starts a server on the million receipts; they are generated once and kept. */
export const openMillionWorld = async (progress: (line: string) => void): Promise<MillionWorld> => {
  const { dataDir, now } = millionData();
  removeOutdated(dataDir);
  const server = await startServer({ dataDir, now });
  try {
    return await open(server, progress);
  } catch (error) {
    await server.stop();
    throw error;
  }
};
