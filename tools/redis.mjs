import { installPackage, run } from './apt.mjs';

const isThere = (program) =>
  run(program, ['--version'], { timeout: 20_000 }).then(
    () => true,
    () => false,
  );

/** Sees to it that tests can start a Redis: the one that `REDIS_SERVER` names, or Debian's, which root gets installed. */
export const ensureRedis = async () => {
  const named = process.env.REDIS_SERVER;
  if (named || (await isThere('redis-server'))) return;
  await installPackage('redis-server');
};
