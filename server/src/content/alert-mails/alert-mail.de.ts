export const de = {
  subject: (count: number, company: string) =>
    count === 1 ? `Ein Hinweis zu ${company}` : `${count} Hinweise zu ${company}`,
  open: 'Offen',
  over: 'Inzwischen vorbei',
  since: (time: string) => `seit ${time}`,
  heading: 'Hinweise',
  text: (company: string) => `Das ist bei ${company} aufgefallen:`,
  more: (count: number) => `Und ${count} weitere. Alle stehen in Tresen.`,
  button: 'In Tresen ansehen',
  note: 'Welche Hinweise Sie per E-Mail erhalten, wann und wann nicht, bestimmen Sie unter „Berichte per E-Mail“.',
  reason: (company: string) =>
    `Sie erhalten diese Nachricht, weil Sie Hinweise von ${company} per E-Mail gewählt haben.`,
};

export type AlertMailTexts = typeof de;
