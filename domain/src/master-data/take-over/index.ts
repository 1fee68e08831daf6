export {
  type OfferState,
  type OwnCounts,
  type OwnRecord,
  offerStates,
  ownBatchSchema,
  ownCountsSchema,
  ownRecordSchema,
  ownRecordsPerPush,
  type TakeOverChoice,
  takeOverChoices,
} from './offer.ts';
export {
  countPlanned,
  type PlannedCounts,
  type PlannedRecord,
  type PresentRecord,
  planTakeOver,
  takeOverSteps,
} from './plan.ts';
