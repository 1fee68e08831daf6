export { type BookedService, servicesOfLines } from './booked-services.ts';
export { serviceList } from './service-list.ts';
export { serviceListWords } from './service-list-words.ts';
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
