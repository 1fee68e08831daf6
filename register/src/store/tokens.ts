import type { Store } from './open-store.ts';

/** Tokens of a linked register; `expiresAt` is the end of the access token in milliseconds since 1970. */
export type Tokens = Readonly<{ access: string; refresh: string; expiresAt: number }>;

export function readTokens(store: Store): Tokens | undefined {
  const row = store.sql.get`select access, refresh, expires_at from tokens`;
  if (row === undefined) return undefined;
  return { access: String(row.access), refresh: String(row.refresh), expiresAt: Number(row.expires_at) };
}

export function writeTokens(store: Store, tokens: Tokens): void {
  store.sql.run`insert into tokens (only, access, refresh, expires_at)
    values (1, ${tokens.access}, ${tokens.refresh}, ${tokens.expiresAt})
    on conflict (only) do update
    set access = excluded.access, refresh = excluded.refresh, expires_at = excluded.expires_at`;
}

/** Forgets the tokens, when the cloud said that this register is no longer linked. */
export function deleteTokens(store: Store): void {
  store.sql.run`delete from tokens`;
}
