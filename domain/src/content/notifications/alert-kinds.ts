import * as z from 'zod/mini';
import { deviceCauses } from '../../fiscal/security-devices/index.ts';
import { currencies } from '../../kit/money/index.ts';
import { orderStatuses } from '../../shop/orders/index.ts';

/** How loud an alert is: the variants of a notification (SHL-43). */
export const alertVariants = ['info', 'success', 'warning', 'error'] as const;
export type AlertVariant = (typeof alertVariants)[number];

/** What an alert is about; its `subject` is the id of such a record. */
type AlertSubject =
  | 'device'
  | 'unit'
  | 'shopOrder'
  | 'tenant'
  | 'securityDevice'
  | 'closing'
  | 'receipt'
  /** No record: made of what has happened, so that it is told of once. */
  | 'occurrence';

interface AlertRule {
  readonly variant: AlertVariant;
  readonly subject: AlertSubject;
  /** The page that it leads to, by its pattern in the access table. Who may open that sees the alert. */
  readonly page: `/${string}`;
  /** What narrows a list to what it is about: `:subject` stands for its subject, other such words for its data. */
  readonly query?: string;
  /** What its words need: names as they were when it was raised, zones as IANA names. */
  readonly data: z.ZodMiniObject;
}

const securityDeviceData = z.object({
  serial: z.string(),
  registerName: z.string(),
  unitName: z.string(),
  zone: z.string(),
  /** What is wrong, the worst first. */
  causes: z.array(z.enum(deviceCauses)),
  /** When its certificate ends, in the branch's zone; null where that is not known. */
  day: z.nullable(z.string()),
  /** Grows as it becomes more urgent. */
  urgency: z.int(),
});

/** Money that was counted or cancelled in a branch; cents. */
const moneyOfBranch = {
  unitName: z.string(),
  zone: z.string(),
  currency: z.enum(currencies),
  amount: z.int(),
  /** The business day. */
  day: z.string(),
};

/**
 * Everything that the server tells people by itself (SHL-45). Closed: a kind that is missing here does not compile, and
 * one without words in `alert-words.de.ts` and `alert-words.en.ts` neither.
 */
export const alertKinds = {
  registerOffline: {
    variant: 'warning',
    subject: 'device',
    page: '/setting/device/:deviceId',
    data: z.object({ registerName: z.string(), unitName: z.string(), zone: z.string() }),
  },
  branchOffline: {
    variant: 'warning',
    subject: 'unit',
    page: '/setting/devices',
    query: 'units=:subject&f=liveState.is.offline',
    data: z.object({
      unitName: z.string(),
      zone: z.string(),
      count: z.int(),
      deviceIds: z.array(z.uuid()),
    }),
  },
  versionTooOld: {
    variant: 'warning',
    subject: 'unit',
    page: '/setting/devices',
    query: 'units=:subject&f=versionTooOld.is.true',
    data: z.object({ unitName: z.string(), zone: z.string(), count: z.int(), registerName: z.string() }),
  },
  recordsRefused: {
    variant: 'error',
    subject: 'unit',
    page: '/setting/devices',
    query: 'units=:subject&f=hasSyncFailures.is.true',
    data: z.object({ unitName: z.string(), zone: z.string(), count: z.int(), registerName: z.string() }),
  },
  syncFailed: {
    variant: 'error',
    subject: 'unit',
    page: '/manage/syncProblems',
    data: z.object({ unitName: z.string(), zone: z.string(), count: z.int() }),
  },
  closingMissing: {
    variant: 'warning',
    subject: 'device',
    page: '/manage/closings',
    query: 'devices=:subject',
    data: z.object({
      registerName: z.string(),
      unitName: z.string(),
      zone: z.string(),
      /** Business days without a closing, and the first of them. */
      count: z.int(),
      day: z.string(),
    }),
  },
  changesProposed: {
    variant: 'info',
    subject: 'unit',
    page: '/manage/syncProblems',
    data: z.object({ unitName: z.string(), zone: z.string(), count: z.int() }),
  },
  counterGap: {
    variant: 'error',
    subject: 'device',
    page: '/setting/device/:deviceId',
    data: z.object({
      registerName: z.string(),
      unitName: z.string(),
      zone: z.string(),
      /** Numbers that are missing; 0 when a counter only went backwards. */
      count: z.int(),
      gaps: z.int(),
      kinds: z.array(z.enum(['receipt', 'transaction', 'z'])),
    }),
  },
  orderPlaced: {
    variant: 'info',
    subject: 'shopOrder',
    page: '/manage/e-commerce/orders/:orderId',
    data: z.object({ number: z.string(), buyerName: z.string() }),
  },
  orderAnswered: {
    variant: 'info',
    subject: 'shopOrder',
    page: '/manage/e-commerce/orders/:orderId',
    data: z.object({ number: z.string(), buyerName: z.string() }),
  },
  orderStatusChanged: {
    variant: 'info',
    subject: 'shopOrder',
    page: '/apps/shop-orders/:orderId',
    data: z.object({ number: z.string(), status: z.enum(orderStatuses) }),
  },
  licenceEnding: {
    variant: 'warning',
    subject: 'tenant',
    page: '/setting/licences',
    query: 'sort=endsAt',
    data: z.object({
      /** Licences that end soon or ended just now, the first of them, and its day. */
      count: z.int(),
      name: z.string(),
      serial: z.string(),
      day: z.string(),
      /** The first of them has ended. */
      isEnded: z.boolean(),
    }),
  },
  securityDeviceFails: {
    variant: 'error',
    subject: 'securityDevice',
    page: '/manage/data/securityDevices/:securityDeviceId',
    data: securityDeviceData,
  },
  securityDeviceWarns: {
    variant: 'warning',
    subject: 'securityDevice',
    page: '/manage/data/securityDevices/:securityDeviceId',
    data: securityDeviceData,
  },
  taxNotificationDue: {
    variant: 'warning',
    subject: 'unit',
    page: '/manage/data/register/:tseRegistrationId',
    data: z.object({
      unitName: z.string(),
      zone: z.string(),
      /** Until when it must be told. */
      day: z.string(),
      /** 1 within 14 days, 2 within 3 days, 3 overdue. */
      urgency: z.int(),
    }),
  },
  backupOverdue: {
    variant: 'warning',
    subject: 'device',
    page: '/setting/backups',
    query: 'f=deviceId.is.:subject',
    data: z.object({
      registerName: z.string(),
      unitName: z.string(),
      zone: z.string(),
      /** Days since the last good one. */
      count: z.int(),
    }),
  },
  backupDamaged: {
    variant: 'error',
    subject: 'device',
    page: '/setting/backups',
    query: 'f=deviceId.is.:subject',
    data: z.object({
      registerName: z.string(),
      unitName: z.string(),
      zone: z.string(),
      /** Kept ones of which something is wrong. */
      count: z.int(),
    }),
  },
  ownDataWaits: {
    variant: 'info',
    subject: 'device',
    page: '/setting/device/:deviceId',
    data: z.object({ registerName: z.string(), unitName: z.string(), zone: z.string() }),
  },
  cashDifference: {
    variant: 'warning',
    subject: 'closing',
    page: '/manage/closings/:closingId',
    /** Counted less expected: below zero, money is missing. */
    data: z.object({ ...moneyOfBranch, registerName: z.string() }),
  },
  cancellationMade: {
    variant: 'warning',
    subject: 'receipt',
    page: '/manage/receipts/:receiptId',
    data: z.object({ ...moneyOfBranch, registerName: z.string(), number: z.int(), employeeName: z.string() }),
  },
  cancellationsMade: {
    variant: 'warning',
    subject: 'occurrence',
    page: '/manage/receipts',
    query: 'units=:unitId&f=businessDay.is.:day&f=employee.is.:employee&f=mark.is.cancelled',
    /** All of one employee on one day, who is `unitId:employeeKey` in the list of receipts. */
    data: z.object({ ...moneyOfBranch, unitId: z.uuid(), employee: z.string(), employeeName: z.string() }),
  },
  stockLow: {
    variant: 'warning',
    subject: 'unit',
    page: '/manage/data/articlesList',
    query: 'units=:subject&f=name.is.:articles',
    /** The first of them by name. */
    data: z.object({
      unitName: z.string(),
      zone: z.string(),
      count: z.int(),
      articles: z.array(z.string()),
    }),
  },
} as const satisfies Record<string, AlertRule>;

export type AlertKind = keyof typeof alertKinds;
export type AlertData<Kind extends AlertKind = AlertKind> = z.infer<(typeof alertKinds)[Kind]['data']>;

/** An alert that this version knows, with what its words need. */
export type KnownAlert = {
  readonly [Kind in AlertKind]: { readonly kind: Kind; readonly data: AlertData<Kind> };
}[AlertKind];

/** True for a kind of the closed list; another version of the server may have raised others. */
export const isAlertKind = (kind: string): kind is AlertKind => Object.hasOwn(alertKinds, kind);

/** The alert as this version understands it; undefined when another version wrote it differently. */
export const readAlert = (kind: string, data: unknown): KnownAlert | undefined => {
  if (!isAlertKind(kind)) return undefined;
  const read = alertKinds[kind].data.safeParse(data);
  // The schema beside the kind has just read its data.
  return read.success ? ({ kind, data: read.data } as KnownAlert) : undefined;
};
