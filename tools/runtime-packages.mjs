import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './install.mjs';

/** Workspaces whose code runs at a customer's: what they need is what is delivered. */
const delivered = ['domain', 'server', 'web', 'register'];

export const readLock = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** Where the package of a name lies that code at a path gets, as Node looks it up; undefined where none is installed. */
const placeOf = (packages, from, name) => {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const place = posix.join(folder === '.' ? '' : folder, 'node_modules', name);
    const entry = packages[place];
    if (entry) return entry.link ? entry.resolved : place;
    if (folder === '.' || folder === '') return undefined;
  }
};

const neededBy = ({ dependencies, optionalDependencies, peerDependencies }) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });

const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * All packages that run where the product runs, from the lockfile, those for other platforms too. What only builds,
 * tests and checks need is not among them.
 * @returns {{ place: string, name: string, entry: object, needs: string[] }[]} ordered by place; our own workspaces first
 */
export const runtimePackages = ({ packages }) => {
  const found = new Map();
  const visit = (place) => {
    if (found.has(place)) return;
    const entry = packages[place];
    const needs = neededBy(entry).flatMap((name) => placeOf(packages, place, name) ?? []);
    found.set(place, { place, name: entry.name ?? nameOf(place), entry, needs: [...new Set(needs)].sort() });
    for (const need of needs) visit(need);
  };
  for (const workspace of delivered) visit(workspace);
  // Node and PostgreSQL of each platform.
  for (const name of Object.keys(packages[''].optionalDependencies)) {
    const place = placeOf(packages, '', name);
    if (place) visit(place);
  }
  const isOwn = (place) => !place.includes('node_modules/');
  return [...found.values()].sort(
    (a, b) => isOwn(b.place) - isOwn(a.place) || (a.place < b.place ? -1 : a.place > b.place ? 1 : 0),
  );
};
