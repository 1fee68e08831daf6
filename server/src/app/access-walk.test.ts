import { randomUUID } from 'node:crypto';
import { apiAccess, isAdmitted } from '@tresen/domain/account/access';
import { type Principal, roles } from '@tresen/domain/kit/groups';
import { isFull } from '@tresen/domain/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../kit/ids/index.ts';
import { describeSchemas } from './schemas.ts';
import { linkRegister } from './testing/link-register.ts';
import { type RootField, rootFields, variablesFor } from './testing/schema-walk.ts';
import { startTestApp, type TestServer } from './testing/test-app.ts';

const schemas = describeSchemas();
const fields = [
  ...rootFields(schemas.general).map((field) => ({ ...field, path: '/graphql' as const })),
  ...rootFields(schemas.pos).map((field) => ({ ...field, path: '/graphql/pos' as const })),
];

const emails: Readonly<Record<(typeof roles)[number], string>> = {
  superAdmin: 'superadmin@demo.example',
  admin: 'admin@demo.example',
  reseller: 'reseller@demo.example',
  owner: 'owner@demo.example',
  manager: 'manager@demo.example',
  dealer: 'dealer@demo.example',
  user: 'user@demo.example',
};

let app: TestServer;
const tokens = new Map<Principal, string>();
/** Records of "Feinkost Sommer", none of which anybody of another tenant may see or change. */
const foreign = {
  unit: newId(),
  device: newId(),
  receipt: newId(),
  problem: newId(),
  user: newId(),
  invitation: newId(),
  database: randomUUID(),
  notification: newId(),
  view: newId(),
};
const secretName = 'Geheimladen';

const plantForeignRecords = async (): Promise<void> => {
  const { rows } = await app.owner.query(`select id from tenants where name = 'Feinkost Sommer'`);
  const tenant = rows[0].id;
  await app.owner.query(
    `insert into organization_units (tenant_id, id, name, database_id) values ($1, $2, $3, $4)`,
    [tenant, foreign.unit, secretName, foreign.database],
  );
  await app.owner.query(
    `insert into devices (tenant_id, id, unit_id, name, device_type, register_type, business_type, pos_version,
      hardware_serial, database_id) values ($1, $2, $3, $5, 'desktop', 'Windows', 'retail', '5.9.3', 'S', $4)`,
    [tenant, foreign.device, foreign.unit, foreign.database, secretName],
  );
  await app.owner.query(
    `insert into receipts (tenant_id, id, unit_id, device_id, number, type, started_at, ended_at, received_at, biz_day,
      biz_hour, register_name, currency, gross, turnover, content_hash, content)
     values ($1, $2, $3, $4, 1, 'Beleg', now(), now(), now(), '2026-01-01', 12, $5, 'EUR', 777123, 777123, '\\x00', $5)`,
    [tenant, foreign.receipt, foreign.unit, foreign.device, secretName],
  );
  await app.owner.query(
    `insert into sales_day (tenant_id, day, unit_id, receipts, customers, turnover, net, tax, cash, card, digital, other,
      discounts, cancelled) values ($1, '2026-01-01', $2, 1, 1, 777123, 1, 1, 1, 1, 1, 1, 0, 0)`,
    [tenant, foreign.unit],
  );
  await app.owner.query(
    `insert into sync_problems (tenant_id, id, kind, record_id, content_hash, reason, detail, unit_id, device_id,
      received_at, raw) values ($1, $2, 'receipt', $3, '\\x01', 'SUMS_DIFFER', '{}', $4, $5, now(), $6)`,
    [tenant, foreign.problem, foreign.receipt, foreign.unit, foreign.device, secretName],
  );
  await app.owner.query(
    `insert into notifications (tenant_id, id, kind, subject, since, renewed_at, data) values ($1, $2, 'syncFailed', $3,
      now(), now(), jsonb_build_object('unitName', $4::text, 'zone', 'Europe/Berlin', 'count', 1))`,
    [tenant, foreign.notification, foreign.unit, secretName],
  );
  await app.owner.query(
    `insert into users (id, tenant_id, email, role, first_name, last_name)
     values ($1, $2, 'foreign@demo.example', 'user', 'Fremd', $3)`,
    [foreign.user, tenant, secretName],
  );
  await app.owner.query(
    `insert into saved_views (tenant_id, id, list, name, query, columns, is_shared, owner_id, owner_name)
     values ($1, $2, 'x', $4, '', '[]', true, $3, $4)`,
    [tenant, foreign.view, foreign.user, secretName],
  );
  await app.owner.query(
    `insert into report_pins (tenant_id, user_id, view_id, name, range, place) values ($1, $2, $3, $4, 'TODAY', 1)`,
    [tenant, foreign.user, foreign.view, secretName],
  );
  await app.owner.query(
    `insert into invitations (tenant_id, id, email, role, code_hash, invited_by_name, created_at, sent_at, expires_at)
     values ($1, $2, 'invited@demo.example', 'user', '\\x00', $3, now(), now(), now() + interval '7 days')`,
    [tenant, foreign.invitation, secretName],
  );
};

const tables = [
  'organization_units',
  'devices',
  'receipts',
  'sales_day',
  'sync_problems',
  'notifications',
  'notification_dismissals',
  'users',
  'invitations',
  'audit_log',
  'saved_views',
  'default_views',
  'report_pins',
];
const rowsOfTenant = tables
  .map(
    (table) => `select '${table}: ' || coalesce(string_agg(t::text, e'\\n' order by t::text), '') all_rows
      from ${table} t where tenant_id = (select id from tenants where name = 'Feinkost Sommer')`,
  )
  .join(' union all ');

/** All rows of the foreign tenant, as one text to compare. */
const foreignRows = async (): Promise<string> => {
  const { rows } = await app.owner.query<{ all_rows: string }>(rowsOfTenant);
  return rows.map(({ all_rows }) => all_rows).join('\n');
};

let lastSeen = '';
/** Nothing of the foreign tenant has changed since this was asked last. */
const expectForeignRowsUntouched = async (): Promise<void> => {
  const before = lastSeen;
  lastSeen = await foreignRows();
  expect(lastSeen).toBe(before);
};

beforeAll(async () => {
  app = await startTestApp();
  await plantForeignRecords();
  lastSeen = await foreignRows();
  for (const role of roles) tokens.set(role, await app.signIn(emails[role]));
  const { accessToken } = await linkRegister(app, tokens.get('owner') ?? '');
  tokens.set('register', accessToken);
});
afterAll(() => app.stop());

const refusals = new Set(['FORBIDDEN', 'UNAUTHENTICATED']);

type Field = RootField & { readonly path: '/graphql' | '/graphql/pos' };

/** Asks as all of them: at once, but for a change one after the other. */
const asEach = async <P extends Principal>(
  principals: readonly P[],
  field: Field,
  ask: (principal: P) => Promise<void>,
): Promise<void> => {
  if (!isChange(field)) await Promise.all(principals.map(ask));
  else for (const principal of principals) await ask(principal);
};

const isChange = ({ key }: Field): boolean => key.startsWith('Mutation.');

const isAdmittedTo = ({ key }: Field, principal: Principal): boolean =>
  isAdmitted(apiAccess, key, principal, 'wide');

// Switching is how the vendor gets into another tenant (USR-09).
const isWayIn = (key: string, principal: Principal): boolean =>
  key === 'Mutation.switchUser' && principal === 'superAdmin';

const everybody: readonly Principal[] = ['public', ...roles, 'register'];

/** One of them in turns, so that each has its fields; none where there is none. */
const inTurn = <P>(principals: readonly P[], index: number): readonly P[] =>
  principals.slice(index % principals.length).slice(0, 1);

/**
 * Whoever is refused is so before the field is run, by the table alone: of them a guest asks for each field, and one of the
 * others in turns.
 */
const walked = fields.map((field, index) => {
  const isRefused = (principal: Principal) => principal !== 'public' && !isAdmittedTo(field, principal);
  const refused = everybody.filter(isRefused);
  const asking = isFull ? refused : inTurn(refused, index);
  return { ...field, principals: everybody.filter((one) => !isRefused(one) || asking.includes(one)) };
});

/** Who may most of a business of each kind; the others may a part of it. */
const mayMost: ReadonlySet<Principal> = new Set(['superAdmin', 'owner']);

/**
 * Whoever is refused before the field is run, and a field that takes no id, need one of them only; who may less than
 * others of the same business, those that the field is named after.
 */
const idsToTry = (field: Field, principal: Principal): readonly string[] => {
  if (isWayIn(field.key, principal)) return [newId()];
  const takesIds = JSON.stringify(variablesFor(field, foreign.unit)).includes(foreign.unit);
  if (!takesIds || !isAdmittedTo(field, principal)) return [foreign.unit];
  if (isFull || mayMost.has(principal)) return Object.values(foreign);
  const named = Object.entries(foreign).filter(([kind]) => field.key.toLowerCase().includes(kind));
  return [...new Set([foreign.unit, ...named.map(([, id]) => id)])];
};

describe('the access table (ACC-38)', () => {
  it('names every root field of both schemas, and no other', () => {
    expect(Object.keys(apiAccess).sort()).toEqual(fields.map(({ key }) => key).sort());
  });

  it.each(walked)(
    "$key admits exactly the principals of its group, and shows and changes none of another tenant's records",
    async ({ principals, ...field }) => {
      await asEach(principals, field, async (principal) => {
        for (const id of idsToTry(field, principal)) {
          const answer = await app.call(
            field.path,
            tokens.get(principal),
            field.query,
            variablesFor(field, id),
          );
          const code = String(answer.errors[0]?.extensions.code);
          expect(`${principal} refused: ${refusals.has(code)} (${code})`).toBe(
            `${principal} refused: ${!isAdmittedTo(field, principal)} (${code})`,
          );
          expect(code).not.toBe('INTERNAL');
          const text = JSON.stringify(answer.data ?? {});
          expect(text).not.toContain(secretName);
          expect(text).not.toContain('777123');
        }
      });
      if (isChange(field)) await expectForeignRowsUntouched();
    },
  );

  it('does not let anybody change them by asking either', expectForeignRowsUntouched);
});

describe('acting for another tenant (USR-18)', () => {
  const query = '{ organizationUnits { name } }';
  const override = async () => {
    const { rows } = await app.owner.query(`select id from tenants where name = 'Feinkost Sommer'`);
    return { 'x-override-tenant': rows[0].id as string };
  };

  it('shows a super administrator the other tenant', async () => {
    const answer = await app.call('/graphql', tokens.get('superAdmin'), query, {}, await override());
    expect(answer.data).toEqual({ organizationUnits: [{ name: secretName }] });
  });

  it.each(roles.filter((role) => role !== 'superAdmin'))('is refused for %s', async (role) => {
    const answer = await app.call('/graphql', tokens.get(role), query, {}, await override());
    expect(answer.status).toBe(403);
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });

  // It is refused before the field is known: each of the others asks for some fields.
  const others = [...roles.filter((role) => role !== 'superAdmin'), 'register'] as const;
  const forged = fields.map((field, index) => ({
    ...field,
    principals: isFull ? others : inTurn(others, index),
  }));

  it.each(forged)('is refused for whoever else asks for $key', async ({ principals, ...field }) => {
    const headers = await override();
    await asEach(principals, field, async (principal) => {
      const variables = variablesFor(field, foreign.unit);
      const answer = await app.call(field.path, tokens.get(principal), field.query, variables, headers);
      expect(answer.status).toBe(403);
    });
  });

  it('changes nothing where it is refused', expectForeignRowsUntouched);

  it.each(['x', newId()])('is refused for the unknown tenant %s', async (tenant) => {
    const answer = await app.call(
      '/graphql',
      tokens.get('superAdmin'),
      query,
      {},
      { 'x-override-tenant': tenant },
    );
    expect(answer.status).toBe(403);
  });
});

describe('a token', () => {
  it('that opens nothing is answered with 401, not with the public part', async () => {
    const answer = await app.call('/graphql', 'no.such.token', '{ me { id } }');
    expect(answer.status).toBe(401);
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'SESSION_EXPIRED', kind: 'unauthenticated' });
  });
});
