import type { Feature } from '../../kit/features/index.ts';
import { addReportMails } from './report-mails.resolvers.ts';
import { addReportMailRoutes } from './report-mails.routes.ts';
import type { ReportMailsPort } from './report-mails.service.ts';
import { cleanUpReportMails, createReportMailSending } from './send-report-mails.ts';

/** Reports that are mailed by themselves. */
export const reportMails: Feature<{ readonly mails: ReportMailsPort }> = {
  at: 'general',
  fields: (kit, { mails }) => addReportMails(kit, mails),
  routes: addReportMailRoutes,
  work: (host) => ({
    minutely: { sendReportMails: createReportMailSending(host) },
    cleanUp: () => cleanUpReportMails(host),
  }),
};
