import type { de } from './report-pins.de.ts';

export const en: typeof de = {
  pin: (name) => `Pin “${name}” to Home …`,
  unpin: (name) => `Unpin “${name}” from Home`,
  more: (name) => `${name}: more`,
  forward: 'Move forward',
  backward: 'Move back',
  otherDays: 'Change period …',
  takeOff: 'Unpin from Home',
  pinTitle: 'Pin to Home',
  daysTitle: 'Change period',
  hint: (name) =>
    `On your home page, “${name}” always shows the period chosen here. It moves with time: “Last week” is followed by the next one automatically.`,
  days: 'Period',
  full: (max) => `There is room for ${max} reports on Home. Please unpin one of them there first.`,
  confirmPin: 'Pin to Home',
  confirmDays: 'Change period',
  cancel: 'Cancel',
  pinned: (name) => `“${name}” is now on Home.`,
  daysSet: (name, days) => `“${name}” now shows: ${days}.`,
  unpinned: (name) => `“${name}” is no longer on Home.`,
  movedTo: (name, place, count) => `“${name}” is now number ${place} of ${count}.`,
};
