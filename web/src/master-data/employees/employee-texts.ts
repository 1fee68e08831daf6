import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './employee-page.de.ts';
import { en } from './employee-page.en.ts';

export const employeeTexts = defineTexts(de, en);
export type EmployeeTexts = typeof de;
