import { expect, it } from 'vitest';
import { refusalOf } from './refusal-of.ts';

const reset = (more: object = {}) => Object.assign(new Error('aborted'), { code: 'ECONNRESET', ...more });

it('a connection of the database that broke is no fault of whoever asks', () => {
  expect(refusalOf(reset())?.code).toBe('BUSY');
});

it('a client’s line that broke while its body came is no fault of the database', () => {
  expect(refusalOf(reset({ statusCode: 400 }))).toBeUndefined();
});

const internal = (message: string) => Object.assign(new Error(message), { code: 'XX000', severity: 'ERROR' });

it('a node of several that broke off is no fault of whoever asks, and anything else internal stays one', () => {
  expect(refusalOf(internal('failure on connection marked as essential: node1:5432'))?.code).toBe('BUSY');
  expect(refusalOf(internal('unexpected data beyond EOF'))).toBeUndefined();
});
