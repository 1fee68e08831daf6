import { type AccessPolicy, isAdmitted, routeAccess } from '../../account/access/index.ts';
import type { Principal } from '../../kit/groups/index.ts';
import { type AlertKind, alertKinds } from './alert-kinds.ts';

/** The kinds that somebody sees: those whose page they may open. */
export const visibleAlertKinds = (principal: Principal, policy: AccessPolicy): readonly AlertKind[] =>
  (Object.keys(alertKinds) as AlertKind[]).filter((kind) =>
    isAdmitted(routeAccess, alertKinds[kind].page, principal, policy),
  );
