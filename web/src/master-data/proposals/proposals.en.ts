import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './proposals.de.ts';

export const en: Translation<typeof de> = {
  title: 'Edits at registers',
  intro:
    'Somebody changed these records at a register. What you accept counts in all branches of the record, not only at this register.',
  at: (device, unit, time) => `${device} · ${unit} · ${time}`,
  field: 'Field',
  before: 'Before',
  inCloud: 'In the cloud',
  atRegister: 'At the register',
  outdated:
    'Meanwhile the record was changed here, too. If you accept, these fields become what the register says.',
  both: 'changed on both sides',
  gone: 'The record is deleted. The change can only be refused.',
  goneRecord: 'Deleted record',
  reach: (branches) => `Once accepted it counts in all branches of the record: ${branches}.`,
  reachAll: 'Once accepted it counts in all branches.',
  accept: 'Accept',
  refuse: 'Refuse',
  accepted: (name) => `The change of “${name}” is accepted.`,
  refused: (name) => `The change of “${name}” is refused. The register gets the former values.`,
  conflict: 'The record has just been changed. Please look at the values again.',
  faulty: (faults) => `The change cannot be accepted like this. ${faults}`,
  refuseTitle: (name) => `Refuse the change of “${name}”?`,
  refuseText: "The register gets the cloud's values again.",
  reason: 'Reason',
  reasonHint: 'Shown at the register. You may leave it out.',
  cancel: 'Cancel',
  more: 'Show more',
};
