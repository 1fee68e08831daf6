import type { de } from './upload.de.ts';

export const en: typeof de = {
  sending: (name, part) => `Uploading ${name}: ${part}`,
  sendingAtOnce: (name) => `Uploading ${name} …`,
  reading: (name) => `${name} is uploaded and waiting to be processed …`,
  postponed: (name, seconds) => `Other uploads are ahead of you. We’ll retry ${name} in ${seconds} seconds.`,
};
