export { type Country, countries, countryDefaults } from './countries.ts';
export {
  localeOfUnit,
  type UnitInput,
  type UnitLocale,
  type UnitMessage,
  type UnitType,
  unitInputSchema,
  unitMessages,
  unitTypes,
} from './unit.ts';
