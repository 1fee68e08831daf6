import type {
  Difference,
  FormPart,
  NotificationFault,
  RecordingSystem,
} from '@tresen/domain/fiscal/notifications';
import type { Kit } from '../../kit/graphql/index.ts';
import type { TaxRegistration } from './registrations.service.ts';
import type { TaxNotification } from './tax-notifications.store.ts';

export const differenceType = ({ builder }: Kit) => {
  return builder.objectRef<Difference>('TaxDifference').implement({
    fields: (t) => ({
      kind: t.exposeString('kind', { description: '`systemAdded`, `deviceSwapped`, …' }),
      name: t.exposeString('name', { nullable: true, description: 'Register.' }),
      day: t.field({ type: 'Day', nullable: true, resolve: ({ day }) => day }),
      due: t.field({ type: 'Day', nullable: true, resolve: ({ due }) => due }),
    }),
  });
};

export const faultType = ({ builder }: Kit) => {
  return builder.objectRef<NotificationFault>('TaxFault').implement({
    fields: (t) => ({
      code: t.exposeString('code'),
      place: t.exposeString('place', {
        description: 'Where to fix it: `company`, `taxpayer`, `establishment`, `system`, `securityDevice`.',
      }),
      recordId: t.exposeID('id', { nullable: true }),
      field: t.exposeString('field'),
      name: t.exposeString('name', { nullable: true, description: 'Register.' }),
    }),
  });
};

export const formPartType = ({ builder }: Kit) => {
  const field = builder.objectRef<FormPart['fields'][number]>('TaxFormField').implement({
    fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }),
  });
  return builder.objectRef<FormPart>('TaxFormPart').implement({
    fields: (t) => ({
      title: t.exposeString('title'),
      fields: t.field({ type: [field], resolve: ({ fields }) => [...fields] }),
    }),
  });
};

export const notificationType = ({ builder }: Kit) => {
  return builder.objectRef<TaxNotification>('TaxNotification').implement({
    description: 'A report to the tax office on all registers of a branch.',
    fields: (t) => ({
      id: t.exposeID('id'),
      reportState: t.exposeInt('reportState'),
      validationState: t.exposeInt('validationState', { description: 'At the last check.' }),
      systemCount: t.int({ resolve: ({ content }) => content.systems.length }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      createdBy: t.exposeString('createdByName'),
      sentOn: t.field({ type: 'Day', nullable: true, resolve: ({ sentOn }) => sentOn }),
      concludedBy: t.exposeString('concludedByName', { nullable: true }),
      transferTicket: t.exposeString('transferTicket', { nullable: true }),
      note: t.exposeString('note', { nullable: true }),
      receiptName: t.exposeString('receiptName', { nullable: true }),
      version: t.exposeInt('version'),
    }),
  });
};

export const taxpayerType = ({ builder }: Kit) => {
  return builder.objectRef<TaxRegistration>('TaxTaxpayer').implement({
    description: 'The company running the branch.',
    fields: (t) => ({
      companyId: t.id({ nullable: true, resolve: ({ content }) => content.taxpayer.companyId }),
      name: t.string({ nullable: true, resolve: ({ content }) => content.taxpayer.name }),
      legalForm: t.string({ nullable: true, resolve: ({ content }) => content.taxpayer.legalForm }),
      bornOn: t.field({ type: 'Day', nullable: true, resolve: ({ content }) => content.taxpayer.bornOn }),
      businessId: t.string({ nullable: true, resolve: ({ content }) => content.taxpayer.businessId }),
    }),
  });
};

const placeFields = [
  'designation',
  'street',
  'houseNumber',
  'houseNumberSuffix',
  'additionalAddress',
  'zipCode',
  'town',
  'remarks',
] as const;
const suggestedFields = ['street', 'houseNumber', 'houseNumberSuffix', 'zipCode', 'town'] as const;

export const establishmentType = ({ builder }: Kit) => {
  const suggestion = builder.objectRef<TaxRegistration['suggested']>('TaxAddress').implement({
    description: 'Address of the company, split.',
    fields: (t) =>
      Object.fromEntries(suggestedFields.map((name) => [name, t.exposeString(name, { nullable: true })])),
  });
  return builder.objectRef<TaxRegistration>('TaxEstablishment').implement({
    fields: (t) => ({
      ...Object.fromEntries(
        placeFields.map((name) => [
          name,
          t.string({ nullable: true, resolve: ({ content }) => content.establishment[name] }),
        ]),
      ),
      endedOn: t.field({
        type: 'Day',
        nullable: true,
        resolve: ({ content }) => content.establishment.endedOn,
      }),
      suggested: t.field({ type: suggestion, resolve: ({ suggested }) => suggested }),
    }),
  });
};

export const systemType = ({ builder }: Kit) => {
  return builder.objectRef<RecordingSystem>('TaxSystem').implement({
    description: 'A register with its security device, as reported to the tax office.',
    fields: (t) => ({
      deviceId: t.exposeID('deviceId'),
      name: t.exposeString('name'),
      kind: t.exposeInt('kind'),
      serial: t.exposeString('serial', { nullable: true }),
      maker: t.exposeString('maker', { nullable: true }),
      model: t.exposeString('model', { nullable: true }),
      software: t.exposeString('software', { nullable: true }),
      tseId: t.exposeID('tseId', { nullable: true }),
      tseSerial: t.exposeString('tseSerial', { nullable: true }),
      tseStartedOn: t.field({ type: 'Day', nullable: true, resolve: ({ tseStartedOn }) => tseStartedOn }),
      bsiId: t.exposeString('bsiId', { nullable: true }),
      acquiredOn: t.field({ type: 'Day', nullable: true, resolve: ({ acquiredOn }) => acquiredOn }),
      commissionedOn: t.field({
        type: 'Day',
        nullable: true,
        resolve: ({ commissionedOn }) => commissionedOn,
      }),
      decommissionedOn: t.field({
        type: 'Day',
        nullable: true,
        resolve: ({ decommissionedOn }) => decommissionedOn,
      }),
      reason: t.exposeString('reason', { nullable: true }),
      remarks: t.exposeString('remarks', { nullable: true }),
      since: t.field({ type: 'Day', description: 'In this branch since.', resolve: ({ since }) => since }),
    }),
  });
};
