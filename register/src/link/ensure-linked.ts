import type { BusinessType } from '@tresen/domain/fleet/devices';
import type { RetryOptions } from '../protocol/index.ts';
import { type Identity, readIdentity, type Store, writeIdentity } from '../store/index.ts';
import { type Approver, approveRegister, ensureBranch } from './approve-register.ts';
import { isLinked, linkRegister } from './link-register.ts';

export type EnsureLinkedOptions = RetryOptions &
  Readonly<{ approver: Approver; unit: string; businessType: BusinessType }>;

/** Links the register of a store without anybody's help, unless it is linked; its branch is made if missing. */
export async function ensureLinked(
  store: Store,
  identity: Identity,
  options: EnsureLinkedOptions,
): Promise<void> {
  if (isLinked(store)) return followServer(store, identity.server);
  const { approver, unit, businessType } = options;
  const branch = await ensureBranch(approver, unit);
  const { name, deviceType } = identity;
  const onCode = async ({ userCode }: { userCode: string }) => {
    await approveRegister(approver, { userCode, name, deviceType, businessType, unitId: branch.id });
  };
  await linkRegister(store, identity, { ...options, onCode });
}

/** The same server may answer at another address than when the register was linked. */
function followServer(store: Store, server: string): void {
  const known = readIdentity(store);
  if (known !== undefined && known.server !== server) writeIdentity(store, { ...known, server });
}
