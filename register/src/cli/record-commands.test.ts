import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { applyPage } from '../master-data/apply-page.ts';
import { articlePut, categoryPut, pageOf, vatPut } from '../master-data/testing/pages.ts';
import { employeePut } from '../staff/testing.ts';
import { closeStore, openStore } from '../store/index.ts';
import { testFolder } from '../testing.ts';
import { dispatch } from './dispatch.ts';

/** Calls in this process; what it printed, or why it did not. */
const call = async (...args: string[]): Promise<string> => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const code = await dispatch(args);
    const { calls } = (code === 0 ? out : error).mock;
    return calls.map(([text]) => String(text)).join('');
  } finally {
    out.mockRestore();
    error.mockRestore();
  }
};

const pils = articlePut('Pils', 3, { plu: '7' });

/** A folder with one register that has an article. */
const folderOf = (...names: readonly string[]): string => {
  const folder = testFolder();
  for (const name of names) {
    const store = openStore(join(folder, `${name}.sqlite`));
    applyPage(store, null, pageOf('1', [vatPut('Regel', 1), categoryPut('Bier', 2), pils]));
    closeStore(store);
  }
  return folder;
};

describe('the commands for the records of a register', () => {
  it('list what it holds, show one, and say what it refused', async () => {
    const folder = folderOf('kasse');
    expect(await call('articles', '--store', folder)).toMatch(
      /^7 +Pils +4\.00\n1 article, 1 category, 1 vat; 0 refused\n$/,
    );
    expect(await call('articles', '--store', folder, '--search', 'wein')).toMatch(/^1 article/);
    expect(JSON.parse(await call('show', 'article', '7', '--store', folder))).toMatchObject({
      name: 'Pils',
      version: 3,
    });
    await call('refuse', 'article', 'P*', '--reason', 'voll', '--store', folder);
    const { refusals } = JSON.parse(await call('show', '--store', folder)) as { refusals: object[] };
    expect(refusals).toEqual([{ entity: 'article', pattern: 'P*', reason: 'voll' }]);
    expect(await call('refuse', '--nothing', '--store', folder)).toBe('takes everything\n');
  });

  it('edit by what people write, as a proposal', async () => {
    const folder = folderOf('kasse');
    const edited = await call(
      'edit',
      'article',
      '7',
      'price=4,50',
      'course=2',
      'favorite=true',
      '--store',
      folder,
    );
    expect(edited).toBe('proposed: {"price":450,"course":2,"favorite":true}\n');
    expect(await call('articles', '--store', folder)).toMatch(/4\.50 +proposed\n/);
    expect(await call('edit', 'article', 'Pils', 'price=4.50', '--store', folder)).toBe('nothing changes\n');
  });

  it.each([
    [['edit', 'article', '7', 'price=dear'], 'price: NOT_A_NUMBER (see: edit --help)\n'],
    [['edit', 'article', '7', 'cost=1'], '"cost=1" is no FIELD=VALUE of article (see: edit --help)\n'],
    [['edit', 'article', '8', 'price=1'], 'this register has no article "8" (see: edit --help)\n'],
    [['edit', 'article', '7'], 'something is missing (see: edit --help)\n'],
    [
      ['show', 'shelf', '1'],
      '"shelf" is none of: vat, category, printer, article, company, employee, terminal, room, table, buttonTemplate, buttonCategory, configuration (see: show --help)\n',
    ],
    [['refuse', 'article', '*'], '--reason is missing (see: refuse --help)\n'],
  ])('answer %j in one line', async (args, line) =>
    expect(await call(...args, '--store', folderOf('kasse'))).toBe(line),
  );

  it('ask which register, when a folder has several', async () => {
    const folder = folderOf('kasse-1', 'kasse-2');
    expect(await call('articles', '--store', folder)).toMatch(/holds several registers/);
    expect(await call('articles', '--store', folder, '--register', 'Kasse 2')).toMatch(/Pils/);
    expect(await call('articles', '--store', folder, '--register', 'Theke')).toMatch(/holds no "Theke"/);
  });

  it('give a register data of its own before it is linked', async () => {
    const folder = testFolder();
    expect(await call('seed-local', '--demo', 'cafe', '--name', 'Alt', '--store', folder)).toMatch(
      /alt\.sqlite holds \{"article":17,"category":7,"printer":3,"vat":2\}\n$/,
    );
    expect(await call('articles', '--store', folder)).toMatch(/Cappuccino +3\.80 +not linked\n/);
  });

  it('EMP-02: sign somebody in, and show nothing of how their PIN is verified', async () => {
    const folder = folderOf('kasse');
    const store = openStore(join(folder, 'kasse.sqlite'));
    applyPage(store, '1', pageOf('2', [employeePut('Mia', '4711', { permissions: ['discount'] })]));
    closeStore(store);
    const answers = [
      await call('login', 'mia', '4711', '--store', folder),
      await call('login', 'mia', '4712', '--store', folder),
      await call('unlock', 'mia', '--store', folder),
      await call('logout', '--store', folder),
    ];
    expect(answers).toEqual([
      'Mia is signed in: Waiter (restaurant); discount\n',
      'this is not the PIN of Mia; wrong PINs left: 4\n',
      'only somebody with the right "administration" can do this; sign in first\n',
      'no one is signed in\n',
    ]);
    expect(await call('show', 'employee', 'Mia', '--store', folder)).not.toMatch(/pinVerifier|pbkdf2/);
  });
});
