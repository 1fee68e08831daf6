import * as z from 'zod/mini';

// What a register and the cloud say to each other about master data, at `/graphql/pos`:
//   changes(after: String, first: Int): ChangesPage          acknowledgeChanges(upTo: String!, failures: […])
// Objects, so that what comes later is no fault to a register of today.

/** `put`: the register stores the content in place of what it has. `delete`: it drops the record, if it has it. */
export const changeOperations = ['put', 'delete'] as const;
export type ChangeOperation = (typeof changeOperations)[number];

/**
 * One record as it is now; not each of its changes. `seq` is the number of its last change in the tenant, and grows
 * from page to page within deltas. `content` is the JSON text of its fields and `isActive` (schema
 * `/schemas/<entity>-1.json`); null when it is deleted or has left the branch. `entity` may be one that an older
 * register does not know: it answers NOT_SUPPORTED and goes on.
 */
export const changeSchema = z.object({
  seq: z.int(),
  entity: z.string(),
  id: z.uuid(),
  operation: z.enum(changeOperations),
  version: z.int(),
  content: z.nullable(z.string()),
});
export type Change = z.infer<typeof changeSchema>;

/**
 * A page of changes for the register that asks.
 *
 * `cursor` goes into `after` of the next question and into `upTo` of the acknowledgement; it is opaque, and of this
 * register alone. The register keeps it in the same transaction in which it applies the page.
 *
 * A snapshot is all that the branch has: entities in the order of `syncedNames`, each by id. Its first page has
 * `isReset`: what the register holds and no page of this snapshot names is dropped with the first page that has
 * `isSnapshot: false`, which begins the deltas. A snapshot begins when `after` is absent, and otherwise only when
 * the register has moved to another branch or somebody asked for it. While it runs a record may change: then it
 * comes again as a delta.
 *
 * Within deltas a record may come before one that it refers to: references are checked once `hasMore` is false.
 * After a page of a snapshot `hasMore` is always true.
 */
export const changesPageSchema = z.object({
  changes: z.array(changeSchema),
  cursor: z.string(),
  hasMore: z.boolean(),
  isSnapshot: z.boolean(),
  isReset: z.boolean(),
});
export type ChangesPage = z.infer<typeof changesPageSchema>;

/** Records of one page: when the register does not say, and at most. */
export const changesPerPage = { default: 500, max: 2000 } as const;

/**
 * Why a register could not apply a change; the words are in the web. Other programs may give reasons of their own,
 * which people see as they are.
 */
export const failureReasons = [
  /** The content is not what the schema says. */
  'UNREADABLE',
  /** It refers to a record that the register does not have. */
  'MISSING_REFERENCE',
  /** The register does not know the kind of record, or something in it. */
  'NOT_SUPPORTED',
  /** It cannot be dropped or changed now: it is on an open table, say. */
  'IN_USE',
  /** The register's store is full or broken. */
  'STORE_FAILED',
  /** Any other reason of the register's own. */
  'REFUSED',
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** A change that the register could not apply. Told again with every acknowledgement, or once: both are right. */
export const syncFailureSchema = z.object({
  entity: z.string().check(z.minLength(1), z.maxLength(50)),
  id: z.uuid(),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
});
export type SyncFailure = z.infer<typeof syncFailureSchema>;

/** Failures of one acknowledgement at most; a page's worth. */
export const failuresPerAcknowledgement = changesPerPage.max;

/**
 * The answer to an acknowledgement. `isSuccess` is false with `OUTDATED` when the cursor is of the register's former
 * branch, or of before a reset: nothing is noted, and the next `changes` begins a snapshot.
 */
export const acknowledgedSchema = z.object({ isSuccess: z.boolean(), message: z.nullable(z.string()) });
export type Acknowledged = z.infer<typeof acknowledgedSchema>;
export const outdatedCursor = 'OUTDATED';

/** A register that was not heard for this long, in milliseconds, holds up no deletion and no record's state. */
export const registerCountsMs = 30 * 86_400_000;
