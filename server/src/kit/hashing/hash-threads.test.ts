import { expect, test } from 'vitest';
import { createHashThreads } from './hash-threads.ts';

const cost = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };
const threads = createHashThreads(2);

const hashOf = async (password: string): Promise<string> => {
  const answer = await threads.run({ kind: 'hash', password, cost });
  return 'hash' in answer ? answer.hash : '';
};
const fits = async (verifier: string, password: string): Promise<boolean> => {
  const answer = await threads.run({ kind: 'verify', verifier, password });
  return 'fits' in answer && answer.fits;
};

test('each of many that ask at once gets the answer to its own password', async () => {
  const passwords = Array.from({ length: 20 }, (_, index) => `Pässwort-${index}`);
  const verifiers = await Promise.all(passwords.map(hashOf));
  expect(new Set(verifiers).size).toBe(20);
  expect(await Promise.all(verifiers.map((verifier, index) => fits(verifier, `Pässwort-${index}`)))).toEqual(
    passwords.map(() => true),
  );
  expect(await fits(verifiers[0] ?? '', 'Pässwort-1')).toBe(false);
});

test('what is no verifier is an error, and the thread goes on', async () => {
  await expect(fits('no verifier', 'x')).rejects.toThrow('not a password hash');
  expect(await fits(await hashOf('x'), 'x')).toBe(true);
});
