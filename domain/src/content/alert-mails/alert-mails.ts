import * as z from 'zod/mini';
import { addDays, businessDayOf, instantOfDay, minutesOfClock } from '../../kit/business-day/index.ts';
import { type AlertKind, alertKinds, isAlertKind } from '../notifications/index.ts';

/** How somebody wants to hear of a kind of alert by mail. */
export const alertMailWays = ['now', 'digest', 'off'] as const;
export type AlertMailWay = (typeof alertMailWays)[number];

const kinds = Object.keys(alertKinds) as readonly AlertKind[];
const minutes = z.int().check(z.minimum(0), z.maximum(1439));
const minutesOfDay = 1_440;

/** Quiet hours that last longer would leave no time for what came in them. */
const mostQuiet = 23 * 60;

const settingsSchema = z.object({
  ways: z.array(z.object({ kind: z.enum(kinds), way: z.enum(alertMailWays) })).check(
    z.maxLength(kinds.length),
    z.refine((ways) => new Set(ways.map(({ kind }) => kind)).size === ways.length),
  ),
  quietFrom: minutes,
  quietTo: minutes,
  digestAt: minutes,
  /** Without it only devices show them (`content/push`). */
  byMail: z._default(z.boolean(), true),
});

/**
 * Which alerts somebody gets by mail. Kinds that are not named are off. Within the quiet hours nothing is sent: what came
 * then is sent together at their end. Quiet from and to the same minute are none, and 23 hours the most: who wants to
 * hear of nothing switches the kinds off. All minutes are after midnight.
 */
export const alertMailSettingsSchema = settingsSchema.check(
  z.refine((settings) => !isQuietTooLong(settings), { error: 'QUIET_TOO_LONG', path: ['quietTo'] }),
);
export type AlertMailSettings = z.infer<typeof alertMailSettingsSchema>;

// Quiet hours that were longer once still count.
const storedSchema = z.extend(settingsSchema, {
  /** When kinds were switched on that were off before, ISO 8601 in UTC. */
  begun: z._default(z.record(z.string(), z.string()), {}),
  /** When mails were switched on that were off before. */
  mailsBegun: z._default(z.nullable(z.string()), null),
});
/** What is stored of somebody's choice. */
export type StoredAlertMails = z.infer<typeof storedSchema>;

/** What somebody begins with: nothing by mail, quiet at night, the digest in the morning. */
const noAlertMails: StoredAlertMails = {
  ways: [],
  quietFrom: 1_320,
  quietTo: 420,
  digestAt: 450,
  byMail: true,
  begun: {},
  mailsBegun: null,
};

/** What is stored of somebody's choice. Kinds that only another version knows are left out, so that the others go on. */
export const readAlertMailSettings = (stored: unknown): StoredAlertMails => {
  const read = storedSchema.safeParse(isWithWays(stored) ? withKnownKinds(stored) : stored);
  return read.success ? read.data : noAlertMails;
};

type QuietHours = Pick<AlertMailSettings, 'quietFrom' | 'quietTo'>;

/** Whether they leave too little of the day. */
export const isQuietTooLong = ({ quietFrom, quietTo }: QuietHours): boolean =>
  (quietTo - quietFrom + minutesOfDay) % minutesOfDay > mostQuiet;

/** Whether a minute after midnight is within quiet hours; they may go past midnight. */
export const isQuietMinute = ({ quietFrom, quietTo }: QuietHours, minute: number): boolean =>
  quietFrom <= quietTo ? minute >= quietFrom && minute < quietTo : minute >= quietFrom || minute < quietTo;

/** Whether the clock of a zone is within quiet hours. */
export const isQuiet = (hours: QuietHours, now: number, zone: string): boolean =>
  isQuietMinute(hours, minutesOfClock(now, zone));

/** Kinds that may be sent now, of what was raised until an instant. */
export interface SendableAlerts {
  readonly kinds: readonly AlertKind[];
  readonly until: number;
}

/**
 * What may be sent now: nothing within quiet hours; else what is wanted at once, and for the digest what was raised until
 * its time came last.
 */
export const alertsToSend = (
  settings: AlertMailSettings,
  now: number,
  zone: string,
): readonly SendableAlerts[] => {
  if (isQuiet(settings, now, zone)) return [];
  return [
    { kinds: kindsOf(settings, 'now'), until: now },
    { kinds: kindsOf(settings, 'digest'), until: lastDigest(settings, now, zone) },
  ];
};

/** When the time of the digest came last. Where the clock leaps over it, that is as much later, and not yet at the leap. */
function lastDigest({ digestAt }: AlertMailSettings, now: number, zone: string): number {
  const { day } = businessDayOf(now, zone, digestAt);
  const last = instantOfDay(day, digestAt, zone);
  return last <= now ? last : instantOfDay(addDays(day, -1), digestAt, zone);
}

/** The settings to store in place of others. @param now ISO 8601 in UTC */
export const changedAlertMails = (
  before: StoredAlertMails,
  after: AlertMailSettings,
  now: string,
): StoredAlertMails => {
  const had = new Set(wantedKinds(before));
  const begun = wantedKinds(after).flatMap((kind) => {
    const since = had.has(kind) ? before.begun[kind] : now;
    return since ? [[kind, since] as const] : [];
  });
  const mailsBegun = after.byMail && !before.byMail ? now : before.mailsBegun;
  return { ...after, begun: Object.fromEntries(begun), mailsBegun };
};

/** What was raised until this instant somebody had not asked for: it is no news to them. Null where there is none. */
export const begunAt = ({ begun }: StoredAlertMails, kind: AlertKind): string | null => begun[kind] ?? null;

function wantedKinds(settings: AlertMailSettings): readonly AlertKind[] {
  return [...kindsOf(settings, 'now'), ...kindsOf(settings, 'digest')];
}

function kindsOf({ ways }: AlertMailSettings, wanted: AlertMailWay): readonly AlertKind[] {
  return ways.filter(({ way }) => way === wanted).map(({ kind }) => kind);
}

interface WithWays {
  readonly ways: readonly { readonly kind: string }[];
}

function isWithWays(stored: unknown): stored is WithWays {
  return typeof stored === 'object' && stored !== null && 'ways' in stored && Array.isArray(stored.ways);
}

function withKnownKinds(stored: WithWays): WithWays {
  return { ...stored, ways: stored.ways.filter(({ kind }) => isAlertKind(kind)) };
}
