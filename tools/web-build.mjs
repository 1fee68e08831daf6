import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitOf, startNode } from './children.mjs';
import { Refusal, root } from './install.mjs';

const output = join(root, 'web', 'dist');
const stampFile = join(root, '.cache', 'web-inputs');
const inputs = ['web', 'domain/src', 'package-lock.json', 'tsconfig.base.json'];
const isNoInput = (path) => /(^|\/)(dist|node_modules)(\/|$)|\.test\.tsx?$/.test(path);

const filesUnder = (path) => {
  const entries = readdirSync(join(root, path), { withFileTypes: true, recursive: false });
  return entries
    .map((entry) => ({ path: `${path}/${entry.name}`, isFolder: entry.isDirectory() }))
    .filter((entry) => !isNoInput(entry.path))
    .flatMap((entry) => (entry.isFolder ? filesUnder(entry.path) : [entry.path]));
};

/** One hash over everything that the web app is built from: some hundred small files, about 20 ms. */
const hashInputs = () => {
  const files = inputs.flatMap((path) => (path.includes('.') ? [path] : filesUnder(path))).sort();
  const { BUILD_NR, BUILD_TAG } = process.env;
  const hash = createHash('sha256').update(JSON.stringify([BUILD_NR, BUILD_TAG]));
  for (const path of files) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
};

const isFresh = (hash) =>
  existsSync(join(output, 'index.html')) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;

const readAll = async (stream) => {
  let text = '';
  for await (const part of stream) text += part;
  return text;
};

const vite = async (node) => {
  const child = startNode(
    node,
    join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
    ['build', '--logLevel', 'warn'],
    {
      cwd: join(root, 'web'),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { NODE_ENV: 'production' },
    },
  );
  const [out, err, code] = await Promise.all([readAll(child.stdout), readAll(child.stderr), exitOf(child)]);
  if (code !== 0) throw new Refusal(`The web app could not be built:\n${(err || out).trim()}`);
};

/**
 * Builds the web app if anything it is made of has changed since the last whole build.
 * @throws {Refusal} with the build's own words
 */
export const ensureWebBuilt = async (node, print = console.log) => {
  const hash = hashInputs();
  if (isFresh(hash)) return;
  print('Building the web app …');
  rmSync(stampFile, { force: true });
  await vite(node);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stampFile, hash);
};
