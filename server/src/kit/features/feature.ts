import type { FastifyInstance } from 'fastify';
import type { ExportSource } from '../exports/index.ts';
import type { Kit } from '../graphql/index.ts';

/** What a feature is to the server: `app/features.ts` lists them all. */
export interface Feature<Needs = object> {
  /** Where its fields answer: at /graphql, or at /graphql/pos. */
  readonly at: 'general' | 'pos';
  /** Adds them. What it needs of the rest is looked into only when somebody asks: a printed schema is made without. */
  readonly fields: (kit: Kit, needs: Needs) => void;
  /** What it answers beside GraphQL and needs nothing for. */
  readonly routes?: (app: FastifyInstance) => void;
  /** Its lists that can be taken along as files. */
  readonly exports?: readonly ExportSource[];
}

/** Stands for everything that features need, and ends whoever uses it: a schema that is only read is made with it. */
export const nothing: unknown = new Proxy(notRunning, { get: (): unknown => nothing });

function notRunning(): never {
  throw new Error('a printed schema is not executed');
}
