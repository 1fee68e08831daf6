import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decoded, isPagePath } from './page-paths.ts';

/** Folder of the built web app. */
export const webRoot = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const aYear = 31_536_000;

const wholePage = 'index.html';
/** In it lie pages that the build has drawn: `standing/login.html` is what shows at /login (decision 93). */
const standingFolder = 'standing';

/**
 * Serves the built web app. Files under /assets carry their hash in the name and are kept for good; the page itself is
 * asked for again each time, so a new version reaches everybody at the next visit.
 */
export const addPages = async (app: FastifyInstance, root = webRoot): Promise<void> => {
  const isBuilt = existsSync(`${root}${wholePage}`);
  const standing = standingPages(root);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      index: false,
      // Folders have nothing to show: to a client that takes nothing compressed, `/` would be a forbidden one.
      allowedPath: (path, _root, { url }) => !path.endsWith('/') && !url.startsWith(`/${standingFolder}/`),
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
      return reply
        .header('cache-control', 'no-cache')
        .header('vary', 'accept')
        .sendFile(fileOf(request.url, standing));
    throw new AppError('NOT_FOUND', { what: 'address' });
  });
};

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Hashes of the scripts that the built pages hold themselves, as a Content-Security-Policy names them. One of the pages
 * that the build has drawn stands for all, since they hold the same ones.
 */
export const scriptHashesOf = (root = webRoot): readonly string[] => {
  const pages = [wholePage, ...[...standingPages(root).values()].slice(0, 1)].map((page) => `${root}${page}`);
  const codes = pages
    .filter((page) => existsSync(page))
    .flatMap((page) =>
      Array.from(readFileSync(page, 'utf8').matchAll(inlineScript), ([, code = '']) => code),
    );
  return [...new Set(codes)].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
};

/** Files of the pages that the build has drawn, by their paths in lower case. */
function standingPages(root: string): ReadonlyMap<string, string> {
  const folder = `${root}${standingFolder}`;
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => file.replaceAll('\\', '/'))
      .map((file) => [`/${file.slice(0, -'.html'.length)}`, `${standingFolder}/${file}`]),
  );
}

/** What shows at an address: whatever its case, as the app has it, and with a slash at its end. */
function fileOf(url: string, standing: ReturnType<typeof standingPages>): string {
  const path = decoded(url.split(/[?#]/, 1)[0] ?? '') ?? '';
  return standing.get(path.toLowerCase().replace(/\/$/, '')) ?? wholePage;
}

/** A navigation of a browser, as opposed to a file or a call that does not exist. */
function isPage({ method, headers, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && takesPages(headers.accept) && isPagePath(url);
}

/** Whoever names no type, or any, gets the page, as with curl; a program that asks for JSON gets an error to read. */
function takesPages(given = '*/*'): boolean {
  const accept = given.toLowerCase();
  return accept.includes('text/html') || (/\*\/\*|text\/\*/.test(accept) && !accept.includes('json'));
}
