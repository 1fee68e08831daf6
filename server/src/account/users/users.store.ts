import type { Role } from '@tresen/domain/kit/groups';
import { type Database, statementName, type Tx } from '../../kit/db/pools.ts';

export type TenantKind = 'vendor' | 'reseller' | 'customer';

export interface NewTenant {
  readonly name: string;
  readonly kind: TenantKind;
  readonly resellerId?: string | null;
}

export interface NewUser {
  readonly tenantId: string;
  readonly email: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly language?: 'de' | 'en';
  readonly emailConfirmed?: boolean;
  readonly disabled?: boolean;
  readonly createdAt?: Date;
}

/** What a sign-in needs to know of a user. */
export interface SignInUser {
  readonly id: string;
  readonly tenantId: string;
  readonly passwordHash: string | undefined;
  readonly isConfirmed: boolean;
  readonly isDisabled: boolean;
}

/** An account as the links of mails see it. */
export interface Account {
  readonly userId: string;
  readonly tenantId: string;
  readonly email: string;
  /** First and last name. */
  readonly name: string;
  readonly language: 'de' | 'en';
  readonly isConfirmed: boolean;
  readonly isDisabled: boolean;
}

/** What userinfo tells of a user; the company is the tenant's name. */
export interface Profile {
  readonly role: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly picture: string | null;
  readonly email: string;
  readonly company: string;
}

export const insertTenant = async (tx: Tx, id: string, tenant: NewTenant): Promise<void> => {
  await tx
    .insertInto('tenants')
    .values({ id, name: tenant.name, kind: tenant.kind, reseller_id: tenant.resellerId ?? null })
    .execute();
};

export const insertUser = async (tx: Tx, id: string, user: NewUser): Promise<void> => {
  await tx
    .insertInto('users')
    .values({
      id,
      tenant_id: user.tenantId,
      email: user.email,
      role: user.role,
      first_name: user.firstName,
      last_name: user.lastName,
      language: user.language ?? 'de',
      email_confirmed: user.emailConfirmed ?? true,
      disabled: user.disabled ?? false,
      ...(user.createdAt ? { created_at: user.createdAt } : {}),
    })
    .execute();
};

export const insertCredential = async (tx: Tx, userId: string, passwordHash: string): Promise<void> => {
  await tx.insertInto('credentials').values({ user_id: userId, password_hash: passwordHash }).execute();
};

/** Replaces the password of the user with this e-mail. */
export const updateCredential = async (
  tx: Tx,
  email: string,
  passwordHash: string,
  at: Date,
): Promise<void> => {
  await tx
    .updateTable('credentials')
    .set({ password_hash: passwordHash, changed_at: at })
    .where('user_id', 'in', tx.selectFrom('users').select('id').where('email', '=', email))
    .execute();
};

export const readAnyUser = async (tx: Tx): Promise<string | undefined> =>
  (await tx.selectFrom('users').select('id').limit(1).executeTakeFirst())?.id;

interface SignInRow {
  id: string;
  tenant_id: string;
  email_confirmed: boolean;
  disabled: boolean;
  password_hash: string | null;
}

const signInQuery = `
  select u.id, u.tenant_id, u.email_confirmed, u.disabled, c.password_hash
  from users u left join credentials c on c.user_id = u.id
  where u.email = $1`;

/** Whose e-mail it is. One plain statement without a transaction, since every guess costs it. */
export const findSignInUser = async (db: Database, email: string): Promise<SignInUser | undefined> => {
  const { rows } = await db.system.query<SignInRow>({
    name: statementName(signInQuery),
    text: signInQuery,
    values: [email],
  });
  const [row] = rows;
  return (
    row && {
      id: row.id,
      tenantId: row.tenant_id,
      passwordHash: row.password_hash ?? undefined,
      isConfirmed: row.email_confirmed,
      isDisabled: row.disabled,
    }
  );
};

export const readProfile = async (tx: Tx, userId: string): Promise<Profile | undefined> => {
  const row = await tx
    .selectFrom('users as u')
    .innerJoin('tenants as t', 't.id', 'u.tenant_id')
    .select(['u.role', 'u.first_name', 'u.last_name', 'u.picture', 'u.email', 't.name'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      role: row.role,
      firstName: row.first_name,
      lastName: row.last_name,
      picture: row.picture,
      email: row.email,
      company: row.name,
    }
  );
};

/** Reads an account and holds its row: mails, links and sign-ins of one account take turns. */
export const lockAccount = async (
  tx: Tx,
  by: { readonly email: string } | { readonly id: string },
): Promise<Account | undefined> => {
  const row = await tx
    .selectFrom('users')
    .select([
      'id',
      'tenant_id',
      'email',
      'first_name',
      'last_name',
      'language',
      'email_confirmed',
      'disabled',
    ])
    .where('email' in by ? 'email' : 'id', '=', 'email' in by ? by.email : by.id)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      userId: row.id,
      tenantId: row.tenant_id,
      email: row.email,
      name: `${row.first_name} ${row.last_name}`,
      language: row.language === 'en' ? 'en' : 'de',
      isConfirmed: row.email_confirmed,
      isDisabled: row.disabled,
    }
  );
};

/** Gives a user a password, the first one or another. */
export const saveCredential = async (
  tx: Tx,
  userId: string,
  passwordHash: string,
  at: Date,
): Promise<void> => {
  await tx
    .insertInto('credentials')
    .values({ user_id: userId, password_hash: passwordHash, changed_at: at })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ password_hash: passwordHash, changed_at: at }),
    )
    .execute();
};
