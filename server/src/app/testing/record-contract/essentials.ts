import { type EntityName, entityStatus, isSynced } from '@tresen/domain/kit/entities';
import { kinds } from '@tresen/domain/master-data/kinds';
import { expect, it } from 'vitest';
import { inTenant, openDatabase } from '../../../kit/db/pools.ts';
import { auditedValues, findRecords } from '../../../kit/records/index.ts';
import { allSources } from '../../../master-data/index.ts';
import { endpointOf, saveRecord } from '../master-data.ts';
import { addPerson, addTenant } from '../people.ts';
import { errorOf, type TestServer } from '../test-app.ts';
import { type Bench, tenantOf } from './bench.ts';
import { describeTexts } from './texts.ts';

/** What a kind's own fields, table and references decide. */
export function describeEssentials(bench: Bench): void {
  describeSaving(bench);
  describeTexts(bench);
  describeTenants(bench);
  describeUse(bench);
  if (isSynced(bench.contract.entity)) describeWaiting(bench);
}

/** What the log should tell of a record. */
async function storedNow(app: TestServer, entity: EntityName, id: string): Promise<unknown> {
  const source = allSources[entity];
  const db = openDatabase(app.ownerUrl, () => undefined, { app: 1, system: 1 });
  const [stored] = await inTenant(db, await tenantOf(app), (tx) => findRecords(tx, source, [id]));
  await db.close();
  return stored && JSON.parse(JSON.stringify(auditedValues(source.entity, stored)));
}

function describeSaving({ contract: { entity, change, wrong }, world, api, fresh, created }: Bench): void {
  it('is read as it was saved, and stands in the audit log as it is stored', async () => {
    const { id, values } = await created();
    expect(await api().read(world().owner, id)).toMatchObject({ ...values, version: 1, isActive: true });
    const made = await storedNow(world().app, entity, id);
    await api().save(world().owner, { id, ...change });
    const changed = await storedNow(world().app, entity, id);
    const { rows } = await world().app.owner.query(
      'select action, old_values, new_values from audit_log where entity = $1 and entity_id = $2 order by id',
      [entity, id],
    );
    expect(rows).toEqual([
      { action: 'create', old_values: null, new_values: made },
      { action: 'update', old_values: made, new_values: changed },
    ]);
  });

  it('is what its next save says, and found by its new title alone', async () => {
    const { id, values } = await created();
    const next = fresh();
    expect(await api().save(world().owner, { id, ...next })).toMatchObject({ isSuccess: true });
    expect(await api().read(world().owner, id)).toMatchObject(next);
    const isFoundBy = async (search: unknown): Promise<boolean> => {
      const { nodes } = await api().list(world().owner, { filter: { search } });
      return nodes.some((node) => node.id === id);
    };
    const [before, after] = [values, next].map((one) => one[kinds[entity].title]);
    expect([await isFoundBy(after), await isFoundBy(before)]).toEqual([true, before === after]);
  });

  it('is refused with its faults', async () => {
    const [values, fault] = wrong;
    const { isSuccess, faults } = await api().save(world().owner, { ...fresh(), ...values });
    expect([isSuccess, faults.map(({ path, code }) => `${path} ${code}`)]).toEqual([false, [fault]]);
  });
}

function describeTenants({ contract, world, api, created }: Bench): void {
  const { entity, lowest = 'owner' } = contract;

  it('is not there for another tenant', async () => {
    const { app } = world();
    const { id, values } = await created();
    const stranger = await app.signIn((await addPerson(app, await addTenant(app), lowest)).email);
    expect(await api().read(stranger, id)).toBeNull();
    expect((await api().list(stranger, { first: 200 })).nodes.map((node) => node.id)).not.toContain(id);
    expect(await api().remove(stranger, id)).toMatchObject({ outcome: 'refused', reason: 'NOT_FOUND' });
    const it = { ...values, ...(isSynced(entity) && { unitIds: null }), id, version: 1 };
    const answer = await app.call(endpointOf(entity), stranger, api().documents.save, { it });
    expect(errorOf(answer)).toMatchObject({ code: 'NOT_FOUND' });
  });
}

function describeUse({ contract: { user }, world, api, created }: Bench): void {
  if (user)
    it('in use is kept, with the number of those that use it (MDA-13)', async () => {
      const { id } = await created();
      const by = user(world(), id);
      await saveRecord(world().app, world().owner, by.entity, by.values);
      const refused = { outcome: 'refused', reason: 'IN_USE', uses: [{ entity: by.entity, count: 1 }] };
      expect(await api().foretell(world().owner, id)).toEqual(refused);
      expect(await api().remove(world().owner, id)).toEqual(refused);
    });
}

function describeWaiting({ contract: { entity }, world, created }: Bench): void {
  it('is found for the job while its deletion waits, so that time alone can end it (MDA-10)', async () => {
    const { owner } = world().app;
    const tenantId = await tenantOf(world().app);
    const isFound = async () => {
      const { rows } = await owner.query('select tenants_with_pending_deletions() as id');
      return rows.some(({ id }) => id === tenantId);
    };
    const { id } = await created();
    const set = (status: number) =>
      owner.query(`update ${allSources[entity].table} set status = $2 where id = $1`, [id, status]);
    expect(await isFound()).toBe(false);
    await set(entityStatus.deletePending);
    expect(await isFound()).toBe(true);
    await set(entityStatus.deleted);
    expect(await isFound()).toBe(false);
  });
}
