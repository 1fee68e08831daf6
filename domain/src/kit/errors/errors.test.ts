import { expect, test } from 'vitest';
import { AppError, type ErrorCode, errorTable, statusOfKind } from './index.ts';

const codes = Object.keys(errorTable) as ErrorCode[];

test('ERR-49: every kind of error has its HTTP status', () => {
  expect(statusOfKind).toEqual({
    unauthenticated: 401,
    forbidden: 403,
    notFound: 404,
    conflict: 409,
    invalid: 422,
    badRequest: 400,
    tooLarge: 413,
    tooMany: 429,
    internal: 500,
    unavailable: 503,
  });
});

test.each(codes)('%s is written like a code and has a kind with a status', (code) => {
  expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
  expect(statusOfKind[errorTable[code].kind]).toBeGreaterThanOrEqual(400);
});

test('an error carries its code, its kind and the parameters of its sentence', () => {
  const error = new AppError('NAME_TAKEN', { name: 'Marienplatz' });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'AppError',
    code: 'NAME_TAKEN',
    kind: 'invalid',
    message: 'NAME_TAKEN',
    parameters: { name: 'Marienplatz' },
  });
  expect(new AppError('INTERNAL').parameters).toEqual({});
});
