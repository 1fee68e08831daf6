import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { type HttpConnection, httpForm } from '../kit/http-connection.ts';

/** OWASP's first recommendation, which is what the server hashes with. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

export const password = 'Only-4-benchmarks';

/** People of one tenant who can sign in with the one password. Returns its verifier and their e-mails. */
export const makePeople = async (owner: pg.Client, tenantId: string, count: number) => {
  const verifier = await hash(password, cost);
  const people = Array.from({ length: count }, (_, index) => {
    return { id: randomUUID(), email: `person${index}@${tenantId}.example` };
  });
  const values = [tenantId, JSON.stringify(people)];
  const from = `from json_to_recordset($2) x(id uuid, email text)`;
  await owner.query(
    `insert into users (id, tenant_id, email, email_confirmed, role, first_name, last_name)
    select x.id, $1, x.email, true, 'user', 'Pia', 'Person' ${from}`,
    values,
  );
  await owner.query(
    `insert into credentials (user_id, password_hash)
    select x.id, $1 from json_to_recordset($2) x(id uuid)`,
    [verifier, JSON.stringify(people)],
  );
  return { verifier, emails: people.map(({ email }) => email) };
};

const scope = 'offline_access openid profile email phone roles api backup belege';

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** Signs in as the login page does. @throws unless it works */
export const signIn = (connection: HttpConnection, email: string): Promise<Tokens> =>
  tokensOf(connection, { grant_type: 'password', username: email, password, scope });

/** Trades a refresh token for the next. @throws unless it works */
export const refresh = (connection: HttpConnection, token: string): Promise<Tokens> =>
  tokensOf(connection, { grant_type: 'refresh_token', refresh_token: token });

async function tokensOf(
  connection: HttpConnection,
  fields: Readonly<Record<string, string>>,
): Promise<Tokens> {
  const { status, payload } = await connection.send(httpForm('/connect/token', fields));
  if (status !== 200) throw new Error(`answered ${status}: ${payload.toString().slice(0, 300)}`);
  return JSON.parse(payload.toString()) as Tokens;
}
