import type { Readable } from 'node:stream';
import type { ContentLanguage } from '@tresen/domain/content/entries';
import { writePdf } from '../../kit/pdf/index.ts';
import type { Course } from './academy.service.ts';

const words = {
  de: {
    title: 'Teilnahmebestätigung',
    of: (name: string) => `für ${name}`,
    course: 'Kurs',
    steps: 'Schritte',
    from: 'Begonnen',
    to: 'Abgeschlossen',
    spent: 'Aufgewendete Zeit',
    minutes: (count: number) => (count === 1 ? '1 Minute' : `${count} Minuten`),
    note: 'Ausgestellt von der Tresen-Akademie. Die Zeiten stammen aus dem Kurs selbst.',
  },
  en: {
    title: 'Certificate of completion',
    of: (name: string) => `for ${name}`,
    course: 'Course',
    steps: 'Steps',
    from: 'Started',
    to: 'Completed',
    spent: 'Time spent',
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
    note: 'Issued by the Tresen academy. Times come from the course itself.',
  },
} as const;

/** Who has done which course, as PDF. @param endTime when its last step was done */
export const certificatePdf = (
  name: string,
  { entry, totalSteps, startTime, spentSeconds }: Course,
  endTime: Date,
  language: ContentLanguage,
): Promise<Readable> => {
  const t = words[language];
  const day = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  });
  const head = {
    title: `${t.title}: ${entry.title}`,
    language,
    createdAt: endTime,
    author: 'Tresen',
    footer: entry.title,
  };
  return writePdf(head, [
    { kind: 'title', text: t.title, lines: [t.of(name)] },
    {
      kind: 'facts',
      facts: [
        { name: t.course, value: entry.title },
        { name: t.steps, value: String(totalSteps) },
        { name: t.from, value: startTime ? day.format(startTime) : '' },
        { name: t.to, value: day.format(endTime) },
        { name: t.spent, value: t.minutes(Math.max(1, Math.round(spentSeconds / 60))) },
      ],
    },
    { kind: 'note', text: t.note },
  ]);
};
