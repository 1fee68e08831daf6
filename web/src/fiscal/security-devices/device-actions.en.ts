import type * as german from './device-actions.de.ts';

export const en: typeof german.de = {
  actions: 'Run at the register',
  actionsText:
    'The register does this with its security device and then reports the device anew. Who asked for it is in the audit log.',
  tooOld: 'This register cannot take requests for its security device yet. Update the register software.',
  selfTest: 'Self-test',
  readOut: 'Read out',
  exportArchive: 'Get archive',
  registerClient: 'Register client',
  deregisterClient: 'Deregister client',
  selfTests: 'Run self-test',
  readOuts: 'Read out',
  registerTitle: 'Register a client with the security device',
  deregisterTitle: 'Deregister a client from the security device',
  registerText: 'From then on the device signs the receipts of this register.',
  deregisterText:
    'From then on the device signs no receipts of this register until you register it again. Do this only if the register no longer needs the device.',
  client: 'Serial number of the register',
  clientMissing: 'Please enter the serial number of the register.',
  cancel: 'Cancel',
  none: 'Nothing requested yet.',
  by: (name) => `by ${name}`,
  toArchive: 'Open archive',
  lastAnswer: (action, state) => `${action}: ${state}`,
  asked: (count) =>
    count === 1 ? 'The register is on it.' : `${count.toLocaleString('en-GB')} registers are on it.`,
  notAsked: (count, reasons) =>
    count === 1
      ? `One register was not asked: ${reasons}`
      : `${count.toLocaleString('en-GB')} registers were not asked: ${reasons}`,
};

export const actionStates: typeof german.actionStates = {
  waiting: 'Running',
  done: 'Done',
  failed: 'Failed',
  unanswered: 'No answer',
};

export const refusals: typeof german.refusals = {
  notFound: 'There is no such security device.',
  retired: 'The security device is retired.',
  replaced: 'The register has another security device by now.',
  unlinked: 'The register is no longer linked.',
  inactive: 'The register is set to inactive.',
  moved: 'The register has moved and has not reported its security device from there yet.',
  tooOld: 'The register software cannot do this yet. Please update it.',
  busy: 'Another request is still running.',
  clientKnown: 'This register is already registered with the security device.',
  clientUnknown: 'This register is not registered with the security device.',
  clientsFull: 'The security device has as many clients as it can take.',
  offline: 'The register cannot be reached at the moment.',
};
