import { type EntityName, isSynced, type SimpleField } from '@tresen/domain/kit/entities';
import { kinds } from '@tresen/domain/master-data/kinds';
import { expect, it } from 'vitest';
import { awkwardLines } from '../awkward-texts.ts';
import { Mirror } from '../master-data.ts';
import type { Bench } from './bench.ts';

/** Whatever people type is read as they typed it. */
export function describeTexts({ contract: { entity }, world, api, fresh, created }: Bench): void {
  it('has its texts as they were typed, whatever their characters, for all who read it', async () => {
    const mirror = isSynced(entity) ? new Mirror(world().app, world().register) : undefined;
    // What has a rule of its own says so.
    const anything = Object.fromEntries(freeTexts(entity).map(([name]) => [name, '?']));
    const { faults } = await api().save(world().owner, { ...fresh(), ...anything, name: null });
    const texts = freeTexts(entity).filter(
      ([name]) => name === 'name' || faults.every(({ path }) => path !== name),
    );
    for (const text of awkwardLines) {
      const typed = Object.fromEntries(texts.map(([name, { max }]) => [name, first(max, text)]));
      const { id } = await created({ ...fresh(), ...typed });
      const kept = Object.fromEntries(texts.map(([name, { kind }]) => [name, asKept(kind, typed[name])]));
      expect(await api().read(world().owner, id)).toMatchObject(kept);
      const { nodes } = await api().list(world().owner, { sort: '-createdAt', first: 1 });
      expect(nodes).toEqual([expect.objectContaining({ ...kept, id })]);
      await mirror?.takeAll();
      if (mirror) expect(mirror.records.get(`${entity}/${id}`)).toMatchObject(kept);
    }
  });
}

type TextLike = Extract<SimpleField, { readonly kind: 'text' | 'longText' }>;

/** Fields that hold whatever somebody types. */
function freeTexts(entity: EntityName): readonly (readonly [string, TextLike])[] {
  return Object.entries(kinds[entity].fields).flatMap(([name, field]) =>
    field.kind === 'longText' || (field.kind === 'text' && !field.format) ? [[name, field] as const] : [],
  );
}

function first(max: number | undefined, text: string): string {
  return [...text].slice(0, max ?? 100).join('');
}

/** What PostgreSQL can hold of it, without what stands around it, in one line where the field has one. */
function asKept(kind: 'text' | 'longText', typed = ''): string {
  const line = kind === 'text' ? typed.replaceAll(/\s+/g, ' ') : typed;
  return line.toWellFormed().replaceAll('\0', '').trim();
}
