import type { ApproveRegister } from '@tresen/domain/fleet/devices';
import { askGraphql, Failure, signIn, type Variables } from '../protocol/index.ts';

/** A signed-in user who may link registers, asking the server in place of the setup wizard. */
export type Approver = Readonly<{ server: string; token: string }>;

export type Branch = Readonly<{ id: string; name: string; databaseId: string | null }>;
type UnitRow = Branch & Readonly<{ type: string }>;
type SaveResult = Readonly<{ isSuccess: boolean; message: string | null; modelId: string | null }>;

const unitsQuery = 'query { organizationUnits { id name type databaseId } }';
const saveUnit = `mutation($unit: OrganizationUnitInput!) {
  saveOrganizationUnit(unit: $unit) { isSuccess message modelId }
}`;
const approve = `mutation($register: ApproveRegisterInput!) {
  approveRegister(register: $register) { isSuccess message modelId }
}`;

/** Signs in with e-mail and password. Failure `invalid_grant` when they are wrong. */
export async function openApprover(server: string, email: string, password: string): Promise<Approver> {
  return { server, token: await signIn(server, email, password) };
}

/**
 * The branch of that name; it is made when the tenant has none.
 * @param cutOffMinutes of a new branch, where its day does not end when others' do
 */
export async function ensureBranch(
  approver: Approver,
  name: string,
  cutOffMinutes?: number,
): Promise<Branch> {
  const target = { ...approver, endpoint: '/graphql' } as const;
  const { organizationUnits } = await askGraphql<{ organizationUnits: UnitRow[] }>(target, unitsQuery);
  const branch = organizationUnits.find((unit) => unit.name === name && unit.type === 'branch');
  if (branch !== undefined) return branch;
  const unit = { name, type: 'branch', ...(cutOffMinutes !== undefined && { cutOffMinutes }) };
  const id = await save(approver, '/graphql', saveUnit, { unit });
  return { id, name, databaseId: null };
}

/** Approves the register that shows this code; returns the id of its device. */
export function approveRegister(approver: Approver, register: ApproveRegister): Promise<string> {
  return save(approver, '/graphql/pos', approve, { register });
}

async function save(
  approver: Approver,
  endpoint: '/graphql' | '/graphql/pos',
  mutation: string,
  variables: Variables,
): Promise<string> {
  const data = await askGraphql<Record<string, SaveResult>>({ ...approver, endpoint }, mutation, variables);
  const result = Object.values(data)[0];
  if (result?.isSuccess && result.modelId !== null) return result.modelId;
  throw new Failure('refused', 'NOT_SAVED', `the server refused: ${result?.message ?? 'no reason given'}`);
}
