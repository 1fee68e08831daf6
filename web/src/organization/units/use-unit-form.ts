import { type Country, countries, countryDefaults } from '@tresen/domain/kit/countries';
import { type UnitMessage, type UnitType, unitInputSchema } from '@tresen/domain/organization/units';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { OrganizationUnitInput } from '../../kit/graphql/generated/general/graphql.ts';
import { draftPlace, useDraftForm } from '../../kit/leave/index.ts';
import {
  hoursFormOf,
  hoursNames,
  hoursOf,
  linesOfFault,
  type OpeningHoursForm,
} from './opening-hours-form.ts';
import { unitTypeOf } from './tree-unit.ts';
import type { StoredUnit } from './unit.queries.ts';

/** What the form of a unit holds. */
export interface UnitForm extends OpeningHoursForm {
  name: string;
  description: string;
  type: UnitType;
  parentId: string | null;
  organizationId: string | null;
  country: Country;
  zone: string;
  /** Time of day: 04:00 */
  cutOff: string;
}

/** What the form shows of a stored unit, or of the fields that a conflict brings along. */
export const formOf = (unit: Readonly<Record<string, unknown>>): UnitForm => ({
  name: text(unit.name),
  description: text(unit.description),
  type: unitTypeOf(text(unit.type)),
  parentId: idOrNone(unit.parentId),
  organizationId: idOrNone(unit.organizationId),
  country: countryOf(unit.country),
  zone: text(unit.zone),
  cutOff: timeOf(Number(unit.cutOffMinutes ?? 0)),
  ...hoursFormOf(unit.openingHours),
});

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

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function idOrNone(value: unknown): string | null {
  return text(value) || null;
}

function countryOf(value: unknown): Country {
  return countries.find((country) => country === value) ?? 'DE';
}

/** 240 minutes after midnight are 04:00. */
function timeOf(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** 04:00 is 240 minutes after midnight; what is no time is no number. */
function minutesOf(time: string): number {
  const [hours = '', minutes = ''] = time.split(':');
  return hours === '' || minutes === '' ? Number.NaN : Number(hours) * 60 + Number(minutes);
}

/** A draft was written by an older form, or by anybody. */
function shapeOf(draft: UnitForm): UnitForm {
  const hours = [...hoursNames, 'closedDays' as const].map((name) => [name, text(draft[name])] as const);
  return {
    ...formOf({ ...draft }),
    ...(Object.fromEntries(hours) as OpeningHoursForm),
    cutOff: /^\d\d:\d\d$/.test(text(draft.cutOff)) ? draft.cutOff : '04:00',
  };
}
