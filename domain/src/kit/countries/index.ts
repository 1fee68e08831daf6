export { type Country, countries, countryDefaults } from './countries.ts';
