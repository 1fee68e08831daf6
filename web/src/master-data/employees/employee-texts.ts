import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './employees.de.ts';
import { en } from './employees.en.ts';

export const employeeTexts = defineTexts(de, en);
