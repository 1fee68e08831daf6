import { routeAccess } from '@tresen/domain/account/access';
import { isFilePath, isServerPath } from '@tresen/domain/kit/web-paths';

/** One pattern for all pages of the app, in which parameters may hold whatever people typed, dots too. */
const knownPage = new RegExp(
  `^(?:${Object.keys(routeAccess)
    .map((path) => path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/\/:\w+/g, '/[^/]+'))
    .map((path) => path.replace(/\/\*$/, '(?:/.*)?'))
    .join('|')})/?$`,
  'i',
);
const hasEnding = /\.[a-z0-9]{1,12}$/i;

/**
 * What climbs out of a folder for whoever decodes once more or takes what follows a semicolon for no part of the name, and
 * what no address of ours has.
 */
const crooked = /(?:^|[/\\])\.{1,2}(?:[/\\;]|$)|\\|\/\/|\p{Cc}/u;

// Nobody encodes more often; `%2525…` of many kilobytes would be decoded thousands of times.
const maxReadings = 4;

/** True when the path of an address may be a page; what follows it, in its query, does not matter. */
export const isPagePath = (url: string): boolean => {
  const raw = url.split(/[?#]/, 1)[0] ?? '';
  const path = decoded(raw);
  if (path === undefined || !path.startsWith('/')) return false;
  const read = readings(raw);
  if (!read || read.some((reading) => crooked.test(reading) || isServerPath(reading))) return false;
  return knownPage.test(path) || !(isFilePath(path) || hasEnding.test(path));
};

/** A path with its percent signs decoded once; undefined when it is not well-formed. */
export const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** All that somebody further down might take for the path, encoded once or again and again; undefined for too often. */
function readings(path: string, left = maxReadings): readonly string[] | undefined {
  const next = decoded(path);
  if (next === undefined || next === path) return [path];
  const further = left === 0 ? undefined : readings(next, left - 1);
  return further && [path, ...further];
}
