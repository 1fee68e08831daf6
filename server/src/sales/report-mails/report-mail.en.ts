import type { ReportMailTexts } from './report-mail.de.ts';

export const en: ReportMailTexts = {
  often: { day: 'daily', week: 'weekly', month: 'monthly' },
  subject: (name, days) => `${name}: ${days}`,
  intro: (days, branches) => `${days}, ${branches}.`,
  asOf: (time) => `As of ${time}. Anything registers send later is shown in Tresen.`,
  attached: 'The full report is attached.',
  more: (count) => `And ${count} more rows.`,
  nothing: 'Nothing was sold during this time.',
  button: 'View in Tresen',
  reason: (author, company) =>
    `You are receiving this report because ${author} set it up for you at ${company}.`,
  unsubscribe: 'Unsubscribe from this report',
  confirm: {
    subject: (company) => `Receive reports from ${company}?`,
    preview: 'Please confirm that you would like to receive the reports.',
    someCompany: 'a business',
    somebody: 'Somebody',
    heading: 'Reports by email',
    text: (company, author, how) =>
      `${author} of ${company} would like to send you a ${how} sales report. So that nobody gets unwanted mail, please confirm.`,
    button: 'Receive reports',
    note: (days) => `The link works for ${days} days. We won’t send anything unless you confirm.`,
    unasked: 'Don’t know the sender, or don’t want any reports?',
    unaskedLink: 'Don’t ask again',
    reason: 'You are receiving this message because your address was entered for a report.',
  },
  page: {
    confirmTitle: 'Receive reports',
    confirmText: (company, name, email) => `${company} would like to send the report “${name}” to ${email}.`,
    confirmButton: 'Yes, receive reports',
    confirmed: (email) => `Thank you. The next report goes to ${email}. You can unsubscribe at any time.`,
    unsubscribeTitle: 'Unsubscribe from report',
    unsubscribeText: (company, name, email) =>
      `The report “${name}” from ${company} will no longer be sent to ${email}.`,
    unsubscribeButton: 'Unsubscribe',
    unsubscribed: (email) => `Unsubscribed. This report is no longer sent to ${email}.`,
    declineTitle: 'Don’t ask again',
    declineText: (company, email) => `${company} will not be able to ask ${email} again.`,
    declineButton: 'Don’t ask again',
    declined: (email) => `Done. Nothing will be sent to ${email}, and nobody there can ask again.`,
    goneTitle: 'This link no longer works',
    goneText: 'It may have expired, or the report was unsubscribed or deleted.',
  },
};
