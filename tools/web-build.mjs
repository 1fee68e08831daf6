import { join } from 'node:path';
import { buildOnce, hearOut } from './build-stamp.mjs';
import { exitOf, startNode } from './children.mjs';
import { Refusal, root } from './install.mjs';

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
  const { code, said } = await hearOut(child, exitOf(child));
  if (code !== 0) throw new Refusal(`The web app could not be built:\n${said}`);
};

/**
 * Builds the web app if anything it is made of has changed since the last whole build.
 * @throws {Refusal} with the build's own words
 */
export const ensureWebBuilt = (node, print = console.log) => {
  const { BUILD_NR, BUILD_TAG } = process.env;
  const made = {
    name: 'web',
    inputs: ['web', 'domain/src', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.leaf.json'],
    settings: [BUILD_NR, BUILD_TAG],
    result: 'web/dist/index.html',
  };
  return buildOnce(made, async () => {
    print('Building the web app …');
    await vite(node);
  });
};
