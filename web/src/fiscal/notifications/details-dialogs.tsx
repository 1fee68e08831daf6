import { legalForms, systemFormWords, systemKinds } from '@tresen/domain/fiscal/notifications';
import { useSearchParams } from 'react-router';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import type { DetailsField } from './details-box.tsx';
import { DetailsDialog, type DetailsValues } from './details-dialog.tsx';
import type { TaxRegistration } from './tax-notifications.queries.ts';
import { legalFormTexts, taxTexts } from './tax-notifications-texts.ts';

interface DialogsProps {
  readonly registration: TaxRegistration;
}

/** The forms for what master data does not say; open by `?edit=` with the id of whom it is about. */
export const DetailsDialogs = ({ registration }: DialogsProps) => {
  const [params] = useSearchParams();
  const edit = params.get('edit');
  const system = registration.systems.find(({ deviceId }) => deviceId === params.get('id'));
  if (edit === 'taxpayer') return <TaxpayerDialog registration={registration} />;
  if (edit === 'establishment') return <EstablishmentDialog registration={registration} />;
  if (edit === 'system' && system) return <SystemDialog key={system.deviceId} system={system} />;
  return null;
};

function TaxpayerDialog({ registration: { taxpayer } }: DialogsProps) {
  const t = useTexts(taxTexts);
  const forms = useTexts(legalFormTexts);
  const { companyId, legalForm, bornOn, businessId } = taxpayer;
  if (companyId === null) return null;
  const fields: readonly DetailsField[] = [
    {
      name: 'legalForm',
      kind: 'choice',
      options: legalForms.map((value) => ({
        value,
        title: value === 'natural' ? forms.natural : forms.key(value),
      })),
    },
    { name: 'bornOn', kind: 'day' },
    { name: 'businessId', kind: 'text' },
  ];
  return (
    <DetailsDialog
      title={t.editTaxpayer}
      fields={fields}
      initial={textsOf({ legalForm, bornOn, businessId })}
      inputOf={(values) => ({ taxpayer: { companyId, ...values } })}
    />
  );
}

function EstablishmentDialog({ registration: { id, establishment } }: DialogsProps) {
  const t = useTexts(taxTexts);
  const { suggested, ...values } = establishment;
  const fields: readonly DetailsField[] = [
    { name: 'designation', kind: 'text' },
    { name: 'street', kind: 'text' },
    { name: 'houseNumber', kind: 'text' },
    { name: 'houseNumberSuffix', kind: 'text' },
    { name: 'additionalAddress', kind: 'text' },
    { name: 'zipCode', kind: 'text' },
    { name: 'town', kind: 'text' },
    { name: 'endedOn', kind: 'day' },
    { name: 'remarks', kind: 'long' },
  ];
  return (
    <DetailsDialog
      title={t.editEstablishment}
      fields={fields}
      initial={textsOf(values)}
      suggested={suggested.street === null ? undefined : textsOf(suggested)}
      inputOf={(given) => ({ establishment: { unitId: id, ...given } })}
    />
  );
}

function SystemDialog({ system }: { readonly system: TaxRegistration['systems'][number] }) {
  const t = useTexts(taxTexts);
  const { kinds } = systemFormWords[useLanguage()];
  const { deviceId, name, tseId: _tse, tseSerial, since: _since, kind, ...values } = system;
  const fields: readonly DetailsField[] = [
    {
      name: 'kind',
      kind: 'choice',
      options: systemKinds.map((value) => ({ value: String(value), title: kinds[value] })),
    },
    { name: 'serial', kind: 'text' },
    { name: 'maker', kind: 'text' },
    { name: 'model', kind: 'text' },
    { name: 'software', kind: 'text' },
    { name: 'acquiredOn', kind: 'day' },
    { name: 'commissionedOn', kind: 'day' },
    { name: 'decommissionedOn', kind: 'day' },
    { name: 'reason', kind: 'text' },
    { name: 'tseStartedOn', kind: 'day' },
    { name: 'bsiId', kind: 'text' },
    { name: 'remarks', kind: 'long' },
  ];
  return (
    <DetailsDialog
      title={t.editSystem(name)}
      fields={fields}
      initial={textsOf({ ...values, kind: String(kind) })}
      inputOf={(given) => ({
        system: { deviceId, tseSerial, ...given, kind: given.kind === null ? null : Number(given.kind) },
      })}
    />
  );
}

/** What is there, as a form holds it. */
function textsOf(values: Readonly<Record<string, unknown>>): DetailsValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}
