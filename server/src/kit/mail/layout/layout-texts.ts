const de = {
  greeting: 'Guten Tag,',
  farewell: 'Ihr Tresen',
  linkHint: 'Falls die Schaltfläche nicht geht, öffnen Sie diese Adresse im Browser:',
  automatic: 'Diese Nachricht wurde automatisch versandt.',
};

/** What every mail says, whatever it is about. */
export type LayoutTexts = typeof de;

const en: LayoutTexts = {
  greeting: 'Hello,',
  farewell: 'Your Tresen team',
  linkHint: 'If the button doesn’t work, open this link in your browser:',
  automatic: 'This is an automated email.',
};

export const layoutTexts: Readonly<Record<'de' | 'en', LayoutTexts>> = { de, en };
