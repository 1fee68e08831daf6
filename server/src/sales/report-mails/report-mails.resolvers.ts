import { AppError } from '@tresen/domain/kit/errors';
import { reportMailFiles, rhythms } from '@tresen/domain/sales/report-mails';
import { enumNameOf } from '@tresen/domain/sales/reports';
import type { Kit } from '../../kit/graphql/index.ts';
import {
  confirmRecipientAgain,
  listReportMails,
  type ReportMailsPort,
  removeReportMail,
  saveReportMail,
} from './report-mails.service.ts';
import type { Recipient, ReportMail, ReportMailRun } from './report-mails.store.ts';

/** Reports that are mailed, at /graphql. */
export const addReportMails = (kit: Kit, port: ReportMailsPort): void => {
  const { builder, saveResult } = kit;
  const enums = enumsOf(kit);
  const mail = mailType(kit, enums);
  const input = inputType(kit, enums);
  builder.queryField('reportMails', (t) =>
    t.field({
      type: [mail],
      description: 'Reports sent by email, by name.',
      resolve: (_root, _args, ctx) => listReportMails(ctx),
    }),
  );
  builder.mutationFields((t) => ({
    saveReportMail: t.field({
      type: saveResult,
      description: 'External recipients are asked for confirmation by email first.',
      args: { reportMail: t.arg({ type: input, required: true }) },
      resolve: (_root, { reportMail: { question, ...given } }, ctx) =>
        saveReportMail(ctx, port, { ...given, question: question ? parsed(question) : null }),
    }),
    removeReportMail: t.field({
      type: saveResult,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => removeReportMail(ctx, id),
    }),
    resendReportMailConfirmation: t.field({
      type: saveResult,
      args: { id: t.arg.id({ required: true }), email: t.arg.string({ required: true }) },
      resolve: (_root, args, ctx) => confirmRecipientAgain(ctx, port, args),
    }),
  }));
};

type Enums = ReturnType<typeof enumsOf>;

function enumsOf({ builder }: Kit) {
  return {
    rhythm: builder.enumType('ReportMailRhythm', { values: valuesOf(rhythms) }),
    file: builder.enumType('ReportMailFile', { values: valuesOf(reportMailFiles) }),
  };
}

/** Names of the domain as enums are written. */
function valuesOf<Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [enumNameOf(name), { value: name }])) as Record<
    string,
    { value: Name }
  >;
}

const questionWords =
  'JSON with `rows`, `columns`, `figures`, `order`, `isAscending`, `isIndexed`, `fromHour`, `toHour` and `withoutHolidays` of a report; null for the summary.';

function mailType(kit: Kit, { rhythm, file }: Enums) {
  const recipient = kit.builder.objectRef<Recipient>('ReportMailRecipient').implement({
    fields: (t) => ({
      email: t.exposeString('email'),
      isInside: t.exposeBoolean('isInside', { description: 'Belongs to a user of the tenant.' }),
      state: t.exposeString('state', {
        description: '`active`, `waiting` (for confirmation) or `unsubscribed`.',
      }),
    }),
  });
  const run = runType(kit);
  return kit.builder.objectRef<ReportMail>('ReportMail').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      version: t.exposeInt('version'),
      name: t.exposeString('name'),
      rhythm: t.expose('rhythm', { type: rhythm }),
      question: t.string({
        nullable: true,
        description: questionWords,
        resolve: ({ question }) => question && JSON.stringify(question),
      }),
      unitIds: t.idList({
        nullable: true,
        description: 'Null for all branches.',
        resolve: ({ unitIds }) => unitIds && [...unitIds],
      }),
      file: t.expose('file', { type: file }),
      language: t.exposeString('language', { description: '`de` or `en`.' }),
      sendAtMinutes: t.exposeInt('sendAtMinutes', {
        description: 'Minutes after midnight, in the time zone of the branches.',
      }),
      isActive: t.exposeBoolean('isActive'),
      authorName: t.exposeString('authorName'),
      nextFrom: t.exposeString('nextFrom', { description: 'First day of the next report.' }),
      nextDueAt: t.expose('nextDueAt', { type: 'DateTime' }),
      recipients: t.expose('recipients', { type: [recipient] }),
      runs: t.expose('runs', { type: [run], description: 'Latest first.' }),
    }),
  });
}

function runType({ builder }: Kit) {
  return builder.objectRef<ReportMailRun>('ReportMailRun').implement({
    fields: (t) => ({
      from: t.exposeString('from'),
      to: t.exposeString('to'),
      result: t.exposeString('result', {
        description: '`sent`, `nobody` (no active recipient) or `failed`.',
      }),
      recipients: t.exposeInt('recipients'),
      cause: t.exposeString('cause', { nullable: true, description: 'Code of the failure.' }),
      at: t.field({ type: 'DateTime', resolve: ({ at }) => new Date(at) }),
    }),
  });
}

function inputType({ builder }: Kit, { rhythm, file }: Enums) {
  return builder.inputType('ReportMailInput', {
    fields: (t) => ({
      id: t.id({ description: 'Omit to create a new one.' }),
      version: t.int({ description: 'Version the change is based on.' }),
      name: t.string({ required: true }),
      rhythm: t.field({ type: rhythm, required: true }),
      question: t.string({ description: questionWords }),
      unitIds: t.idList({ description: 'Omit for all branches.' }),
      file: t.field({ type: file, required: true }),
      language: t.string({ required: true }),
      sendAtMinutes: t.int({ required: true }),
      isActive: t.boolean({ required: true }),
      recipients: t.stringList({ required: true, description: 'Up to 20 email addresses.' }),
    }),
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('INVALID_INPUT', { field: 'question' });
  }
}
