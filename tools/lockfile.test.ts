import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const read = <T>(path: string): T =>
  JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')) as T;

const { packages } = read<{ packages: Record<string, Manifest> }>('package-lock.json');
const { workspaces } = read<{ workspaces: string[] }>('package.json');
const folders = ['', ...workspaces];

const wanted = ({ dependencies, devDependencies, optionalDependencies }: Manifest) => ({
  ...dependencies,
  ...devDependencies,
  ...optionalDependencies,
});
const manifestOf = (folder: string): Manifest => read(folder ? `${folder}/package.json` : 'package.json');

// "npm start" installs what the lockfile says and would not complain if package.json said something else.
describe.each(folders)('the packages of "%s"', (folder) => {
  test('are the same in package.json and in the lockfile', () => {
    expect(wanted(packages[folder] ?? {})).toEqual(wanted(manifestOf(folder)));
  });

  test('are named with exact versions, and the lockfile has these', () => {
    for (const [name, version] of Object.entries(wanted(manifestOf(folder)))) {
      const entry = packages[`${folder}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
      if (!name.startsWith('@tresen/')) expect(entry?.version, name).toBe(version);
    }
  });
});
