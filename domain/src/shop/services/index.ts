export { type BookedService, servicesOfLines } from './booked-services.ts';
export {
  endWhenCancelled,
  nextBillingOf,
  type ServiceState,
  type ServiceTerms,
  sellersDayOf,
  serviceStateOf,
  serviceStates,
  startOfSellersDay,
  yearlyPriceOf,
} from './service-terms.ts';
