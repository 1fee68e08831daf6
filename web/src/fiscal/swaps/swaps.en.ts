import type * as german from './swaps.de.ts';

export const en: typeof german.de = {
  title: 'Swap security devices',
  intro:
    'Every security device whose end is in sight, with all there is to do until the new one works. Tresen sees by itself what is done: from orders, checked archives, reports of the registers and notifications to the tax office.',
  emptyTitle: 'Nothing to swap at the moment',
  emptyText:
    'When a certificate is about to end or signatures run out, the device stands here: 90 days ahead. What was swapped stays for a year.',
  toDevices: 'To the list of devices',
  search: 'Find a branch or register',
  noHits: 'None of them has that name.',
  choose: (name) => `Select ${name}`,
  expires: (day) => `Valid until ${day}`,
  successor: 'New device',
  finished: 'All done',
  waiting: 'Under way',
  stepLabel: (step, state) => `${step}: ${state}`,
  chooseStep: (step, count) => `Select: ${step} (${count})`,
  orderMany: (count) => `Order (${count})`,
  exportMany: (count) => `Get archives (${count})`,
  notifyMany: (count) => `Prepare notifications (${count})`,
  keepMany: (count) => `Retire (${count})`,
  orderOne: 'Order',
  exportOne: 'Get archive',
  toDevice: 'Open device',
  swapOne: 'Guide me',
  toNotification: 'Open notification',
  keepOne: 'Retire',
  inCart: (pieces, name) => `${pieces} × “${name}” is in the cart.`,
  noProduct: 'The shop has no fitting security device at the moment. Ask your dealer.',
  exportAsked: (count) => `${count} registers are sending their archives.`,
  exportAskedOne: 'The register is sending its archive.',
  exportRefused: (count) =>
    `${count} registers were not asked: they cannot be reached at the moment or cannot do this yet.`,
  exportRefusedOne: 'The register was not asked: it cannot be reached at the moment or cannot do this yet.',
  prepared: (prepared, ready) => `${prepared} notifications prepared, ${ready} of them complete.`,
  kept: 'Retired. Reports and archives are kept.',
  guideTitle: (register) => `Swap the security device of “${register}”`,
  guide: [
    'Make the daily closing at the register.',
    'Get the archive of the old device while it is still in place. Tresen checks whether it is complete.',
    'Deregister the register from the old device if several registers use it.',
    'Turn the register off, put the new device in, and turn the register on again.',
    'Follow the set-up at the register. It asks for the PINs of the new device; keep them here afterwards.',
    'Make a receipt. Keep the old device for ten years.',
  ],
  guideOfUnit: [
    'Make the daily closing at the register.',
    'Put the new signature unit in, or enter its access at the register.',
    'Follow the set-up at the register.',
    'Enter the new signature unit in FinanzOnline. What is asked there stands with the branch under “TSE registration”.',
    'Make a receipt.',
  ],
  guideWaiting: 'Tresen is waiting for the register to report the new device.',
  guideDone: 'The register works with the new device.',
  close: 'Close',
};

export const steps: typeof german.steps = {
  order: 'Order',
  archive: 'Check archive',
  swap: 'Swap',
  notify: 'Tax office',
  keep: 'Keep',
};

export const states: typeof german.states = {
  open: 'open',
  running: 'under way',
  failed: 'failed',
  done: 'done',
  notNeeded: 'not needed',
};
