import { randomUUID } from 'node:crypto';
import { isSynced } from '@tresen/domain/kit/entities';
import { expect, it } from 'vitest';
import { Mirror } from '../master-data.ts';
import { dataOf } from '../test-app.ts';
import type { Bench } from './bench.ts';

interface HistoryNode {
  readonly action: string;
  readonly changes: readonly { readonly field: string; readonly old: string; readonly new: string }[];
}

export function describeVersions(bench: Bench): void {
  const { contract, world, api, created } = bench;
  const { entity, change } = contract;
  describeSecondTries(bench);
  it('of an old version answers what is stored now', async () => {
    const { id, values } = await created();
    await api().save(world().owner, { ...values, ...change, id, version: 1 });
    const late = await api().save(world().owner, { ...values, id, version: 1, isActive: false });
    expect(late).toMatchObject({
      isSuccess: false,
      message: 'CONFLICT',
      record: { ...change, version: 2 },
    });
  });

  it('changes the fields that a save names, and keeps all others, its branches and its state', async () => {
    const { id, values } = await created();
    await api().save(world().owner, { id, isActive: false });
    const before = await api().read(world().owner, id);
    expect(before).toMatchObject({ ...values, isActive: false, version: 2 });
    for (const [name, value] of Object.entries(change))
      await api().save(world().owner, { id, [name]: value });
    const { version, ...after } = (await api().read(world().owner, id)) ?? {};
    const { version: _before, ...kept } = { ...before, ...change };
    expect(after).toEqual(isSynced(entity) ? { ...kept, syncState: after.syncState } : kept);
    expect(version).toBe(2 + Object.keys(change).length);
  });

  it('is changed without a version by whoever comes last', async () => {
    const { id } = await created();
    await api().save(world().owner, { id, version: 1, ...change });
    const last = await api().save(world().owner, { id, isActive: false });
    expect(last).toMatchObject({ isSuccess: true, record: { ...change, isActive: false, version: 3 } });
  });
}

/** A phone whose answer was lost does not know whether its new record stands. */
function describeSecondTries({ contract: { change }, world, api, fresh, titled }: Bench): void {
  it('is made once, however often a try with an id of its own is repeated, also at once', async () => {
    const name = `Einmal ${randomUUID().slice(0, 8)}`;
    const values = { ...titled(name), newId: randomUUID() };
    const tries = await Promise.all([1, 2, 3].map(() => api().save(world().owner, values)));
    for (const answer of tries)
      expect(answer).toMatchObject({ isSuccess: true, modelId: values.newId, record: { version: 1 } });
    const { totalCount } = await api().list(world().owner, { filter: { search: name } });
    expect(totalCount).toBe(1);
  });

  it('is shown where a later try asks for something else, and gone where it was deleted meanwhile', async () => {
    const values = { ...fresh(), newId: randomUUID() };
    await api().save(world().owner, values);
    const other = await api().save(world().owner, { ...values, ...change });
    expect(other).toMatchObject({ isSuccess: false, message: 'CONFLICT', modelId: values.newId });
    await api().remove(world().owner, values.newId);
    await expect(api().save(world().owner, values)).rejects.toThrow('NOT_FOUND');
  });
}

export function describeSync({ contract: { entity, change }, world, api, created }: Bench): void {
  it('waits for its registers, and says so (MDA-08)', async () => {
    const mirror = new Mirror(world().app, world().register);
    await mirror.sync();
    const { id, values } = await created();
    const state = async () => (await api().read(world().owner, id))?.syncState;
    expect(await state()).toBe('neverSynced');
    await mirror.sync();
    expect(await state()).toBe('synchronized');
    expect(mirror.records.get(`${entity}/${id}`)).toMatchObject({ name: values.name });
    await api().save(world().owner, { ...values, ...change, id, version: 1 });
    expect(await state()).toBe('needsSync');
    await mirror.sync([{ entity, id, reason: 'no' }]);
    expect(await state()).toBe('failed');
    expect(mirror.records.get(`${entity}/${id}`)).toMatchObject(change);
  });
}

export function describeDeletion({ contract: { entity }, world, api, created }: Bench): void {
  it('is removed when no register has it, and comes back on demand (MDA-10)', async () => {
    const { id, values } = await created();
    const removed = { outcome: 'removed', reason: null, uses: [] };
    expect(await api().foretell(world().owner, id)).toEqual(removed);
    expect(await api().remove(world().owner, id)).toEqual(removed);
    expect(await api().read(world().owner, id)).toBeNull();
    expect(await api().restore(world().owner, id)).toEqual({ isSuccess: true });
    expect(await api().read(world().owner, id)).toMatchObject(values);
  });

  if (isSynced(entity))
    it('is marked for deletion until its registers know (MDA-10)', async () => {
      const mirror = new Mirror(world().app, world().register);
      const { id } = await created();
      await mirror.sync();
      expect(await api().remove(world().owner, id)).toMatchObject({ outcome: 'marked' });
      expect(await api().read(world().owner, id)).toMatchObject({ syncState: 'markedForDeletion' });
      await mirror.sync();
      expect(mirror.records.has(`${entity}/${id}`)).toBe(false);
      expect(await api().read(world().owner, id)).toBeNull();
    });
}

export function describeHistory({ contract: { entity, change }, world, api, created }: Bench): void {
  it('tells its history: who did what, with old and new values', async () => {
    const { id, values } = await created();
    await api().save(world().owner, { ...values, ...change, id, version: 1 });
    const query = `query($entity: String!, $id: ID!) { recordHistory(entity: $entity, id: $id) {
      nodes { action changes { field old new } } } }`;
    const answer = await world().app.call('/graphql/pos', world().owner, query, { entity, id });
    const { nodes } = dataOf<{ recordHistory: { nodes: HistoryNode[] } }>(answer).recordHistory;
    expect(nodes.map(({ action }) => action)).toEqual(['update', 'create']);
    const told = nodes[0]?.changes.map(({ field, new: after }) => [field, JSON.parse(after)]);
    expect(Object.fromEntries(told ?? [])).toEqual(change);
  });
}
