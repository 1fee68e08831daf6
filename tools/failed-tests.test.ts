import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
// @ts-expect-error Vitest runs it as it is, beside the programs of this folder.
import ErrorsReporter, { errorsFileKey } from './errors-reporter.mjs';
// @ts-expect-error It runs on whatever Node is there, before anything is installed.
import * as failed from './failed-tests.mjs';

const {
  describeFailed,
  failedBesideTests,
  failedInPlaywright,
  failedInVitest,
  repeatedInPlaywright,
  skippedInVitest,
} = failed;

afterEach(() => vi.unstubAllEnvs());

describe('at the end of a run stands what failed', () => {
  test('and how many tests were to run and did not: not those that are left to the full run', () => {
    const assertionResults = [
      { status: 'passed', tags: ['full'] },
      { status: 'failed', tags: [] },
      { status: 'skipped', tags: ['full'] },
      { status: 'skipped', tags: [] },
      { status: 'todo' },
    ];
    expect(skippedInVitest({ testResults: [{ assertionResults }, {}] })).toBe(2);
    expect(skippedInVitest({})).toBe(0);
  });

  test('of Vitest: each test, and a file that broke before its first', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a holds', failureMessages: [] },
      { status: 'failed', fullName: 'a breaks', failureMessages: ['AssertionError: 1 is not 2\n at x'] },
    ];
    const testResults = [
      { name: 'a.test.ts', status: 'failed', assertionResults },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: assertionResults.slice(0, 1) },
    ];
    expect(failedInVitest({ testResults })).toEqual([
      { file: 'a.test.ts', name: 'a breaks', message: 'AssertionError: 1 is not 2\n at x' },
      { file: 'b.test.ts', name: '(the file itself)', message: 'Cannot find module' },
    ]);
  });

  test('of Vitest: what ended a process in the middle of a file, with its cause', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tresen-errors-'));
    const file = join(folder, 'errors.json');
    vi.stubEnv(errorsFileKey, file);
    const cause = new Error('Worker exited unexpectedly with signal SIGSEGV');
    new ErrorsReporter().onTestRunEnd([], [new Error('Worker forks emitted error.', { cause })]);
    expect(failedBesideTests(JSON.parse(readFileSync(file, 'utf8')))).toEqual([
      { file: '', name: '(beside the tests)', message: `Worker forks emitted error.\n${cause.message}` },
    ]);
    rmSync(folder, { recursive: true });
  });

  test('of Playwright: what failed, and by itself what passed only when repeated', () => {
    const spec = (title: string, status: string, message?: string) => ({
      file: 'a.spec.ts',
      title,
      tests: [{ status, results: [{ error: message === undefined ? undefined : { message } }] }],
    });
    const suites = [
      {
        specs: [spec('holds', 'expected')],
        suites: [{ specs: [spec('breaks', 'unexpected', 'no'), spec('wavers', 'flaky', 'once')] }],
      },
    ];
    expect(failedInPlaywright({ suites, errors: [] })).toEqual([
      { file: 'a.spec.ts', name: 'breaks', message: 'no' },
    ]);
    expect(repeatedInPlaywright({ suites })).toEqual([
      { file: 'a.spec.ts', name: 'wavers', message: 'once' },
    ]);
  });

  test('with the beginning of its message', () => {
    const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const text: string = describeFailed([{ part: 'unit', file: 'a.test.ts', name: 'a breaks', message }]);
    expect(text).toMatch(/^✗ unit: a\.test\.ts\n {2}a breaks\nline 0\n/);
    expect(text).toContain('line 11');
    expect(text).not.toContain('line 12');
  });
});
