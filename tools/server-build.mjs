import { pathToFileURL } from 'node:url';
import { buildOnce, hearOut } from './build-stamp.mjs';
import { exitOf, serverProgram, startNode } from './children.mjs';
import { Refusal, runMain } from './install.mjs';

/**
 * Puts the server's files together if any has changed since the last whole build (tools/bundle-server.mjs).
 * @throws {Refusal} with the build's own words
 */
export const ensureServerBuilt = (node) => {
  const made = {
    name: 'server',
    inputs: ['server/src', 'domain/src', 'package-lock.json', 'tools/bundle-server.mjs'],
    result: serverProgram,
  };
  return buildOnce(made, async () => {
    const child = startNode(node, 'tools/bundle-server.mjs', [], { stdio: ['ignore', 'pipe', 'pipe'] });
    const { code, said } = await hearOut(child, exitOf(child));
    if (code !== 0) throw new Refusal(`The server could not be put together:\n${said}`);
  });
};

// For those who start the server of `npm start` by themselves: journeys and benchmarks.
if (import.meta.url === pathToFileURL(process.argv[1]).href)
  await runMain(() => ensureServerBuilt(process.execPath));
