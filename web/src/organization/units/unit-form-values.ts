import { type Country, countries } from '@tresen/domain/kit/countries';
import type { UnitType } from '@tresen/domain/organization/units';
import { hoursFormOf, hoursNames, type OpeningHoursForm } from './opening-hours-form.ts';
import { unitTypeOf } from './tree-unit.ts';

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

/** A draft was written by an older form, or by anybody. */
export const shapeOf = (draft: UnitForm): UnitForm => {
  const hours = [...hoursNames, 'closedDays' as const].map((name) => [name, text(draft[name])] as const);
  return {
    ...formOf({ ...draft }),
    ...(Object.fromEntries(hours) as OpeningHoursForm),
    cutOff: /^\d\d:\d\d$/.test(text(draft.cutOff)) ? draft.cutOff : '04:00',
  };
};

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
