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

/** One that was told to start. */
export interface StartingProcess {
  /** Fulfilled when it serves. */
  readonly served: Promise<ServerProcess>;
  kill(): Promise<void>;
}

/** Server processes of one database, as many as the test starts. */
export interface Installation {
  readonly database: TestDatabase;
  /** @param folder of another version of Tresen, which the process is then one of */
  launch(settings?: Readonly<Record<string, string>>, folder?: string): StartingProcess;
  /** Starts one, and waits until it serves. */
  start(settings?: Readonly<Record<string, string>>, folder?: string): Promise<ServerProcess>;
  end(): Promise<void>;
}

/** With the demo's people and no registers. */
export const createInstallation = async (common: Readonly<Record<string, string>>): Promise<Installation> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tresen-processes-'));
  writeFileSync(join(dataDir, 'demo-password'), testPassword);
  return createInstallationOn({ database: await createDemoDatabase(), dataDir }, { DEMO: 'off', ...common });
};

/** On a database and a data folder that the test brings; they are gone after its end. */
export const createInstallationOn = (
  { database, dataDir }: { readonly database: TestDatabase; readonly dataDir: string },
  common: Readonly<Record<string, string>>,
): Installation => {
  const children = new Set<ChildProcess>();
  const kill = async (child: ChildProcess): Promise<void> => {
    const ended = once(child, 'close');
    if (children.delete(child) && child.kill('SIGKILL')) await ended;
  };
  const launch: Installation['launch'] = (settings = {}, folder) => {
    const child = spawn(process.execPath, [programIn(folder)], {
      env: {
        ...programSettings,
        ...{ DATA_DIR: dataDir, DATABASE_URL: database.ownerUrl },
        ...{ PUBLIC_URL: 'http://localhost:0', LOG_LEVEL: 'error' },
        ...common,
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    children.add(child);
    const served = portOf(child).then((port) => ({
      ...doorOf(`http://127.0.0.1:${port}`),
      ...{ child, kill: () => kill(child) },
    }));
    // Who kills it before does not wait for it.
    served.catch(() => undefined);
    return { served, kill: () => kill(child) };
  };
  return {
    database,
    launch,
    start: (settings, folder) => launch(settings, folder).served,
    end: async () => {
      for (const child of children) await kill(child);
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

function programIn(folder: string | undefined): string {
  return folder === undefined ? program : join(folder, 'server/src/app/main.ts');
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    child.on('message', (message: { readonly port?: number }) => message.port && resolve(message.port));
  });
}
