import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Inspector, openInspector } from './inspector.ts';
import { root } from './paths.ts';

export interface Browser {
  /** A tab with a profile of its own: no cache, nobody signed in. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Tab {
  send<T = object>(method: string, params?: object): Promise<T>;
  on<T>(method: string, listener: (params: T) => void): void;
  /** Value of an expression in the page; a promise is waited for. */
  evaluate<T>(expression: string): Promise<T>;
}

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chromium-headless-shell',
];

/** @throws when what pages are measured with is not there: Chromium, or the web app */
export const checkBrowser = (): void => {
  findChromium();
  if (!existsSync(join(root, 'web', 'dist', 'index.html')))
    throw new Error('the web app is not built: npm start builds it');
};

interface Evaluated<T> {
  readonly result: { readonly value: T };
  readonly exceptionDetails?: {
    readonly text: string;
    readonly exception?: { readonly description?: string };
  };
}

/** Starts Chromium without a window and talks to it directly. */
export const startBrowser = async (): Promise<Browser> => {
  const profile = mkdtempSync(join(tmpdir(), 'tresen-bench-'));
  const child = spawn(findChromium(), flags(profile), { stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const inspector = await openInspector(await addressOf(child));
  return {
    openTab: () => openTab(inspector),
    close: async () => {
      const end = ended(child);
      await inspector.send('Browser.close').catch(kill);
      await end;
      process.off('exit', kill);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

async function openTab(inspector: Inspector): Promise<Tab> {
  const { browserContextId } = await inspector.send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  );
  const target = { url: 'about:blank', browserContextId, width: 1440, height: 900 };
  const { targetId } = await inspector.send<{ targetId: string }>('Target.createTarget', target);
  const attach = { targetId, flatten: true };
  const { sessionId } = await inspector.send<{ sessionId: string }>('Target.attachToTarget', attach);
  const send = <T>(method: string, params?: object) => inspector.send<T>(method, params, sessionId);
  for (const domain of ['Page', 'Network', 'Runtime']) await send(`${domain}.enable`);
  return {
    send,
    on: <T>(method: string, listener: (params: T) => void) =>
      inspector.on(method, (params, from) => from === sessionId && listener(params)),
    evaluate: async <T>(expression: string) => {
      const options = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await send<Evaluated<T>>('Runtime.evaluate', options);
      if (!exceptionDetails) return result.value;
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    },
  };
}

function findChromium(): string {
  const candidates = [process.env.CHROMIUM ?? '', ...names].filter(Boolean);
  const found = candidates.find((name) => spawnSync(name, ['--version']).status === 0);
  if (!found) throw new Error('no Chromium: install one, or say where it is with CHROMIUM=/path');
  return found;
}

function flags(profile: string): string[] {
  return [
    ...['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0'],
    ...['--disable-background-networking', '--disable-component-update', '--disable-sync', '--lang=de-DE'],
    ...[`--user-data-dir=${profile}`, 'about:blank'],
  ];
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', (code) => reject(new Error(`Chromium ended with ${code}`)));
    if (!child.stderr) return reject(new Error('Chromium says nothing'));
    createInterface({ input: child.stderr }).on('line', (line) => {
      const address = /^DevTools listening on (\S+)$/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
}

function ended(child: ChildProcess): Promise<unknown> {
  return child.exitCode === null
    ? new Promise((resolve) => child.removeAllListeners('exit').once('exit', resolve))
    : Promise.resolve();
}
