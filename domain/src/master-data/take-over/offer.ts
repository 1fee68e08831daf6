import * as z from 'zod/mini';
import { type SyncedName, syncedNames } from '../../kit/entities/index.ts';

/** What can become of the data that a register held before it was linked (contract 9). */
export const takeOverChoices = ['takeOver', 'replace'] as const;
export type TakeOverChoice = (typeof takeOverChoices)[number];

/**
 * How far an offer has come. `uploading`: the register sends what it holds; `waiting`: all of it is here and a person
 * decides; `running`: it is being taken over; `takenOver` and `replaced` end it.
 */
export const offerStates = ['uploading', 'waiting', 'running', 'takenOver', 'replaced'] as const;
export type OfferState = (typeof offerStates)[number];

/** Records per `pushMasterData` at most. */
export const ownRecordsPerPush = 500;

/** Records of one kind that a register may offer: more than any till holds. */
const maxOwnRecords = 200_000;

/** How many records of each kind a register holds: argument of `offerMasterData`, as JSON text. */
export const ownCountsSchema = z.partialRecord(
  z.enum(syncedNames),
  z.int().check(z.gte(0), z.lte(maxOwnRecords)),
);
export type OwnCounts = Readonly<Partial<Record<SyncedName, number>>>;

/**
 * A record that a register made before it knew the cloud. `key` is the register's own, whatever it is; references in
 * `content` name such keys. Otherwise `content` is as in `changes`: the fields of the kind, and `isActive`.
 */
export const ownRecordSchema = z.object({
  entity: z.enum(syncedNames),
  key: z.string().check(z.minLength(1), z.maxLength(100)),
  content: z.record(z.string(), z.unknown()),
});
export type OwnRecord = z.infer<typeof ownRecordSchema>;

/** Argument of `pushMasterData`, as JSON text. */
export const ownBatchSchema = z.array(ownRecordSchema).check(z.maxLength(ownRecordsPerPush));
