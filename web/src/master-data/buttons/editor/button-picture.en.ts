import type { de } from './button-picture.de.ts';

export const en: typeof de = {
  picture: 'Own picture',
  hint: 'Shown on the button instead of the article’s picture. JPEG, PNG or WebP up to 4 MB.',
};
