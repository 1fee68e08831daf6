import { expect, it } from 'vitest';
import { similarPaths } from './similar-paths.ts';

const pages = [
  '/dashboards/home',
  '/dashboards/analytics',
  '/manage/receipts',
  '/setting/devices',
  '/setting/users',
];

it.each([
  ['/manage/receipt', ['/manage/receipts']],
  ['/receipts', ['/manage/receipts']],
  ['/dashboard/analytic', ['/dashboards/analytics']],
  ['/settings/user', ['/setting/users']],
  ['/xyz', []],
  ['/', []],
])('SHL-80: at %s somebody may have meant %j', (path, meant) =>
  expect(similarPaths(path, pages).slice(0, Math.max(meant.length, 1))).toEqual(meant),
);
