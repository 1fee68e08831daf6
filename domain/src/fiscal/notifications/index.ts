export { systemFormWords } from './form-words.ts';
export {
  checkNotification,
  type FaultPlace,
  faultPlaces,
  type NotificationFault,
  type NotificationFaultCode,
  notificationFaults,
} from './notification-checks.ts';
export {
  draftNotificationLists,
  elsterReport,
  isTaxOffice,
  type LegalForm,
  legalForms,
  type ReportState,
  reportStates,
  type SystemKind,
  systemKinds,
  type TaskState,
  taskStates,
  tseForms,
  usualSystemKind,
} from './notification-codes.ts';
export {
  type Establishment,
  type NotificationContent,
  type RecordingSystem,
  type Taxpayer,
  tellsSame,
} from './notification-content.ts';
export { dueDay, type SwapSpan, swapDay, urgencyOf } from './notification-days.ts';
export {
  type Difference,
  type DifferenceKind,
  differenceKinds,
  differencesOf,
  firstDue,
} from './notification-differences.ts';
export { type FormField, type FormPart, formOf } from './notification-form.ts';
export {
  type EstablishmentDetails,
  establishmentDetailsSchema,
  maxPreparedAtOnce,
  maxReceiptBytes,
  type NotificationEnd,
  type NotificationMessage,
  type NotificationOutcome,
  notificationEndSchema,
  notificationMessages,
  notificationOutcomes,
  type SystemDetails,
  systemDetailsSchema,
  type TaxpayerDetails,
  taxpayerDetailsSchema,
} from './notification-inputs.ts';
export { notificationXml } from './notification-xml.ts';
export { type SplitAddress, splitAddress } from './split-address.ts';
