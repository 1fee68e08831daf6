import { expect, it, test } from 'vitest';
import { archiveFindings, isSafeName, readLogFileName, verdictOf } from './index.ts';

test.each<[string, object | undefined]>([
  [
    'Unixt_1562784064_Sig-112_Log-Tra_No-18_Finish_Client-955002-00.log',
    { kind: 'transaction', signatureCounter: 112, transaction: 18, step: 'Finish', clientId: '955002-00' },
  ],
  [
    'Unixt_1562784064_Sig-111_Log-Tra_No-18_Start_Client-A_B.log',
    { kind: 'transaction', signatureCounter: 111, transaction: 18, step: 'Start', clientId: 'A_B' },
  ],
  ['Unixt_1_Sig-2_Log-Sys_AuthenticateUser.log', { kind: 'system', signatureCounter: 2 }],
  ['Gent_20190710184104Z_Sig-3_Log-Aud.log', { kind: 'audit', signatureCounter: 3 }],
  ['Utct_190710184104Z_Sig-4_Log-Sys_UpdateTime.log', { kind: 'system', signatureCounter: 4 }],
  ['Unixt_1_Sig-2_Log-Tra_No-x_Start.log', undefined],
  ['info.csv', undefined],
  ['Unixt_1_Sig-99999999999999999999_Log-Aud.log', undefined],
])('the name %s', (name, read) => expect(readLogFileName(name)).toEqual(read));

test.each([
  ['a/b.log', true],
  ['..log', true],
  ['../etc/passwd', false],
  ['a/../../b', false],
  ['/etc/passwd', false],
  ['C:\\Windows', false],
  ['a\u0000b', false],
  ['x'.repeat(513), false],
])('the name %j is safe: %s', (name, isSafe) => expect(isSafeName(name)).toBe(isSafe));

it('is in doubt by any finding but those that devices in order have, too', () => {
  expect(verdictOf({})).toBe('sound');
  expect(archiveFindings.filter((finding) => verdictOf({ [finding]: 1 }) === 'sound')).toEqual([
    'transactionOpen',
    'entryUnknown',
  ]);
  expect(verdictOf({ signatureWrong: 0 })).toBe('sound');
});
