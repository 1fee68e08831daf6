import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabase } from '../../kit/db/testing.ts';
import { program, programSettings } from './program.ts';
import { createDemoDatabase, type Door, doorOf, testPassword } from './test-app.ts';

/** One of several server processes behind one database. */
export interface ServerProcess extends Door {
  readonly child: ChildProcess;
  /** As a machine that loses its power does. */
  kill(): Promise<void>;
}

/** Server processes of one database with the demo's people, as many as the test starts. */
export interface Installation {
  readonly database: TestDatabase;
  start(settings?: Readonly<Record<string, string>>): Promise<ServerProcess>;
  end(): Promise<void>;
}

export const createInstallation = async (common: Readonly<Record<string, string>>): Promise<Installation> => {
  const database = await createDemoDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'tresen-processes-'));
  writeFileSync(join(dataDir, 'demo-password'), testPassword);
  const children = new Set<ChildProcess>();
  const kill = async (child: ChildProcess): Promise<void> => {
    const ended = once(child, 'close');
    if (children.delete(child) && child.kill('SIGKILL')) await ended;
  };
  return {
    database,
    start: async (settings = {}) => {
      const child = spawn(process.execPath, [program], {
        env: {
          ...programSettings,
          ...{ DATA_DIR: dataDir, DATABASE_URL: database.ownerUrl, DEMO: 'off' },
          ...{ PUBLIC_URL: 'http://localhost:0', LOG_LEVEL: 'error' },
          ...common,
          ...settings,
        },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      children.add(child);
      const at = new Promise<number>((resolve, reject) => {
        child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
        child.on('message', (message: { readonly port?: number }) => message.port && resolve(message.port));
      });
      return { ...doorOf(`http://127.0.0.1:${await at}`), child, kill: () => kill(child) };
    },
    end: async () => {
      for (const child of children) await kill(child);
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
