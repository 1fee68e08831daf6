import { expect, it } from 'vitest';
import { laggingRegisters } from './lagging-registers.ts';

const register = (posVersion: string) => ({ id: posVersion, name: posVersion, posVersion, status: 1 });

it('CNT-08: a release is new for registers with an older version, and for none whose version is not known', () => {
  const registers = ['6.9', '6.12.0', '6.12.1', ''].map(register);
  expect(laggingRegisters('6.12', registers).map(({ name }) => name)).toEqual(['6.9']);
  expect(laggingRegisters('6.12.1', registers)).toHaveLength(2);
});
