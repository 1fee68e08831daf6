export { PinActions } from './pin-actions.tsx';
export { type ReportPin, reportPinsQuery } from './report-pins.queries.ts';
export { usePinEntries } from './use-pin-entries.tsx';
export { usePinSteps } from './use-pin-steps.ts';
