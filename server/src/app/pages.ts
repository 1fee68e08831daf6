import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { routeAccess } from '@tresen/domain/account/access';
import { AppError } from '@tresen/domain/kit/errors';
import { isFilePath, isServerPath } from '@tresen/domain/kit/web-paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Folder of the built web app. */
export const webRoot = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const aYear = 31_536_000;

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

/**
 * Serves the built web app. Files under /assets carry their hash in the name and are kept for good; the page itself is
 * asked for again each time, so a new version reaches everybody at the next visit.
 */
export const addPages = async (app: FastifyInstance, root = webRoot): Promise<void> => {
  const isBuilt = existsSync(`${root}index.html`);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      index: false,
      // Folders have nothing to show: to a client that takes nothing compressed, `/` would be a forbidden one.
      allowedPath: (path) => !path.endsWith('/'),
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header(
          'cache-control',
          path.includes('/assets/') ? `public, max-age=${aYear}, immutable` : 'no-cache',
        ),
    });
  }
  // Before its body is read: a megabyte of brackets is half a second of everybody's, and nobody wants it.
  app.addHook('onRequest', async ({ is404, method }) => {
    if (is404 && method !== 'GET' && method !== 'HEAD') throw new AppError('NOT_FOUND', { what: 'address' });
  });
  app.setNotFoundHandler((request, reply) => {
    if (isBuilt && isPage(request))
      return reply.header('cache-control', 'no-cache').header('vary', 'accept').sendFile('index.html');
    throw new AppError('NOT_FOUND', { what: 'address' });
  });
};

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Hashes of the scripts that the built page holds itself, as a Content-Security-Policy names them. */
export const scriptHashesOf = (root = webRoot): readonly string[] => {
  const page = `${root}index.html`;
  if (!existsSync(page)) return [];
  return Array.from(
    readFileSync(page, 'utf8').matchAll(inlineScript),
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
};

/** A navigation of a browser, as opposed to a file or a call that does not exist. */
function isPage({ method, headers, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && takesPages(headers.accept) && isPagePath(url);
}

/** Whoever names no type, or any, gets the page, as with curl; a program that asks for JSON gets an error to read. */
function takesPages(given = '*/*'): boolean {
  const accept = given.toLowerCase();
  return accept.includes('text/html') || (/\*\/\*|text\/\*/.test(accept) && !accept.includes('json'));
}

/** True when the path of an address may be a page; what follows it, in its query, does not matter. */
function isPagePath(url: string): boolean {
  const raw = url.split(/[?#]/, 1)[0] ?? '';
  const path = decoded(raw);
  if (path === undefined || !path.startsWith('/')) return false;
  const read = readings(raw);
  if (!read || read.some((reading) => crooked.test(reading) || isServerPath(reading))) return false;
  return knownPage.test(path) || !(isFilePath(path) || hasEnding.test(path));
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** All that somebody further down might take for the path, encoded once or again and again; undefined for too often. */
function readings(path: string, left = maxReadings): readonly string[] | undefined {
  const next = decoded(path);
  if (next === undefined || next === path) return [path];
  const further = left === 0 ? undefined : readings(next, left - 1);
  return further && [path, ...further];
}
