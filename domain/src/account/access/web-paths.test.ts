import { describe, expect, it } from 'vitest';
import { isFilePath, isServerPath } from '../../kit/web-paths/index.ts';
import { routeAccess } from './index.ts';

const filled = Object.keys(routeAccess).map((pattern) =>
  pattern.replaceAll(/:\w+\??/g, 'bäckerei-müller-e.k.de').replace('*', 'kassen/t2.5'),
);

describe('paths', () => {
  it.each(filled)('the page at %s is neither the server’s nor a file', (path) => {
    // A parameter right under the root of its own name is still two segments deep.
    expect([isServerPath(path), isFilePath(path)]).toEqual([false, false]);
  });

  it.each([
    '/api',
    '/API/x',
    '/graphql',
    '/hubs/pos',
    '/files/x',
    '/connect/x',
    '/Account/x',
    '/.well-known/x',
    '/graphql;x=1',
    '/api;x/nothing',
    '/api./nothing',
    '/api /nothing',
  ])('only the server answers at %s', (path) => expect(isServerPath(path)).toBe(true));

  it.each(['/apps', '/accounts', '/filesystem', '/developers'])('%s only begins like one of those', (path) =>
    expect(isServerPath(path)).toBe(false),
  );

  it.each(['/sw.js', '/manifest.webmanifest', '/assets/x', '/icons/app-192.png', '/build.txt'])(
    '%s is a file',
    (path) => expect(isFilePath(path)).toBe(true),
  );
});
