import { employee, employeeWords } from '@tresen/domain/master-data/employees';
import { employeeDocuments } from '../../kit/graphql/generated/records/documents.ts';
import { defineKind } from '../records/index.ts';
import { de } from './employees.de.ts';
import { en } from './employees.en.ts';

export const employeeKind = defineKind({
  entity: employee,
  words: employeeWords,
  actions: {
    de: { setPin: de.setPin, removePin: de.removePin },
    en: { setPin: en.setPin, removePin: en.removePin },
  },
  documents: employeeDocuments,
});
