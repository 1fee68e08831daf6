import { dataOf, type TestServer } from '../../app/testing/test-app.ts';
import type { Mail } from '../../kit/mail/index.ts';

interface SavedMail {
  readonly id: string;
  readonly version: number;
  readonly nextFrom: string;
  readonly nextDueAt: string;
  readonly recipients: readonly {
    readonly email: string;
    readonly isInside: boolean;
    readonly state: string;
  }[];
  readonly runs: readonly {
    readonly from: string;
    readonly result: string;
    readonly recipients: number;
    readonly cause: string | null;
  }[];
}

/** What a person does with report mails, through the API. */
export const reportMailsOf = (app: TestServer, token: string) => ({
  save: (input: object) =>
    app.call(
      '/graphql',
      token,
      'mutation($m: ReportMailInput!) { saveReportMail(reportMail: $m) { isSuccess modelId } }',
      { m: { ...usual, ...input } },
    ),
  list: async () =>
    dataOf<{ reportMails: readonly SavedMail[] }>(
      await app.call(
        '/graphql',
        token,
        `{ reportMails { id version nextFrom nextDueAt recipients { email isInside state }
          runs { from result recipients cause } } }`,
      ),
    ).reportMails,
  remove: (id: string) =>
    app.call('/graphql', token, 'mutation($id: ID!) { removeReportMail(id: $id) { isSuccess } }', { id }),
  askAgain: (id: string, email: string) =>
    app.call(
      '/graphql',
      token,
      'mutation($id: ID!, $email: String!) { resendReportMailConfirmation(id: $id, email: $email) { isSuccess } }',
      { id, email },
    ),
});

const usual = {
  name: 'Tagesbericht',
  rhythm: 'DAY',
  file: 'PDF',
  language: 'de',
  sendAtMinutes: 420,
  isActive: true,
};

/** The path of a link in the text of a mail. */
export const linkIn = ({ text }: Pick<Mail, 'text'>, action: string): string =>
  /https?:\/\/[^/\s]+(\/\S+)/.exec(
    text.split(/\s+/).find((word) => word.includes(`/${action}/`)) ?? '',
  )?.[1] ?? '';
