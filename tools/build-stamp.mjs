import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './install.mjs';

const isNeverInput = (path) => /(^|\/)(dist|node_modules)(\/|$)|\.test\.tsx?$/.test(path);

const filesUnder = (path) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .map((entry) => ({ path: `${path}/${entry.name}`, isFolder: entry.isDirectory() }))
    .filter((entry) => !isNeverInput(entry.path))
    .flatMap((entry) => (entry.isFolder ? filesUnder(entry.path) : [entry.path]));

/** One hash over everything that a build is made from: some hundred small files, about 20 ms. */
const hashOf = (inputs, settings) => {
  const files = inputs.flatMap((path) => (path.includes('.') ? [path] : filesUnder(path))).sort();
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const path of files) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
};

const readAll = async (stream) => {
  let text = '';
  for await (const part of stream) text += part;
  return text;
};

/** All that a quiet child said, errors first, and how it ended. */
export const hearOut = async (child, exit) => {
  const [out, err, code] = await Promise.all([readAll(child.stdout), readAll(child.stderr), exit]);
  return { code, said: (err || out).trim() };
};

/**
 * Builds if anything has changed since the last whole build.
 * @param inputs files and folders, from the root; tests and builds in them do not count
 * @param settings what else the result depends on
 * @param result a file that a whole build has
 * @param build makes it; when it throws, the next call builds again
 */
export const buildOnce = async ({ name, inputs, settings = [], result }, build) => {
  const stamp = join(root, '.cache', `${name}-inputs`);
  const hash = hashOf(inputs, settings);
  if (existsSync(join(root, result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  rmSync(stamp, { force: true });
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
};
