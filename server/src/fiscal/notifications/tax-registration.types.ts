import { formOf } from '@tresen/domain/fiscal/notifications';
import { tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import type { TaxRegistration } from './registrations.service.ts';
import { findNotifications } from './tax-notifications.store.ts';
import {
  differenceType,
  establishmentType,
  faultType,
  formPartType,
  notificationType,
  systemType,
  taxpayerType,
} from './tax-parts.types.ts';

const languageHint = '`de` (default), in the words of the official form, or `en`.';
const languageOf = (language: string | null | undefined) => (language === 'en' ? 'en' : 'de');

/** An establishment before the tax office. */
export const taxRegistrationType = (kit: Kit): RegistrationRef => {
  const registration = registrationRef(kit);
  addState(kit, registration);
  addDetails(kit, registration);
  return registration;
};
type RegistrationRef = ReturnType<typeof registrationRef>;

function registrationRef({ builder }: Kit) {
  return builder.objectRef<TaxRegistration>('TaxRegistration').implement({
    description: 'A branch whose registers the tax office has to know of.',
    fields: (t) => ({
      id: t.id({ description: 'Same as the branch’s.', resolve: ({ unit }) => unit.id }),
      unitName: t.string({ resolve: ({ unit }) => unit.name }),
      country: t.string({ resolve: ({ unit }) => unit.country }),
      zone: t.string({ resolve: ({ unit }) => unit.zone }),
      systemCount: t.int({ resolve: ({ content }) => content.systems.length }),
      reportState: t.exposeInt('reportState', { description: '0 unknown, 1 draft, 2 error, 3 sent.' }),
      validationState: t.exposeInt('validationState', {
        description:
          '0 not validated, 1 with errors, 2 successful. Back to 0 as soon as something has changed.',
      }),
      taskState: t.exposeInt('taskState', { description: '0 new, 1 in progress, 2 success, 3 error.' }),
      due: t.field({
        type: 'Day',
        nullable: true,
        description: 'Last day to report the differences.',
        resolve: ({ due }) => due,
      }),
      urgency: t.int({
        description: '0 none, 1 due within 14 days, 2 within 3 days, 3 overdue.',
        resolve: ({ urgency }) => urgency,
      }),
      lastSentOn: t.field({ type: 'Day', nullable: true, resolve: ({ told }) => told?.sentOn ?? null }),
    }),
  });
}

function addState(kit: Kit, registration: RegistrationRef): void {
  const difference = differenceType(kit);
  const fault = faultType(kit);
  const part = formPartType(kit);
  const notification = notificationType(kit);
  kit.builder.objectFields(registration, (t) => ({
    differences: t.field({
      type: [difference],
      description: 'What has changed since the last report.',
      resolve: ({ differences }) => [...differences],
    }),
    faults: t.field({
      type: [fault],
      description: 'What is missing or wrong at the moment.',
      resolve: ({ faults }) => [...faults],
    }),
    form: t.field({
      type: [part],
      description: 'Current content, in the order of the official form.',
      args: { language: t.arg.string({ description: languageHint }) },
      resolve: ({ content }, { language }) => [...formOf(content, languageOf(language))],
    }),
    open: t.field({
      type: notification,
      nullable: true,
      description: 'The draft, if there is one.',
      resolve: ({ open }) => open,
    }),
    notifications: t.field({
      type: [notification],
      description: 'Newest first.',
      resolve: async ({ unit }, _args, ctx) => [
        ...(await inTenant(ctx.db, tenantOf(ctx), (tx) => findNotifications(tx, unit.id))),
      ],
    }),
  }));
}

function addDetails(kit: Kit, registration: RegistrationRef): void {
  const taxpayer = taxpayerType(kit);
  const establishment = establishmentType(kit);
  const system = systemType(kit);
  kit.builder.objectFields(registration, (t) => ({
    taxpayer: t.field({ type: taxpayer, resolve: (one) => one }),
    establishment: t.field({ type: establishment, resolve: (one) => one }),
    systems: t.field({ type: [system], resolve: ({ content }) => [...content.systems] }),
  }));
}
