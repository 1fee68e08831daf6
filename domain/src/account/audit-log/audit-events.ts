import { type EntityName, entityNames, isSynced, type SyncedName } from '../../kit/entities/index.ts';

const recordActions = ['create', 'update', 'delete', 'restore'] as const;
const syncedActions = [...recordActions, 'resend'] as const;

/** What happens to records of every kind; registers are sent theirs anew, too. */
const recordEvents = Object.fromEntries(
  entityNames.map((name) => [name, isSynced(name) ? syncedActions : recordActions]),
) as unknown as Readonly<
  Record<SyncedName, typeof syncedActions> & Record<Exclude<EntityName, SyncedName>, typeof recordActions>
>;

/**
 * Everything that the audit log records: what was changed, and how. Closed: an event that is missing here does not
 * compile, and one without words in `audit-words.de.ts` and `audit-words.en.ts` neither.
 */
export const auditEvents = {
  organizationUnit: ['create', 'update', 'move', 'activate', 'deactivate', 'delete'],
  device: ['link', 'relink', 'update', 'move', 'unlink', 'takeOverData', 'replaceData', 'resync'],
  syncProblem: ['retry', 'accept'],
  receipt: ['update'],
  counterGap: ['acknowledge'],
  figures: ['rebuild'],
  proposal: ['accept', 'refuse'],
  tenant: ['create', 'update', 'putBack'],
  user: [
    'register',
    'join',
    'confirmEmail',
    'signInFirst',
    'disown',
    'update',
    'changeRole',
    'disable',
    'enable',
    'remove',
    'changePassword',
    'resetPassword',
    'changePicture',
    'removePicture',
    'linkExternal',
    'unlinkExternal',
  ],
  invitation: ['create', 'resend', 'withdraw', 'restore', 'accept'],
  session: ['revoke'],
  acting: ['start', 'end'],
  auditLog: ['export'],
  newsItem: ['create', 'update', 'remove'],
  releaseFeed: ['create', 'revoke'],
  contentEntry: ['create', 'update', 'remove'],
  calendarEvent: ['create', 'update', 'remove', 'restore', 'leaveOut'],
  calendarFeed: ['create', 'revoke'],
  shopProduct: ['create', 'update', 'remove'],
  shopCategory: ['create', 'update', 'remove'],
  shopTerms: ['publish'],
  reportMail: ['create', 'update', 'remove', 'confirm', 'unsubscribe'],
  alertRules: ['update'],
  savedView: ['create', 'update', 'remove', 'restore'],
  ...recordEvents,
  employee: [...syncedActions, 'setPin', 'removePin'],
  buttonGrid: ['update'],
  stockMovement: ['create'],
  shopOrder: [
    'place',
    'changeStatus',
    'cancelForEditing',
    'cancel',
    'answer',
    'updateNote',
    'showAccount',
    'returnDebit',
    'restoreDebit',
  ],
  debitFile: ['create', 'download', 'withdraw'],
  debitCreditor: ['create', 'update'],
  shopService: ['cancel', 'renew', 'end'],
  licence: ['assign'],
  securityDevice: [
    'report',
    'setPins',
    'showPins',
    'retire',
    'useAgain',
    'selfTest',
    'readOut',
    'exportArchive',
    'registerClient',
    'deregisterClient',
  ],
  taxNotification: ['check', 'send', 'refuse', 'discard', 'archiveReceipt', 'updateDetails'],
  backup: ['archive', 'delete', 'download', 'setPolicy'],
  tseArchive: ['send', 'download', 'remove'],
  updatePrice: ['create', 'update', 'remove'],
  changeSet: ['bulk', 'import', 'takeOver', 'plan', 'undo', 'cancel'],
  recordFile: ['export'],
} as const;

/** What kind of record an entry is about. */
export type AuditEntity = keyof typeof auditEvents;
/** What was done to a record of the kind. */
export type AuditAction<Entity extends AuditEntity = AuditEntity> = (typeof auditEvents)[Entity][number];

/** An action with the kind of record that knows it. */
export type AuditEvent =
  | {
      readonly [Entity in AuditEntity]: { readonly entity: Entity; readonly action: AuditAction<Entity> };
    }[AuditEntity]
  | RecordEvent;

/** What happens to a record of whatever kind: said once, the compiler would not compare all kinds with all actions. */
interface RecordEvent {
  readonly entity: EntityName;
  readonly action: (typeof recordActions)[number];
}

/** True for a kind of record that the closed list names; the log of an older version may hold others. */
export const isAuditEntity = (entity: string): entity is AuditEntity => Object.hasOwn(auditEvents, entity);

/** The fields whose values entries tell, in all kinds of record together. Closed, as the events are. */
const auditFields = [
  'name',
  'type',
  'zone',
  'cutOffMinutes',
  'currency',
  'country',
  'parent',
  'organization',
  'registers',
  'records',
  'receipts',
  'unitId',
  'deviceType',
  'businessType',
  'posVersion',
  'hardwareSerial',
  'databaseId',
  'liveCommunication',
  'isDefault',
  'recordId',
  'reason',
  'outcome',
  'email',
  'role',
  'firstName',
  'lastName',
  'phone',
  'language',
  'disabled',
  'startedAt',
  'expiresAt',
  'firstLoginAt',
  'endedSessions',
  'provider',
  'person',
  'actingOnly',
  'entity',
  'entityId',
  'action',
  'description',
  'content',
  'tags',
  'note',
  'customer',
  'imagePath',
  'pictures',
  'articleNr',
  'price',
  'setupFee',
  'ordered',
  'file',
  'collectOn',
  'creditorId',
  'account',
  'bic',
  'noticeDays',
  'gross',
  'articleEan',
  'billingIntervalMonths',
  'contractDurationMonths',
  'importantNotice',
  'functions',
  'licenseRequired',
  'appType',
  'licenceType',
  'mainVersion',
  'appRegLevel',
  'links',
  'shopCategory',
  'discountedPrice',
  'address',
  'order',
  'publishDate',
  'isDraft',
  'query',
  'isShared',
  'isActive',
  'openingHours',
  'alertRules',
  'rhythm',
  'recipients',
  'unitIds',
  'kind',
  'quantity',
  'change',
  'total',
  'rows',
  'columns',
  'layers',
  'buttons',
  'recurrence',
  'from',
  'to',
] as const;
export type AuditField = (typeof auditFields)[number];
