import { type PrintLanguage, type PrintWords, printLanguages } from './print-language.ts';
import { printedDe } from './print-words.de.ts';
import { printedEn } from './print-words.en.ts';
import { printedEs } from './print-words.es.ts';
import { printedFr } from './print-words.fr.ts';
import { printedIt } from './print-words.it.ts';

export const printWords: Readonly<Record<PrintLanguage, PrintWords>> = {
  de: printedDe,
  en: printedEn,
  fr: printedFr,
  it: printedIt,
  es: printedEs,
};

/** What the law of a country wants to read stands in its language. */
export const lawWords = {
  rksvFailed: 'Sicherheitseinrichtung ausgefallen',
  tseFailed: 'TSE ausgefallen',
  verifactu: 'Factura verificable en la sede electrónica de la AEAT',
} as const;

/** Where guests sit, its kind said once: registers name a table `7` or `Tisch 7`, in whatever language. */
export function targetText(
  kind: keyof PrintWords['targets'],
  label: string,
  language: PrintLanguage,
): string {
  const isNamed = printLanguages.some((one) =>
    label.toLowerCase().startsWith(printWords[one].targets[kind].toLowerCase()),
  );
  const word = printWords[language].targets[kind];
  return isNamed ? label : [word, label].filter(Boolean).join(' ');
}
