import { employee, employeeWords } from '@tresen/domain/master-data/employees';
import {
  DeleteEmployeesDocument,
  EmployeeDeletionsDocument,
  EmployeeDocument,
  EmployeeNeighboursDocument,
  RestoreEmployeesDocument,
  SaveEmployeeDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { defineRecordKind, recordApi } from '../../kit/record-form/index.ts';
import { recordHistory, recordPaths } from '../records/index.ts';
import { de } from './employee-page.de.ts';
import { en } from './employee-page.en.ts';

export const employeeKind = defineRecordKind({
  entity: employee,
  words: employeeWords,
  actions: {
    de: { setPin: de.setPin, removePin: de.removePin },
    en: { setPin: en.setPin, removePin: en.removePin },
  },
  listPath: recordPaths.employee.list,
  pathOf: recordPaths.employee.pathOf,
  api: recordApi({
    entity: employee,
    history: recordHistory,
    documents: {
      find: EmployeeDocument,
      save: SaveEmployeeDocument,
      deletions: EmployeeDeletionsDocument,
      remove: DeleteEmployeesDocument,
      restore: RestoreEmployeesDocument,
      neighbours: EmployeeNeighboursDocument,
    },
  }),
});
