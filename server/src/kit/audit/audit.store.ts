import { type AuditEvent, type AuditField, secretFieldIn } from '@tresen/domain/account/audit-log';
import type { KindField } from '@tresen/domain/master-data/kinds';
import type { Ctx } from '../context/index.ts';
import { askText, type Tx } from '../db/pools.ts';
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
      kind: 'user',
      id: caller.userId,
      name: caller.name,
      tenantId: caller.homeTenantId,
      actingAs: (tenantId === caller.tenantId && caller.actingAs?.name) || null,
    };
  if (caller.kind === 'register')
    return {
      kind: 'register',
      id: caller.deviceId,
      name: caller.name,
      tenantId: caller.tenantId,
      actingAs: null,
    };
  return {
    kind: 'system',
    id: null,
    name: 'system',
    tenantId: null,
    actingAs: null,
  };
}

const insert = `insert into audit_log (tenant_id, id, actor_kind, actor_id, actor_name, actor_tenant_id, acting_as, action,
    entity, entity_id, old_values, new_values, request_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

async function insertEntry(
  tx: Tx,
  tenantId: string,
  actor: Actor,
  requestId: string | null,
  entry: AuditEntry,
) {
  refuseSecrets(entry);
  await askText(tx, insert, [
    ...[tenantId, newId(), actor.kind, actor.id, actor.name, actor.tenantId, actor.actingAs],
    // Ids may come as a client wrote them; the log is searched as text, and nothing may hide from it.
    ...[entry.action, entry.entity, entry.entityId.toLowerCase()],
    ...[textOf(entry.oldValues), textOf(entry.newValues), requestId],
  ]);
}

function textOf(values: Values | null | undefined): string | null {
  return values ? JSON.stringify(values) : null;
}

// The log is read and exported by people, and can never be cleaned again.
function refuseSecrets({ entity, oldValues, newValues }: AuditEntry): void {
  const field = secretFieldIn(oldValues) ?? secretFieldIn(newValues);
  if (field !== undefined) throw new Error(`the audit log takes no secrets: ${entity}.${field}`);
}

function actorOfPerson({ userId, name, tenantId }: ProvenPerson) {
  return {
    kind: 'user',
    id: userId,
    name,
    tenantId,
    actingAs: null,
  };
}
