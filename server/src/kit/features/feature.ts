import type { FastifyInstance } from 'fastify';
import type { Database, Tx } from '../db/pools.ts';
import type { ExportSource } from '../exports/index.ts';
import type { TenantFiles } from '../files/index.ts';
import type { Kit } from '../graphql/index.ts';
import type { JobHandler, Jobs } from '../jobs/index.ts';
import type { Mail } from '../mail/index.ts';
import type { PictureIntake } from '../pictures/index.ts';
import type { SealedPlace } from '../secrets/index.ts';
import type { Uploads } from '../uploads/index.ts';

/** What a feature is to the server: `app/features.ts` lists them all. */
export interface Feature<Needs = object> {
  /** Where its fields answer: at /graphql, or at /graphql/pos. */
  readonly at: 'general' | 'pos';
  /**
   * Adds them. What it needs of the rest is looked into only when somebody asks: a printed schema is made without. What
   * they remember lies there or is kept `perDatabase`: in tests one schema serves server after server.
   */
  readonly fields: (kit: Kit, needs: Needs) => void;
  /** What it answers beside GraphQL. */
  readonly routes?: (app: FastifyInstance, needs: Needs, door: Door) => void | Promise<void>;
  /** Its lists that can be taken along as files. */
  readonly exports?: readonly ExportSource[];
  /** What it keeps sealed: a place that nobody names opens no more once the secret has been changed. */
  readonly sealed?: (db: Database) => readonly SealedPlace[];
  /** What it does when nobody waits for it. */
  readonly work?: (host: Host, needs: Needs) => Work;
}

/** Where files come in and go out. */
export interface Door extends Pick<Host, 'files' | 'now'> {
  readonly uploads: Uploads;
  readonly pictures: PictureIntake;
  /** Where people reach this server, if that is set: whoever asks by another name gets links that lead here. */
  readonly publicUrl: string | undefined;
}

/** What any feature may have of the server for its work. */
export interface Host {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly files: TenantFiles;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Where links in mails lead. */
  readonly publicUrl: string;
  readonly queueMail: (tx: Tx, mail: Mail) => Promise<void>;
  /** Told of faults of ours that stop nothing. */
  readonly onError: (error: unknown) => void;
}

/** Jobs by their names, which are kept in the database: one name has one handler in the whole server. */
export interface Work {
  /** What transactions ask for with `jobs.add`: done once they commit, at least once. */
  readonly asked?: Readonly<Record<string, JobHandler>>;
  /** Done each minute by one process, and when it is asked for. */
  readonly minutely?: Readonly<Record<string, JobHandler>>;
  /** Throws away, once a day, what nobody needs any more. */
  readonly cleanUp?: () => Promise<void>;
}

/** Stands for everything that features need, and ends whoever uses it: a schema that is only read is made with it. */
export const nothing: unknown = new Proxy(notRunning, { get: (): unknown => nothing });

function notRunning(): never {
  throw new Error('a printed schema is not executed');
}
