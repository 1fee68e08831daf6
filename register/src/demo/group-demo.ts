import type { Approver } from '../link/index.ts';
import { askGraphql } from '../protocol/index.ts';
import { readSetting, writeSetting } from '../store/index.ts';
import type { LinkedDemoRegister } from './link-demo.ts';

/** Noted in the store of the owner's first register, so that nobody's own order is changed later. */
const grouped = 'demoGroup';

/** The header above the branches of an owner who has several. */
const groups: Readonly<Record<string, string>> = { 'owner@demo.example': 'Lindenhof München' };

type Unit = Readonly<{ id: string; name: string; type: string }>;

const unitsQuery = 'query { organizationUnits { id name type } }';
const saveGroup = `mutation($unit: OrganizationUnitInput!) { saved: saveOrganizationUnit(unit: $unit) { modelId } }`;
const moveUnit = `mutation($id: ID!, $parentId: ID, $afterId: ID) {
  moveOrganizationUnit(id: $id, parentId: $parentId, afterId: $afterId) { isSuccess }
}`;

/**
 * Puts the branches of an owner below a group, once, in the order of their registers.
 * @param registers of one owner
 */
export async function groupBranches(
  registers: readonly LinkedDemoRegister[],
  approver: Approver,
): Promise<void> {
  const [first] = registers;
  const name = groups[first?.register.owner ?? ''];
  if (first === undefined || name === undefined || readSetting(first.store, grouped)) return;
  const target = { ...approver, endpoint: '/graphql' } as const;
  const { organizationUnits: units } = await askGraphql<{ organizationUnits: readonly Unit[] }>(
    target,
    unitsQuery,
  );
  const parentId = await groupOf(target, units, name);
  let afterId: string | null = null;
  for (const unitName of new Set(registers.map(({ register }) => register.unit))) {
    const unit = units.find((one) => one.name === unitName);
    if (unit === undefined) continue;
    await askGraphql(target, moveUnit, { id: unit.id, parentId, afterId });
    afterId = unit.id;
  }
  writeSetting(first.store, grouped, true);
}

async function groupOf(
  target: Parameters<typeof askGraphql>[0],
  units: readonly Unit[],
  name: string,
): Promise<string> {
  const known = units.find((unit) => unit.name === name && unit.type === 'group');
  if (known !== undefined) return known.id;
  const unit = { name, type: 'group' };
  const { saved } = await askGraphql<{ saved: { modelId: string } }>(target, saveGroup, { unit });
  return saved.modelId;
}
