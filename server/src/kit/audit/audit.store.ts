import { type AuditEvent, type AuditField, secretFieldIn } from '@tresen/domain/account/audit-log';
import type { KindField } from '@tresen/domain/master-data/kinds';
import type { Ctx } from '../context/index.ts';
import type { Tx } from '../db/pools.ts';
import { newId } from '../ids/index.ts';

type Values = Readonly<Partial<Record<AuditField | KindField, unknown>>>;

/** One change: an event and fields of the closed lists, and the record's id. */
export type AuditEntry = AuditEvent & {
  readonly entityId: string;
  readonly oldValues?: Values | null;
  readonly newValues?: Values | null;
};

/** Who changes something, in which request; what we find by ourselves belongs to none. */
export type AuditSource = Pick<Ctx, 'caller'> & { readonly requestId: string | null };

/** A person who proved who they are without being signed in: by the password or the link of this very request. */
export interface ProvenPerson {
  readonly userId: string;
  /** First and last name. */
  readonly name: string;
  readonly tenantId: string;
  readonly requestId: string;
}

type Actor = ReturnType<typeof actorOf>;

/**
 * Writes the change into the tenant's append-only log, in the transaction of the change itself.
 * @throws when a field's name says that it holds a secret
 */
export const audit = (ctx: AuditSource, tx: Tx, tenantId: string, entry: AuditEntry): Promise<void> =>
  insertEntry(tx, tenantId, actorOf(ctx, tenantId), ctx.requestId, entry);

/** The same for a change that somebody makes to themselves from outside: registration, link of a mail. */
export const auditPerson = (person: ProvenPerson, tx: Tx, entry: AuditEntry): Promise<void> =>
  insertEntry(tx, person.tenantId, actorOfPerson(person), person.requestId, entry);

/** What somebody changes outside the tenant they act for, such as their own password, they change as themselves. */
function actorOf({ caller }: AuditSource, tenantId: string) {
  if (caller.kind === 'user')
    return {
      actor_kind: 'user',
      actor_id: caller.userId,
      actor_name: caller.name,
      actor_tenant_id: caller.homeTenantId,
      acting_as: (tenantId === caller.tenantId && caller.actingAs?.name) || null,
    };
  if (caller.kind === 'register')
    return {
      actor_kind: 'register',
      actor_id: caller.deviceId,
      actor_name: caller.name,
      actor_tenant_id: caller.tenantId,
      acting_as: null,
    };
  return {
    actor_kind: 'system',
    actor_id: null,
    actor_name: 'system',
    actor_tenant_id: null,
    acting_as: null,
  };
}

async function insertEntry(
  tx: Tx,
  tenantId: string,
  actor: Actor,
  requestId: string | null,
  entry: AuditEntry,
) {
  refuseSecrets(entry);
  await tx
    .insertInto('audit_log')
    .values({
      tenant_id: tenantId,
      id: newId(),
      ...actor,
      action: entry.action,
      entity: entry.entity,
      // Ids may come as a client wrote them; the log is searched as text, and nothing may hide from it.
      entity_id: entry.entityId.toLowerCase(),
      old_values: entry.oldValues ? JSON.stringify(entry.oldValues) : null,
      new_values: entry.newValues ? JSON.stringify(entry.newValues) : null,
      request_id: requestId,
    })
    .execute();
}

// The log is read and exported by people, and can never be cleaned again.
function refuseSecrets({ entity, oldValues, newValues }: AuditEntry): void {
  const field = secretFieldIn(oldValues) ?? secretFieldIn(newValues);
  if (field !== undefined) throw new Error(`the audit log takes no secrets: ${entity}.${field}`);
}

function actorOfPerson({ userId, name, tenantId }: ProvenPerson) {
  return {
    actor_kind: 'user',
    actor_id: userId,
    actor_name: name,
    actor_tenant_id: tenantId,
    acting_as: null,
  };
}
