import { sql } from 'kysely';
import { type Database, inSystem, type Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { type SealedPlace, type SealedRow, sealedColumn, type Vault } from '../../kit/secrets/index.ts';
import { newPushKeys, type PushKeys } from './web-push.ts';

const purpose = 'push-key';

interface KeyRow {
  readonly id: string;
  readonly publicKey: string;
  readonly sealed: Buffer;
}

/** The server's own keys; made when somebody first wants alerts on a device. */
export const pushKeys = async (db: Database, vault: Vault, at: Date): Promise<PushKeys> => {
  const { publicKey, sealed } = await inSystem(db, async (tx) => {
    const known = await findKeys(tx);
    if (known) return known;
    const made = newPushKeys();
    await sql`insert into push_keys (id, public_key, sealed_private_key, created_at)
      values (${newId()}, ${made.publicKey}, ${vault.seal(purpose, Buffer.from(made.privateKey))}, ${at})
      on conflict do nothing`.execute(tx);
    // Of two processes at once one has made them.
    const kept = await findKeys(tx);
    if (!kept) throw new Error('push keys were not kept');
    return kept;
  });
  return { publicKey, privateKey: vault.unseal(purpose, sealed).toString() };
};

export const sealedPushKeys = (db: Database): SealedPlace =>
  sealedColumn(db, {
    name: 'push_keys.sealed_private_key',
    purpose,
    read: async (tx, after, count) => {
      const { rows } = await sql<SealedRow<string>>`
        select id, sealed_private_key sealed from push_keys where id > ${after} order by id limit ${count}`.execute(
        tx,
      );
      return rows;
    },
    replace: async (tx, id, anew) => {
      await sql`update push_keys set sealed_private_key = ${anew} where id = ${id}`.execute(tx);
    },
  });

async function findKeys(tx: Tx): Promise<KeyRow | undefined> {
  const { rows } = await sql<KeyRow>`
    select id, public_key "publicKey", sealed_private_key sealed from push_keys`.execute(tx);
  return rows[0];
}
