import { expect, it } from 'vitest';
import { refusalOf } from './refusal-of.ts';

const reset = (more: object = {}) => Object.assign(new Error('aborted'), { code: 'ECONNRESET', ...more });

it('a connection of the database that broke is no fault of whoever asks', () => {
  expect(refusalOf(reset())?.code).toBe('BUSY');
});

it('a client’s line that broke while its body came is no fault of the database', () => {
  expect(refusalOf(reset({ statusCode: 400 }))).toBeUndefined();
});
