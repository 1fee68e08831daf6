import type { Change } from '@tresen/domain/master-data/sync';
import { describe, expect, it } from 'vitest';
import { applyPage } from '../master-data/apply-page.ts';
import { idOf, pageOf } from '../master-data/testing/pages.ts';
import type { Store } from '../store/index.ts';
import { testStore } from '../testing.ts';
import { type StaffRefusal, signedIn, signIn, signOut, unlock } from './index.ts';
import { employeePut as put, verifierOf } from './testing.ts';

const employeePut = (name: string, content: object = {}): Change => put(name, '4711', content);

/** A register with these people; it has no cloud to ask. */
const registerWith = (...people: readonly Change[]): Store => {
  const store = testStore();
  applyPage(store, null, pageOf('1', people));
  return store;
};

/** Why somebody was not let in. */
const refusalOf = async (store: Store, name: string, pin: string): Promise<string> => {
  try {
    await signIn(store, name, pin);
    return 'let in';
  } catch (error) {
    return (error as StaffRefusal).code;
  }
};

const tryWrong = async (store: Store, times: number): Promise<string[]> => {
  const codes: string[] = [];
  for (let at = 0; at < times; at += 1) codes.push(await refusalOf(store, 'Mia', '0000'));
  return codes;
};

describe('signing in at a register (EMP-02, contract 25)', () => {
  it('EMP-02: works without the cloud, by name, number or id', async () => {
    const store = registerWith(employeePut('Mia', { personnelNumber: '12' }));
    for (const who of ['mia', '12', idOf('Mia')])
      expect((await signIn(store, who, '4711')).content.name).toBe('Mia');
    expect(signedIn(store)?.content.name).toBe('Mia');
    signOut(store);
    expect(signedIn(store)).toBeUndefined();
  });

  it('EMP-02: a wrong PIN is refused, and after five of them the right one, too', async () => {
    const store = registerWith(employeePut('Mia'));
    expect(await tryWrong(store, 5)).toEqual(['WRONG_PIN', 'WRONG_PIN', 'WRONG_PIN', 'WRONG_PIN', 'LOCKED']);
    expect(await refusalOf(store, 'Mia', '4711')).toBe('LOCKED');
  });

  it('EMP-02: the right PIN in between begins anew', async () => {
    const store = registerWith(employeePut('Mia'));
    await tryWrong(store, 4);
    expect(await refusalOf(store, 'Mia', '4711')).toBe('let in');
    expect(await tryWrong(store, 4)).not.toContain('LOCKED');
  });

  it('EMP-02: tries at once count each, so that nobody gets a sixth', async () => {
    const store = registerWith(employeePut('Mia'));
    const codes = await Promise.all(Array.from({ length: 8 }, () => refusalOf(store, 'Mia', '0000')));
    expect(codes.filter((code) => code === 'LOCKED').length).toBeGreaterThanOrEqual(3);
    expect(await refusalOf(store, 'Mia', '4711')).toBe('LOCKED');
  });

  it('EMP-02: a new PIN from the cloud opens the lock', async () => {
    const store = registerWith(employeePut('Mia'));
    await tryWrong(store, 5);
    applyPage(store, '1', pageOf('2', [employeePut('Mia', { pinVerifier: verifierOf('93815') })]));
    expect(await refusalOf(store, 'Mia', '93815')).toBe('let in');
  });

  it('EMP-08: who has the right of administration lifts the lock of a colleague', async () => {
    const store = registerWith(employeePut('Mia'), employeePut('Rosa', { permissions: ['administration'] }));
    await tryWrong(store, 5);
    await signIn(store, 'Rosa', '4711');
    unlock(store, 'Mia');
    expect(await refusalOf(store, 'Mia', '4711')).toBe('let in');
    expect(() => unlock(store, 'Mia')).toThrow('administration');
  });

  it('EMP-02: two with one PIN are told apart by who they say they are, two with one name by their number', async () => {
    const store = registerWith(employeePut('Mia'), employeePut('Rosa'), {
      ...employeePut('Rosa', { personnelNumber: '7' }),
      id: idOf('another Rosa'),
    });
    expect((await signIn(store, 'Mia', '4711')).content.name).toBe('Mia');
    expect(await refusalOf(store, 'Rosa', '4711')).toBe('SEVERAL');
    expect((await signIn(store, '7', '4711')).id).toBe(idOf('another Rosa'));
  });

  it.each([
    ['nobody of that name', employeePut('Rosa'), 'UNKNOWN'],
    ['who is not active', employeePut('Mia', { isActive: false }), 'UNKNOWN'],
    ['who has no PIN', employeePut('Mia', { pinVerifier: null }), 'NO_PIN'],
    [
      'whose verifier is of an unknown format',
      employeePut('Mia', { pinVerifier: 'scrypt$1$2$3' }),
      'WRONG_PIN',
    ],
  ])('EMP-02: does not let in %s', async (_what, person, code) => {
    expect(await refusalOf(registerWith(person), 'Mia', '4711')).toBe(code);
  });

  it('lets nobody stay in who has left the branch', async () => {
    const store = registerWith(employeePut('Mia'));
    await signIn(store, 'Mia', '4711');
    applyPage(store, '1', pageOf('2', [{ ...employeePut('Mia'), operation: 'delete', content: null }]));
    expect(signedIn(store)).toBeUndefined();
  });
});
