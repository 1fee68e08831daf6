import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './proposals.de.ts';

export const en: Translation<typeof de> = {
  title: 'Edits at registers',
  intro:
    'These records were changed at a register. Changes you accept apply in all branches of the record, not just at this register.',
  at: (device, unit, time) => `${device} · ${unit} · ${time}`,
  field: 'Field',
  before: 'Before',
  inCloud: 'In the cloud',
  atRegister: 'At the register',
  outdated:
    'This record has also been changed here. If you accept, these fields take the values from the register.',
  both: 'changed on both sides',
  gone: 'This record has been deleted. You can only reject the change.',
  goneRecord: 'Deleted record',
  reach: (branches) => `If accepted, applies in all branches of the record: ${branches}.`,
  reachAll: 'If accepted, applies in all branches.',
  accept: 'Accept',
  refuse: 'Reject',
  accepted: (name) => `Change to “${name}” accepted.`,
  refused: (name) => `Change to “${name}” rejected. The register will get the previous values back.`,
  conflict: 'This record has just been changed. Please check the values again.',
  faulty: (faults) => `This change can’t be accepted as it is. ${faults}`,
  refuseTitle: (name) => `Reject the change to “${name}”?`,
  refuseText: 'The register will get the cloud’s values back.',
  reason: 'Reason',
  reasonHint: 'Optional. Shown at the register.',
  cancel: 'Cancel',
  more: 'Show more',
};
