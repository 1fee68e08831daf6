import type { de } from './upload.de.ts';

export const en: typeof de = {
  sending: (name, part) => `Sending ${name}: ${part}`,
  sendingAtOnce: (name) => `Sending and reading ${name} …`,
  reading: (name) => `${name} has arrived and is read as soon as its turn comes …`,
  postponed: (name, seconds) => `Other files come first. ${name} is sent again in ${seconds} seconds.`,
};
