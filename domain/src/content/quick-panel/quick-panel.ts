import * as z from 'zod/mini';
import { newsLanguages } from '../news/index.ts';

/** Quick settings: notifications, and of the cloud its sync and the push of receipts (SHL-38). */
export const quickToggles = ['notifications', 'cloudSync', 'push'] as const;
export type QuickToggle = (typeof quickToggles)[number];

/**
 * Toggles that a deployment may enable (decisions SHL-40): those that have something to switch. Sync and push belong to
 * a linked register; off, receipts would get lost.
 */
export const switchableToggles = ['notifications'] as const satisfies readonly QuickToggle[];

/** How many events and alerts the answer has at most (decisions API-19). */
export const quickPanelShown = 5;

/** The answer of `GET /api/quick-panel/data` (API-18, API-19). Days are YYYY-MM-DD, times ISO 8601 in UTC. */
export const quickPanelSchema = z.object({
  /** The calendar day at the tenant's first branch. */
  today: z.iso.date(),
  /** The latest news, newest first; an item may be in English where the asked language has none. */
  news: z.array(
    z.object({
      id: z.uuid(),
      tittle: z.string(),
      language: z.enum(newsLanguages),
      publishDate: z.iso.datetime(),
    }),
  ),
  /** What comes next, the nearest first: the calendar, and licences that end, for whoever may see licences. */
  events: z._default(
    z.array(
      z.object({
        kind: z.enum(['calendarEvent', 'licenceEnds']),
        name: z.string(),
        at: z.iso.datetime(),
        /** The day by the clock of its branch; of a licence that of the first branch. */
        day: z._default(z.nullable(z.iso.date()), null),
        /** Minutes after midnight by that clock; null for whole days, and for licences. */
        startMinutes: z._default(z.nullable(z.int()), null),
      }),
    ),
    [],
  ),
  /** What the person may see and has not put away: what lasts comes first, then the newest. */
  alerts: z._default(
    z.array(
      z.object({
        id: z.uuid(),
        kind: z.string(),
        since: z.iso.datetime(),
        renewedAt: z.iso.datetime(),
        /** It is over; null while it lasts. */
        resolvedAt: z.nullable(z.iso.datetime()),
      }),
    ),
    [],
  ),
  toggles: z.array(
    z.object({
      id: z.enum(quickToggles),
      isOn: z.boolean(),
      /** A deployment lets people switch it. */
      isEnabled: z.boolean(),
    }),
  ),
});
export type QuickPanelData = z.infer<typeof quickPanelSchema>;
