import { countryDefaults } from '@tresen/domain/kit/countries';
import { type UnitMessage, unitInputSchema } from '@tresen/domain/organization/units';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { OrganizationUnitInput } from '../../kit/graphql/generated/general/graphql.ts';
import { draftPlace, useDraftForm } from '../../kit/leave/index.ts';
import { hoursFormOf, hoursOf, linesOfFault } from './opening-hours-form.ts';
import type { StoredUnit } from './unit.queries.ts';
import { formOf, shapeOf, type UnitForm } from './unit-form-values.ts';

/** What a new unit begins with. */
export const newUnitForm = (parentId: string | null): UnitForm => ({
  name: '',
  description: '',
  type: 'branch',
  parentId,
  organizationId: null,
  country: 'DE',
  zone: countryDefaults.DE.zone,
  cutOff: '04:00',
  ...hoursFormOf(null),
});

/** The form as the API takes it. */
export const inputOf = (form: UnitForm): OrganizationUnitInput => {
  const { name, description, type, parentId, organizationId, country, zone, cutOff } = form;
  const hours = hoursOf(form);
  return {
    name,
    description,
    type,
    parentId,
    organizationId,
    country,
    zone,
    cutOffMinutes: minutesOf(cutOff),
    openingHours: hours && { spans: [...hours.spans], closedDays: [...hours.closedDays] },
  };
};

/** The field of the form that stands for a field of the API. */
export const placeOfField = (field: string): keyof UnitForm =>
  (field === 'cutOffMinutes' ? 'cutOff' : field) as keyof UnitForm;

// The domain's rules, which the server applies, too.
const resolver: Resolver<UnitForm> = (values) => {
  const parsed = unitInputSchema.safeParse(inputOf(values));
  if (parsed.success) return { values, errors: {} };
  const errors: FieldErrors<UnitForm> = {};
  for (const { path, message } of parsed.error.issues) {
    const places = path[0] === 'openingHours' ? linesOfFault(values, path) : [placeOfField(String(path[0]))];
    for (const place of places) errors[place] ??= { type: 'rule', message: message as UnitMessage };
  }
  return { values: {}, errors };
};

/** The form of a unit with its draft; without one it is for a new unit. */
export const useUnitForm = (unit: StoredUnit | undefined, parentId: string | null) =>
  useDraftForm<UnitForm>({
    place: draftPlace('unit', unit?.id ?? 'new'),
    resolver,
    saved: unit ? formOf({ ...unit }) : newUnitForm(parentId),
    version: unit?.version ?? 0,
    shape: shapeOf,
  });

/** 04:00 is 240 minutes after midnight; what is no time is no number. */
function minutesOf(time: string): number {
  const [hours = '', minutes = ''] = time.split(':');
  return hours === '' || minutes === '' ? Number.NaN : Number(hours) * 60 + Number(minutes);
}
