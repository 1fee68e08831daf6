import { expect, it } from 'vitest';
import { createLog, logErrorsTo } from './log.ts';

const logged = (log: (logger: ReturnType<typeof createLog>) => void): Record<string, unknown> => {
  const lines: string[] = [];
  log(createLog('info', { write: (line) => void lines.push(line) }));
  return JSON.parse(lines.join()) as Record<string, unknown>;
};

it('an error is logged with its request, and without the connection that it comes from', () => {
  const client = { secretKey: 4_711, parsedStatements: { a: 'select' } };
  const error = Object.assign(new Error('terminating connection'), { code: '57P01', client });
  const line = logged((log) => logErrorsTo(log)(error, 'r-1'));
  expect(line).toMatchObject({ requestId: 'r-1', err: { message: 'terminating connection', code: '57P01' } });
  expect(JSON.stringify(line)).not.toContain('secretKey');
});

it.each([
  [true, '57P01', 30],
  [false, '57P01', 50],
  [true, '23505', 50],
])('at a stop (%s) a database that ends with the server is no failure: %s', (isEnding, code, level) => {
  const ending = new AbortController();
  if (isEnding) ending.abort();
  const error = Object.assign(new Error('terminating connection'), { code });
  expect(logged((log) => logErrorsTo(log, ending.signal)(error, 'r-1'))).toMatchObject({
    ...{ level, requestId: 'r-1' },
  });
});

it('a row that the database refused is logged without its values', () => {
  const detail = 'Key (email)=(olga@lindenhof.example) already exists.';
  const where = 'SQL statement "insert … olga"';
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'users_email_key',
    detail,
    where,
  });
  const line = logged((log) => logErrorsTo(log)(error));
  expect(line).toMatchObject({ err: { message: 'duplicate key', constraint: 'users_email_key' } });
  expect(JSON.stringify(line)).not.toContain('olga');
});

it('an address is logged without its token', () => {
  const req = {
    method: 'GET',
    url: '/hubs/pos?access_token=a.b.c',
    id: '1',
    headers: { authorization: 'x' },
  };
  expect(logged((log) => log.info({ req }, 'asked')).req).toEqual({
    method: 'GET',
    url: '/hubs/pos?access_token=redacted',
    id: '1',
  });
});

it.each(['node1', 'node1.internal', '10.0.1.7'])(
  'which node of several is out of reach is said: %s',
  (host) => {
    const error = new Error(
      `connection to the remote node tresen_app@${host}:5432 failed: no password supplied`,
    );
    expect(logged((log) => logErrorsTo(log)(error))).toMatchObject({
      err: {
        message: `connection to the remote node ${host}:5432 (as tresen_app) failed: no password supplied`,
      },
    });
  },
);
