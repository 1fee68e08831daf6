import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../kit/backplane/testing.ts';
import { program, programSettings } from './program.ts';
import type { TestServer } from './test-app.ts';

/** Of the tokens of a server that takes any port, as those of tests do. */
const issuer = 'http://localhost:0';

/** Another process of a server, on the same database and files. */
export interface SecondProcess {
  readonly url: string;
  /** As a machine that loses its power does. */
  kill(): Promise<void>;
}

/**
 * Starts it, as the same server to the outside; it needs the SECRET of the first.
 * @param maxFileBytes no file of it becomes longer: writing more fails as on a full disk
 */
export const startSecondProcess = async (
  app: TestServer,
  settings: Readonly<Record<string, string>>,
  maxFileBytes?: number,
): Promise<SecondProcess> => {
  // POSIX: in blocks of 512 bytes.
  const limit = maxFileBytes === undefined ? '' : `ulimit -f ${maxFileBytes / 512};`;
  const port = await freePort();
  const child = spawn('/bin/sh', ['-c', `${limit} exec "$0" "$1"`, process.execPath, program], {
    env: {
      ...programSettings,
      ...{ PORT: String(port), DEMO: 'off', LOG_LEVEL: 'silent' },
      ...{ DATA_DIR: app.dataDir, DATABASE_URL: app.ownerUrl, PUBLIC_URL: issuer },
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, kill: () => kill(child) };
};

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'close');
  if (child.kill('SIGKILL')) await ended;
}
