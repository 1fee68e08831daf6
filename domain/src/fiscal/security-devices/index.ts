export { type CertificateId, readCertificateId } from './certificate-id.ts';
export {
  bulkDeviceActions,
  type DeviceAction,
  type DeviceActionFacts,
  type DeviceActionRefusal,
  type DeviceActionState,
  type DeviceCommand,
  deviceActionInputSchema,
  deviceActionRefusals,
  deviceActionStates,
  deviceActions,
  deviceCommandSchema,
  isOfClient,
  maxActionDevices,
  refusalOfAction,
} from './device-actions.ts';
export {
  type DeviceFault,
  type DeviceValidation,
  deviceFaults,
  type ProvenFacts,
  validateDevice,
} from './device-checks.ts';
export {
  conditionOf,
  type DeviceCause,
  type DeviceCondition,
  type DeviceFacts,
  type DeviceHealth,
  daysUntil,
  deviceCauses,
  deviceHealths,
  deviceLimits,
  isErrorCause,
} from './device-health.ts';
export { securityDeviceList, securityDeviceListWords } from './device-list-words.ts';
export { devicePinSchema, devicePinsSchema } from './device-pins.ts';
export {
  maxArchives,
  maxReportText,
  type SecurityDeviceReport,
  securityDeviceReportSchema,
} from './device-report.ts';
export {
  type ArchiveState,
  archiveStates,
  draftLists,
  type FormFactor,
  formFactors,
  type OperatingState,
  operatingStates,
  type SecurityDeviceKind,
  type SecurityDeviceProvider,
  securityDeviceKinds,
  securityDeviceProviders,
  type ValidationState,
  validationStates,
} from './fiscal-codes.ts';
export {
  forecastSignatures,
  paceDays,
  type SignatureForecast,
  type SignaturePoint,
} from './signature-forecast.ts';
