import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, runMain } from './install.mjs';
import { readLock, runtimePackages } from './runtime-packages.mjs';

// npm run sbom: what the product is made of, as CycloneDX 1.6 (ECMA-424), from the lockfile alone. The same lockfile
// gives the same file, byte for byte: no time and no random number stands in it.

const file = 'sbom.cdx.json';

const purlOf = ({ name, entry }) => `pkg:npm/${name.replace(/^@/, '%40')}@${entry.version}`;

const hashOf = (integrity) => {
  const [, algorithm, digest] = /^(sha512|sha256|sha1)-(\S+)/.exec(integrity ?? '') ?? [];
  if (!digest) return [];
  const alg = { sha512: 'SHA-512', sha256: 'SHA-256', sha1: 'SHA-1' }[algorithm];
  return [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }];
};

/** An expression of SPDX names, else whatever the package calls it. */
const licencesOf = (licence) => {
  if (!licence) return [];
  const isExpression = /^\(?[\w.+-]+(?: (?:OR|AND|WITH) [\w.+-]+)*\)?$/.test(licence);
  return [isExpression ? { expression: licence } : { license: { name: licence } }];
};

/** Packages that tell their licence in a file of its own only. */
const toldElsewhere = { 'combine-errors': 'MIT', 'png-js': 'MIT' };

const componentOf = (found) => {
  const { name, entry } = found;
  const [, group, bare] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [undefined, undefined, name];
  const [hashes, licenses] = [hashOf(entry.integrity), licencesOf(entry.license ?? toldElsewhere[name])];
  return {
    type: 'library',
    'bom-ref': purlOf(found),
    ...(group && { group }),
    name: bare,
    version: entry.version,
    scope: entry.optional ? 'optional' : 'required',
    ...(hashes.length > 0 && { hashes }),
    ...(licenses.length > 0 && { licenses }),
    purl: purlOf(found),
  };
};

const byRef = (key) => (a, b) => (a[key] < b[key] ? -1 : 1);

/** A UUID of the content's own. */
const serialOf = (text) => {
  const hex = createHash('sha256').update(text).digest('hex');
  const [a, b, c, d, e] = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(13, 16),
    hex.slice(17, 20),
    hex.slice(20, 32),
  ];
  return `urn:uuid:${a}-${b}-8${c}-a${d}-${e}`;
};

/** The bill of materials of a lockfile. */
export const billOf = (lock) => {
  const { name, version, license } = lock.packages[''];
  const packages = runtimePackages(lock);
  const refOf = new Map(packages.map((found) => [found.place, purlOf(found)]));
  const product = { type: 'application', 'bom-ref': `pkg:npm/${name}@${version}`, name, version };
  const components = new Map(packages.map((found) => [purlOf(found), componentOf(found)]));
  const edges = new Map([[product['bom-ref'], new Set()]]);
  for (const { place, needs } of packages) {
    const ref = refOf.get(place);
    const dependsOn = edges.get(ref) ?? new Set();
    for (const need of needs) dependsOn.add(refOf.get(need));
    edges.set(ref, dependsOn);
    if (!place.includes('node_modules/')) edges.get(product['bom-ref']).add(ref);
  }
  for (const place of Object.keys(lock.packages[''].optionalDependencies).map(
    (key) => `node_modules/${key}`,
  )) {
    if (refOf.has(place)) edges.get(product['bom-ref']).add(refOf.get(place));
  }
  const content = {
    metadata: { component: { ...product, licenses: licencesOf(license), purl: product['bom-ref'] } },
    components: [...components.values()].sort(byRef('bom-ref')),
    dependencies: [...edges].map(([ref, on]) => ({ ref, dependsOn: [...on].sort() })).sort(byRef('ref')),
  };
  const head = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
  };
  return { ...head, serialNumber: serialOf(JSON.stringify(content)), version: 1, ...content };
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runMain(async () => {
    const bill = billOf(readLock());
    writeFileSync(join(root, file), `${JSON.stringify(bill, undefined, 2)}\n`);
    console.log(`${file}: ${bill.components.length} packages`);
  });
}
