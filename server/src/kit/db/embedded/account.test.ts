import { describe, expect, it } from 'vitest';
import { chooseAccount, wordOnAccount } from './account.ts';

const root = 'root:x:0:0:root:/root:/bin/bash';
const nobody = 'nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin';
const tresen = 'tresen:x:998:997::/home/tresen:/bin/sh';
const all = `${[root, nobody, tresen].join('\n')}\n`;

describe('as root PostgreSQL runs', () => {
  it('as a user of its own, where there is one', () => {
    const account = chooseAccount(all, undefined);
    expect(account).toEqual({ uid: 998, gid: 997 });
    expect(wordOnAccount(all, account, '/data/cluster')).toBeUndefined();
  });

  it('as nobody where there is none, with a word on what to do', () => {
    const account = chooseAccount(`${root}\n${nobody}`, undefined);
    expect(account).toEqual({ uid: 65534, gid: 65533 });
    expect(wordOnAccount(all, account, '/data/cluster')).toMatch(
      /nobody.*useradd --system tresen.*chown -R tresen: \/data\/cluster/,
    );
  });

  it('as whoever owns the cluster already, never as root', () => {
    expect(chooseAccount(all, { uid: 1000, gid: 1000 })).toEqual({ uid: 1000, gid: 1000 });
    expect(chooseAccount(all, { uid: 0, gid: 0 })).toEqual({ uid: 998, gid: 997 });
    expect(() => chooseAccount(root, undefined)).toThrow('useradd --system tresen');
  });

  it('without a word where Tresen itself is a normal user', () => {
    expect(wordOnAccount(all, undefined, '/data/cluster')).toBeUndefined();
  });
});
