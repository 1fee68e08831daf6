import { sql } from 'kysely';
import { type Database, inSystem, type Tx } from '../db/pools.ts';

/** Why an epoch began: see `database_epochs` (migration 0060). */
export type EpochCause = 'first' | 'place' | 'behind' | 'token' | 'cursor' | 'told';

/** Which state of the database this is, and until when it is known. */
export interface DatabaseState {
  readonly epoch: string;
  /** Where it was when somebody last looked; null when nobody has. */
  readonly place: string | null;
  readonly beats: number;
  /** The first epoch, which names the installation. */
  readonly installation: string;
  readonly epochs: readonly string[];
  readonly labels: readonly string[];
}

const state = sql<DatabaseState>`select s.epoch, s.place, s.beats,
    (select id from database_epochs where because = 'first') as installation,
    (select array_agg(id::text order by begun_at) from database_epochs) as epochs,
    (select coalesce(array_agg(label) filter (where label is not null), '{}') from database_epochs) as labels
  from database_state s`;

export const readState = async (tx: Tx): Promise<DatabaseState> => {
  const { rows } = await state.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a database has a state');
  return row;
};

/** The cluster and the database in it: a dump that is put back makes another one. */
export const readCluster = async (tx: Tx): Promise<string> => {
  const { rows } = await sql<{ place: string }>`select
      (select system_identifier::text from pg_control_system()) || '/' || oid::text as place
    from pg_database where datname = current_database()`.execute(tx);
  return rows[0]?.place ?? '';
};

/** A sign of life; where the database lies is noted along. */
export const beat = async (
  db: Database,
  at: Date,
  place: string,
): Promise<Pick<DatabaseState, 'epoch' | 'beats'>> =>
  inSystem(db, async (tx) => {
    const { rows } = await sql<Pick<DatabaseState, 'epoch' | 'beats'>>`
      update database_state set beats = beats + 1, alive_at = ${at}, place = ${place}
      returning epoch, beats`.execute(tx);
    const [row] = rows;
    if (!row) throw new Error('a database has a state');
    return row;
  });

export interface Beginning {
  /** The epoch before: when another process was faster, nothing is begun. */
  readonly before: string;
  readonly because: Exclude<EpochCause, 'first'>;
  readonly label?: string | undefined;
  readonly at: Date;
  readonly place: string;
  /** The job that sends a mail. */
  readonly mailJob: string;
}

/** Begins an epoch. @returns how many mails were given up; undefined when another process had begun one */
export const beginEpoch = async (db: Database, beginning: Beginning): Promise<number | undefined> =>
  inSystem(db, async (tx) => {
    const { before, because, label, at, place, mailJob } = beginning;
    // It rewrites each record that has a version, which takes its time in a large installation.
    await sql`set local statement_timeout = 0`.execute(tx);
    const { rows } = await sql<{
      mails: number | null;
    }>`select begin_database_epoch(${before}::uuid, ${because},
      ${label ?? null}, ${at}::timestamptz, ${place}, ${mailJob}) as mails`.execute(tx);
    return rows[0]?.mails ?? undefined;
  });

/** The epoch of the database, and what may be lost since when. */
export interface EpochFacts {
  readonly epoch: string;
  /** The earliest last sign of life before any of the times that it was put back; null when it never was. */
  readonly knownUntil: Date | null;
}

/** Under either role. */
export const readEpoch = async (tx: Tx): Promise<EpochFacts> => {
  const { rows } = await sql<EpochFacts>`select epoch,
      (select min(known_until) from database_epochs) as "knownUntil" from database_state`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a database has a state');
  return row;
};
