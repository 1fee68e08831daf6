import { randomUUID } from 'node:crypto';
import { isSynced } from '@tresen/domain/kit/entities';
import { type Role, roles } from '@tresen/domain/kit/groups';
import { expect, it } from 'vitest';
import { createUnit } from '../link-register.ts';
import { endpointOf } from '../master-data.ts';
import { addPerson } from '../people.ts';
import { errorOf } from '../test-app.ts';
import { type Bench, type Page, tenantOf } from './bench.ts';

export function describeFinding({ contract: { entity }, world, api, titled, created }: Bench): void {
  it('is found by a piece of its name without its accents, in its place, by pages', async () => {
    const word = `Öl${randomUUID().slice(0, 6)}`;
    for (const letter of ['b', 'a', 'c']) await created(titled(`${letter} ${word}`));
    const filter = { search: word.slice(1).toUpperCase() };
    const names: unknown[] = [];
    for (let after: string | null = null; ; ) {
      const page: Page = await api().list(world().owner, { filter, first: 2, after, sort: '-name' });
      names.push(...page.nodes.map(({ name }) => name));
      expect(page.totalCount).toBe(3);
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(names).toEqual(['c', 'b', 'a'].map((letter) => `${letter} ${word}`));
    expect((await api().list(world().owner, { filter: { search: `ol${word.slice(2)}` } })).totalCount).toBe(
      3,
    );
  });

  if (isSynced(entity))
    it('belongs to its branches only', async () => {
      const { id } = await created();
      const ids = async (unitId: string) =>
        (await api().list(world().owner, { filter: { unitIds: [unitId] }, first: 200 })).nodes.map(
          (node) => node.id,
        );
      expect(await ids(world().unitId)).toContain(id);
      expect(await ids(await createUnit(world().app, world().owner))).not.toContain(id);
    });
}

export function describeRoles({ contract, world, api, fresh, created }: Bench): void {
  const { entity, lowest = 'owner', isReadByAll = false } = contract;
  const endpoint = endpointOf(entity);
  const refused = roles.filter((role) => !downTo(lowest).includes(role));

  it.each([...refused, 'register' as const])('is not for a %s (ACC-38)', async (role) => {
    const { app, owner, register } = world();
    const token =
      role === 'register'
        ? register.accessToken
        : await app.signIn((await addPerson(app, await tenantOf(app), role)).email);
    expect(owner).not.toBe(token);
    const { id } = await created();
    const calls = [
      [api().documents.save, { it: fresh() }],
      [api().documents.remove, { ids: [id] }],
      ...(isReadByAll && role !== 'register' ? [] : [[api().documents.list, {}] as const]),
    ] as const;
    for (const [document, variables] of calls) {
      const answer = await app.call(endpoint, token, document, variables);
      expect(errorOf(answer)).toMatchObject({ code: 'FORBIDDEN' });
    }
  });
}

/** Roles from high to low, as far as this one. */
function downTo(lowest: Role): readonly Role[] {
  return roles.slice(0, roles.indexOf(lowest) + 1);
}
