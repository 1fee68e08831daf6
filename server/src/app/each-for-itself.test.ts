import { expect, it } from 'vitest';
import { eachForItself } from './each-for-itself.ts';

it('what fails of a clean-up holds up nothing behind it, and is told at the end', async () => {
  const done: string[] = [];
  const failing = async () => {
    throw new Error('the disk is gone');
  };
  const all = [
    async () => void done.push('accounts'),
    failing,
    undefined,
    async () => void done.push('jobs'),
  ];
  await expect(eachForItself(all)).rejects.toMatchObject({ errors: [{ message: 'the disk is gone' }] });
  expect(done).toEqual(['accounts', 'jobs']);
  await eachForItself([async () => void done.push('again')]);
  expect(done.at(-1)).toBe('again');
});
