import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { testFolder } from '../testing.ts';
import { dispatch } from './dispatch.ts';

type Ended = Readonly<{ code: number; out: string; error: string }>;

/** Calls in this process, with what it would have printed. */
const call = async (...args: string[]): Promise<Ended> => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const textOf = (spy: typeof out) => spy.mock.calls.map(([text]) => String(text)).join('');
  try {
    return { code: await dispatch(args), out: textOf(out), error: textOf(error) };
  } finally {
    out.mockRestore();
    error.mockRestore();
  }
};

describe('the command line', () => {
  it.each([
    [
      ['pay'],
      'unknown command "pay"; known: link, run, replay, simulate, sell, close, print, demo, backup, restore, sync, articles, buttons, show, edit, login, logout, unlock, licence, tse, refuse, seed-local',
    ],
    [['link', '--name', 'K', '--store', 's'], '--server is missing (see: link --help)'],
    [
      ['link', '--server', 'here', '--name', 'K'],
      '--server must be an address like http://localhost:3000 (see: link --help)',
    ],
    [['run', '--store', '/does/not/exist'], '/does/not/exist is no folder (see: run --help)'],
    [['run', '--bogus'], "Unknown option '--bogus' (see: run --help)"],
    [['replay'], 'the file is missing (see: replay --help)'],
    [
      ['replay', 'f', '--server', 'http://h', '--approve-as', 'nobody'],
      '--approve-as must be EMAIL:PASSWORD (see: replay --help)',
    ],
    [
      ['demo', '--server', 'http://h', '--password', 'p', '--days', '0'],
      '--days must be a whole number of at least 1 (see: demo --help)',
    ],
  ])('answers %j with one line and exit code 2', async (args, line) => {
    const { code, error } = await call(...args);
    expect(error).toBe(`${line}\n`);
    expect(code).toBe(2);
  });

  it('leaves no store behind when the call was wrong', async () => {
    const folder = join(testFolder(), 'stores');
    await call('link', '--name', 'K', '--store', folder);
    expect(existsSync(folder)).toBe(false);
  });

  it('tells what each command does', async () => {
    for (const command of ['link', 'run', 'replay', 'simulate', 'close', 'demo']) {
      const { code, out } = await call(command, '--help');
      expect(out).toMatch(new RegExp(`^${command} .*--`));
      expect(code).toBe(0);
    }
  });

  it('says so when a folder holds no linked register', async () => {
    const folder = testFolder();
    writeFileSync(join(folder, 'note.txt'), '');
    const { code, error } = await call('simulate', '--store', folder, '--days', '2');
    expect(error).toBe(
      `${folder} holds no linked register; use the command "link" first (see: simulate --help)\n`,
    );
    expect(code).toBe(2);
  });

  it('ends its process with the exit code', () => {
    const { status, stderr } = spawnSync(process.execPath, [
      join(import.meta.dirname, '..', 'main.ts'),
      'pay',
    ]);
    expect(String(stderr)).toMatch(/^unknown command "pay"/);
    expect(status).toBe(2);
  });
});
