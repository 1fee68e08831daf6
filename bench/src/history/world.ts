import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { createTokenSigner, type TokenSigner } from '../kit/access-tokens.ts';
import { connectOwner, openApp } from '../kit/database.ts';
import { ask, untilServed } from '../kit/graphql.ts';
import { dataFolder, root } from '../kit/paths.ts';
import { type Server, startServer } from '../kit/server.ts';
import { generateHistory, type HistoryTenants } from './generate.ts';
import { type HistoryPlan, lastMoment } from './plan.ts';

/** A server on a database with three years of receipts. */
export interface HistoryWorld extends HistoryTenants {
  readonly server: Server;
  readonly owner: pg.Client;
  readonly signer: TokenSigner;
  /** Access token of the large tenant's owner. */
  readonly token: string;
  close(): Promise<void>;
}

type Progress = (line: string) => void;

/** Folder and clock of a plan's receipts, for whoever starts a server on them. */
export const historyData = (plan: HistoryPlan) => ({ dataDir: folderOf(plan), now: lastMoment });

/** Starts a server on the receipts of the plan; they are generated once and kept. */
export const openHistoryWorld = async (plan: HistoryPlan, progress: Progress): Promise<HistoryWorld> => {
  const { dataDir, now } = historyData(plan);
  removeOutdated(plan, dataDir);
  const server = await startServer({ dataDir, now });
  try {
    return await open(server, plan, progress);
  } catch (error) {
    await server.stop();
    throw error;
  }
};

/** What only reads what was generated, or takes away what came to it. */
const readers = ['measure-read.ts', 'undo-pushes.ts', 'world.ts'];

/** The folder's name says what it was made by, so a changed schema or generator makes a new one. */
function folderOf(plan: HistoryPlan): string {
  const made = createHash('sha256').update(JSON.stringify(plan));
  const generator = filesOf('bench', 'src', 'history').filter((file) => !readers.includes(basename(file)));
  for (const file of [...filesOf('server', 'migrations'), ...generator]) made.update(readFileSync(file));
  return dataFolder(`history-${plan.name}-${made.digest('hex').slice(0, 12)}`);
}

function filesOf(...path: string[]): string[] {
  const folder = join(root, ...path);
  const names = readdirSync(folder).filter((name) => /\.(sql|ts)$/.test(name) && !name.includes('.test.'));
  return names.sort().map((name) => join(folder, name));
}

/** Removes what another schema or generator made, and what was cut off half-way. */
function removeOutdated(plan: HistoryPlan, current: string): void {
  const folder = dataFolder('');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((name) => name.startsWith(`history-${plan.name}-`))) {
    const path = join(folder, name);
    if (path !== current || !existsSync(worldFile(path))) rmSync(path, { recursive: true, force: true });
  }
}

/** Written when everything is generated: the tenants, and that the folder is whole. */
function worldFile(dataDir: string): string {
  return join(dataDir, 'bench-world.json');
}

async function open(server: Server, plan: HistoryPlan, progress: Progress): Promise<HistoryWorld> {
  const owner = await connectOwner(server.dataDir);
  try {
    const tenants = await readTenants(server, owner, plan, progress);
    const signer = await createTokenSigner(owner, server);
    const token = signer.tokenOf(tenants.large.owner);
    await untilServed(server.port, token);
    const [neighbour] = tenants.others;
    if (neighbour) await confirmFigures(server, signer.tokenOf(neighbour.owner));
    const close = async (): Promise<void> => {
      await owner.end();
      await server.stop();
    };
    return { ...tenants, server, owner, signer, token, close };
  } catch (error) {
    await owner.end();
    throw error;
  }
}

async function readTenants(
  { dataDir }: Server,
  owner: pg.Client,
  plan: HistoryPlan,
  progress: Progress,
): Promise<HistoryTenants> {
  const file = worldFile(dataDir);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  progress(`generating ${plan.large.receipts} receipts and those beside them: the first time only`);
  const app = openApp(dataDir);
  const tenants = await generateHistory(owner, app, plan, progress).finally(() => app.end());
  writeFileSync(file, JSON.stringify(tenants));
  return tenants;
}

/** Lets the server sum a month of a neighbour's receipts again: what was generated must be what it would have stored. */
async function confirmFigures(server: Server, token: string): Promise<void> {
  const query =
    '{ rollUpDifferences(from: "2024-03-01", to: "2024-03-31") { rollUp day key column stored computed } }';
  const { rollUpDifferences } = await ask<{ rollUpDifferences: object[] }>(
    server.port,
    token,
    JSON.stringify({ query }),
  );
  if (rollUpDifferences.length === 0) return;
  throw new Error(`generated figures differ: ${JSON.stringify(rollUpDifferences.slice(0, 5))}`);
}
