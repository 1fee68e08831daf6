import type { Approver } from '../link/index.ts';
import { askGraphql } from '../protocol/index.ts';
import { readSetting, writeSetting } from '../store/index.ts';
import { demoCustomers, demoOrganizations } from './demo-organizations.ts';
import type { LinkedDemoRegister } from './link-demo.ts';
import { saveRecord } from './save-record.ts';

/** Noted in the store of the owner's first register, so that nobody's own changes are undone later. */
const organized = 'demoOrganization';
const supplied = 'demoCustomers';

type Organization = Readonly<{ id: string; version: number; name: string; country: string }>;
type Unit = Readonly<{ id: string; name: string }>;

const known = `query {
  organizations(first: 1) { nodes { id version name country } }
  organizationUnits { id name }
}`;
const joinUnit = `mutation($unit: OrganizationUnitInput!) { saveOrganizationUnit(unit: $unit) { isSuccess } }`;

/** Says where an owner's organization is, where its invoices and goods go, and which branches are its own; once. */
export async function organizeCompany(
  { register, store }: LinkedDemoRegister,
  approver: Approver,
): Promise<void> {
  const planned = demoOrganizations[register.owner];
  if (planned === undefined || readSetting(store, organized)) return;
  const target = { ...approver, endpoint: '/graphql' } as const;
  const { organizations, organizationUnits } = await askGraphql<{
    organizations: Readonly<{ nodes: readonly Organization[] }>;
    organizationUnits: readonly Unit[];
  }>(target, known);
  const [organization] = organizations.nodes;
  if (organization === undefined) return;
  const { id: organizationId, country } = organization;
  await saveRecord(approver, 'organization', { ...organization, ...planned.values });
  for (const address of planned.addresses)
    await saveRecord(approver, 'organizationAddress', { organizationId, country, ...address });
  for (const { id, name } of organizationUnits)
    await askGraphql(target, joinUnit, { unit: { id, name, organizationId } });
  writeSetting(store, organized, true);
}

/** Writes the customers of the demo's reseller into its books, once. */
export async function supplyReseller({ store }: LinkedDemoRegister, reseller: Approver): Promise<void> {
  if (readSetting(store, supplied)) return;
  for (const customer of demoCustomers) await saveRecord(reseller, 'customer', customer);
  writeSetting(store, supplied, true);
}
