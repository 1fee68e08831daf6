import { expect, test } from 'vitest';
// @ts-expect-error It runs on whatever Node is there, before anything is installed.
import { readAudit } from './audit.mjs';
// @ts-expect-error It runs on whatever Node is there, before anything is installed.
import { readLock } from './runtime-packages.mjs';

const lock = readLock();
const via = [{ title: 'Anybody may read anything', url: 'https://github.com/advisories/GHSA-1' }];
const answer = (given: object) => {
  const one = {
    name: 'fastify',
    severity: 'high',
    range: '<99',
    via,
    nodes: ['node_modules/fastify'],
    ...given,
  };
  return JSON.stringify({ auditReportVersion: 2, vulnerabilities: { [one.name]: one } });
};

test.each(['high', 'critical'])('a package that is delivered with a %s fault is told', (severity) =>
  expect(readAudit(answer({ severity }), lock)).toEqual({
    faults: [`fastify <99: ${severity}. Anybody may read anything (https://github.com/advisories/GHSA-1)`],
  }),
);

test('one that has it from another names that one', () =>
  expect(readAudit(answer({ via: ['find-my-way'] }), lock)).toEqual({
    faults: ['fastify <99: high. by find-my-way'],
  }));

test.each([
  ['a lesser fault', { severity: 'moderate' }],
  ['a package of tests', { name: 'vitest', nodes: ['node_modules/vitest'] }],
])('%s stops nobody', (_name, given) => expect(readAudit(answer(given), lock)).toEqual({ faults: [] }));

test.each([
  [
    JSON.stringify({
      message: '405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1',
      statusCode: 405,
    }),
    '405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1',
  ],
  [JSON.stringify({ error: { code: 'ENOLOCK' } }), 'no answer'],
  ['', 'no answer'],
  ['<html>', 'no answer'],
])('a registry that answers %j says nothing of anything', (text, refused) =>
  expect(readAudit(text, lock)).toEqual({ refused }),
);
