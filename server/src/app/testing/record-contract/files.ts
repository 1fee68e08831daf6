import { expect, it } from 'vitest';
import { allSources } from '../../../master-data/index.ts';
import { check, download, upload } from '../import-files.ts';
import type { Bench } from './bench.ts';

export function describeFormats(bench: Bench, formats: readonly string[]): void {
  const { contract, fresh, created } = bench;
  const { exported, reported } = filesOf(bench);

  it.each(formats)('leaves as %s and comes back without a change', async (format) => {
    const { values } = await created({ ...fresh(), ...contract.change });
    const file = await exported(format, values.name);
    expect(await reported(file)).toMatchObject({ created: 0, changed: 0, unchanged: 1, faulty: 0 });
  });
}

/** A kind of record in files. */
function filesOf({ contract: { entity }, world }: Bench) {
  const { plural } = allSources[entity];
  const reported = async (file: Uint8Array) => {
    const { app, owner } = world();
    return (await check(app, owner, await upload(app, owner, file, { plural }))).report;
  };
  const exported = async (format: string, search: unknown): Promise<Uint8Array> => {
    const { app, owner } = world();
    const filter = encodeURIComponent(JSON.stringify({ search }));
    const response = await download(app, owner, `/api/exports/${plural}.${format}?filter=${filter}`);
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };

  return { reported, exported };
}

export function describeChangedFile(bench: Bench): void {
  const { contract, world, api, created } = bench;
  const { exported, reported } = filesOf(bench);

  it('comes back from a file after it was changed here, with what changes told', async () => {
    const { id, values } = await created();
    const file = await exported('csv', values.name);
    await api().save(world().owner, { ...values, ...contract.change, id, version: 1 });
    const report = await reported(file);
    expect(report).toMatchObject({ created: 0, changed: 1, unchanged: 0, faulty: 0 });
    expect(report?.preview[0]?.changes).toHaveLength(Object.keys(contract.change).length);
  });
}
