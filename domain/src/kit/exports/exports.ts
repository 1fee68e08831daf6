import * as z from 'zod/mini';
import { isTimeZone } from '../business-day/index.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Words, decimal sign and separator of a file. */
export const exportLanguages = ['de', 'en'] as const;
export type ExportLanguage = (typeof exportLanguages)[number];

/**
 * How far an export is. `queued` and `running` go on by themselves; the others are ends, and whoever wants to may begin a
 * failed or cancelled one again.
 */
export const exportStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type ExportState = (typeof exportStates)[number];

/** True while something is still to come of it. */
export const isUnderWay = (state: ExportState): boolean => state === 'queued' || state === 'running';

/** Why there is no file: the disk is full, the server was stopped in the middle again and again, or a fault of ours. */
export const exportFailures = ['noSpace', 'interrupted', 'internal'] as const;
export type ExportFailure = (typeof exportFailures)[number];

/** Up to so many of what a list counts are written while somebody waits; more become a job. */
export const maxAtOnce = 3_000;

/** For how long a file is kept, in milliseconds. */
export const keptForMs = 7 * 86_400_000;

/** How many exports of a tenant may wait. */
export const maxWaiting = 20;

const zone = z.string().check(z.refine(isTimeZone, { error: 'ZONE_UNKNOWN' }));

/** What somebody wants as a file. What the filter may hold, the list itself knows. */
export const exportRequestSchema = z.object({
  source: z.string().check(z.maxLength(50)),
  format: z.enum(exportFormats),
  /** JSON text of the filter, as the list's own field of the API takes it. */
  filter: z._default(z.string().check(z.maxLength(20_000)), '{}'),
  sort: z._default(z.string().check(z.maxLength(100)), ''),
  /** Names of columns, parted by commas; those of the list otherwise. */
  columns: z._default(z.string().check(z.maxLength(4_000)), ''),
  language: z._default(z.enum(exportLanguages), 'de'),
  /** Of the times that belong to no branch. */
  zone: z._default(zone, 'Europe/Berlin'),
  /** The filter in the words of the screen. */
  description: z._default(z.string().check(z.maxLength(1_000)), ''),
  /** How many the screen counted; null where it only estimated. */
  shown: z._default(z.nullable(z.int().check(z.minimum(0))), null),
});
export type ExportRequest = z.infer<typeof exportRequestSchema>;
