export { goodsNames } from './goods.ts';
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
  planTakeOver,
  takeOverSteps,
} from './plan.ts';
export { comparedFields, type PresentRecord } from './present-records.ts';
