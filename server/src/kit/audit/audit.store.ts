import { type AuditEvent, type AuditValues, secretFieldIn } from '@tresen/domain/account/audit-log';
import type { Ctx } from '../context/index.ts';
import type { Tx } from '../db/pools.ts';
import { newId } from '../ids/index.ts';

/** One change: an event of the closed list, the record's id, and its changed fields before and after. */
export type AuditEntry = AuditEvent & {
  readonly entityId: string;
  readonly oldValues?: AuditValues | null;
  readonly newValues?: AuditValues | null;
};

// The log is read and exported by people, and can never be cleaned again.
const refuseSecrets = ({ entity, oldValues, newValues }: AuditEntry): void => {
  const field = secretFieldIn(oldValues) ?? secretFieldIn(newValues);
  if (field !== undefined) throw new Error(`the audit log takes no secrets: ${entity}.${field}`);
};

const actorOf = ({ caller }: Ctx) => {
  if (caller.kind === 'user')
    return {
      actor_kind: 'user',
      actor_id: caller.userId,
      actor_name: caller.name,
      actor_tenant_id: caller.homeTenantId,
    };
  if (caller.kind === 'register')
    return {
      actor_kind: 'register',
      actor_id: caller.deviceId,
      actor_name: caller.name,
      actor_tenant_id: caller.tenantId,
    };
  return { actor_kind: 'system', actor_id: null, actor_name: 'system', actor_tenant_id: null };
};

/**
 * Writes the change into the tenant's append-only log, in the transaction of the change itself.
 * @throws when a field's name says that it holds a secret
 */
export const audit = async (ctx: Ctx, tx: Tx, tenantId: string, entry: AuditEntry): Promise<void> => {
  refuseSecrets(entry);
  await tx
    .insertInto('audit_log')
    .values({
      tenant_id: tenantId,
      id: newId(),
      ...actorOf(ctx),
      action: entry.action,
      entity: entry.entity,
      entity_id: entry.entityId,
      old_values: entry.oldValues ? JSON.stringify(entry.oldValues) : null,
      new_values: entry.newValues ? JSON.stringify(entry.newValues) : null,
      request_id: ctx.requestId,
    })
    .execute();
};
