import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

interface Import {
  readonly from: string;
  readonly to: string;
  readonly type?: boolean;
}

/** At least one import per rule that the rule must refuse, types and tests included where it matters. */
const forbidden: readonly (Import & { readonly rule: string })[] = [
  { rule: 'no-cycles', from: 'domain/src/kit/money/a.ts', to: 'domain/src/kit/money/b.ts' },
  { rule: 'unresolvable', from: 'register/src/lost.ts', to: 'register/src/gone.ts' },
  { rule: 'domain-is-pure', from: 'domain/src/kit/money/reads.ts', to: 'node:fs' },
  { rule: 'domain-is-pure', from: 'domain/src/kit/money/framework.ts', to: 'fastify' },
  { rule: 'domain-is-pure', from: 'domain/src/kit/money/types.ts', to: 'fastify', type: true },
  {
    rule: 'sides-meet-in-domain-only',
    from: 'web/src/kit/a.ts',
    to: 'server/src/kit/x/index.ts',
    type: true,
  },
  { rule: 'sides-meet-in-domain-only', from: 'server/src/kit/a.ts', to: 'register/src/index.ts' },
  { rule: 'sides-meet-in-domain-only', from: 'register/src/a.ts', to: 'web/src/kit/x/index.ts' },
  { rule: 'sides-meet-in-domain-only', from: 'server/src/kit/b.test.ts', to: 'tools/x.ts' },
  { rule: 'kit-knows-no-area', from: 'server/src/kit/c.ts', to: 'server/src/sales/receipts/index.ts' },
  { rule: 'kit-knows-no-area', from: 'web/src/kit/c.ts', to: 'web/src/shell/index.ts', type: true },
  { rule: 'kit-knows-no-area', from: 'domain/src/kit/money/c.ts', to: 'domain/src/sales/receipts/index.ts' },
  {
    rule: 'tests-import-only-the-testing-of-app',
    from: 'server/src/sales/receipts/d.test.ts',
    to: 'server/src/app/x.ts',
  },
  { rule: 'nothing-imports-app', from: 'server/src/sales/receipts/d.ts', to: 'server/src/app/x.ts' },
  { rule: 'nothing-imports-app', from: 'web/src/shell/d.tsx', to: 'web/src/app/x.ts', type: true },
  {
    rule: 'areas-look-one-way',
    from: 'web/src/master-data/vats/w.tsx',
    to: 'web/src/organization/units/index.ts',
  },
  {
    rule: 'areas-look-one-way',
    from: 'domain/src/organization/units/w.ts',
    to: 'domain/src/master-data/vats/index.ts',
    type: true,
  },
  {
    rule: 'areas-look-one-way',
    from: 'server/src/fleet/devices/w.ts',
    to: 'server/src/shop/orders/index.ts',
  },
  {
    rule: 'areas-look-one-way',
    from: 'web/src/fleet/devices/w.tsx',
    to: 'web/src/fiscal/security-devices/index.ts',
  },
  {
    rule: 'areas-look-one-way',
    from: 'server/src/fleet/licence-service/w.ts',
    to: 'server/src/shop/products/index.ts',
  },
  { rule: 'areas-know-no-shell', from: 'web/src/sales/receipts/e.tsx', to: 'web/src/shell/index.ts' },
  {
    rule: 'feature-only-through-its-index',
    from: 'server/src/sales/receipts/f.ts',
    to: 'server/src/sales/dashboards/x.ts',
  },
  {
    rule: 'feature-only-through-its-index',
    from: 'web/src/fleet/devices/f.tsx',
    to: 'web/src/sales/receipts/x.ts',
    type: true,
  },
  {
    rule: 'feature-only-through-its-index',
    from: 'domain/src/sales/receipts/f.ts',
    to: 'domain/src/sales/closings/x.ts',
  },
  {
    rule: 'feature-only-through-its-index',
    from: 'server/src/fleet/devices/g.ts',
    to: 'server/src/sales/shared.ts',
  },
  {
    rule: 'feature-only-through-its-index-from-above',
    from: 'server/src/app/g.ts',
    to: 'server/src/sales/receipts/x.ts',
  },
  {
    rule: 'feature-only-through-its-index-from-above',
    from: 'web/src/shell/g.tsx',
    to: 'web/src/sales/receipts/x.ts',
  },
  {
    rule: 'feature-only-through-its-index-from-above',
    from: 'server/src/sales/g.ts',
    to: 'server/src/sales/receipts/x.ts',
  },
  { rule: 'sql-only-in-stores', from: 'server/src/sales/receipts/h.ts', to: 'pg' },
  { rule: 'sql-only-in-stores', from: 'server/src/sales/receipts/i.service.ts', to: 'kysely', type: true },
];

const allowed: readonly Import[] = [
  // The way back, a type only, makes the cycle; it is reported at its other end.
  { from: 'domain/src/kit/money/b.ts', to: 'domain/src/kit/money/a.ts', type: true },
  { from: 'domain/src/sales/receipts/ok.ts', to: 'zod' },
  { from: 'domain/src/sales/receipts/ok2.ts', to: 'domain/src/sales/closings/index.ts' },
  { from: 'domain/src/kit/money/ok.test.ts', to: 'node:fs' },
  { from: 'server/src/sales/receipts/ok.store.ts', to: 'pg' },
  { from: 'server/src/kit/db/ok.ts', to: 'kysely' },
  { from: 'server/src/sales/receipts/ok.ts', to: 'server/src/kit/x/index.ts' },
  { from: 'server/src/shop/orders/ok2.ts', to: 'server/src/fleet/devices/index.ts' },
  { from: 'web/src/organization/units/ok.tsx', to: 'web/src/master-data/vats/index.ts' },
  { from: 'web/src/master-data/vats/ok.test.tsx', to: 'web/src/organization/units/index.ts' },
  { from: 'server/src/sales/receipts/ok3.ts', to: 'server/src/sales/shared.ts' },
  { from: 'server/src/sales/ok.ts', to: 'server/src/sales/receipts/index.ts' },
  { from: 'server/src/app/ok.ts', to: 'server/src/sales/receipts/index.ts' },
  { from: 'server/src/app/ok2.ts', to: 'domain/src/kit/money/ok.ts' },
  { from: 'web/src/shell/ok.tsx', to: 'web/src/sales/receipts/index.ts' },
  { from: 'web/src/app/ok.tsx', to: 'web/src/shell/index.ts' },
  { from: 'register/src/ok.ts', to: 'domain/src/kit/money/ok.ts' },
  { from: 'tools/ok.ts', to: 'server/src/app/x.ts' },
  { from: 'e2e/ok.ts', to: 'register/src/index.ts' },
];

let tree: string;
let found: string[];
let ruleNames: string[];

const write = (path: string, content: string): void => {
  const file = join(tree, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const isPackage = (to: string): boolean => !/^\w+\/src\/|^tools\//.test(to);

const statement = ({ from, to, type }: Import): string => {
  const path = relative(dirname(from), to);
  const specifier = isPackage(to) ? to : path.startsWith('.') ? path : `./${path}`;
  return `import ${type ? 'type ' : ''}{ x } from '${specifier}';\nexport const y${type ? ': typeof x' : ''} = ${type ? '1' : 'x'};\n`;
};

const plant = (): void => {
  const imports = [...forbidden, ...allowed];
  for (const name of ['pg', 'kysely', 'fastify', 'zod']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'exports.x = 1;\n');
  }
  const targets = imports.map(({ to }) => to).filter((to) => !isPackage(to) && !to.includes('gone'));
  for (const to of targets) write(to, 'export const x = 1;\n');
  for (const entry of imports) write(entry.from, statement(entry));
};

interface Result {
  readonly summary: {
    readonly violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[];
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] };
  };
}

const cruise = async (): Promise<Result['summary']> => {
  const args = ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json'];
  const folders = ['domain', 'server', 'web', 'register', 'e2e', 'tools'];
  const { stdout } = await promisify(execFile)(process.execPath, [cruiser, ...args, ...folders], {
    cwd: tree,
  });
  return (JSON.parse(stdout) as Result).summary;
};

beforeAll(async () => {
  tree = mkdtempSync(join(realpathSync(tmpdir()), 'tresen-boundaries-'));
  plant();
  const { violations, ruleSetUsed } = await cruise();
  found = violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  ruleNames = ruleSetUsed.forbidden.map(({ name }) => name);
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('the import rules', () => {
  test.each(forbidden)('$rule refuses $from → $to', ({ rule, from }) => {
    expect(found).toContain(`${rule}: ${from}`);
  });

  test('refuse nothing else', () => {
    const expected = new Set(forbidden.map(({ rule, from }) => `${rule}: ${from}`));
    expect(found.filter((violation) => !expected.has(violation))).toEqual([]);
  });

  test('are each seen to refuse something', () => {
    const seen = new Set(forbidden.map(({ rule }) => rule));
    expect(ruleNames.filter((name) => !seen.has(name))).toEqual([]);
    expect(ruleNames).not.toEqual([]);
  });
});
