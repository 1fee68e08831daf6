import type { RecordWords } from '../../kit/entities/index.ts';
import type { employee } from './employee.ts';
import { employeeRoleWords } from './employee-role-words.ts';
import { permissionWordsDe } from './permission-words.de.ts';

export const de: RecordWords<typeof employee> = {
  one: 'Mitarbeiter',
  many: 'Mitarbeiter',
  counted: (count) => `${count} Mitarbeiter`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'Mitarbeiter' : 'Mitarbeitern'}`,
  theOne: 'den Mitarbeiter',
  fields: {
    name: 'Name auf der Kasse',
    salutation: 'Anrede',
    firstName: 'Vorname',
    lastName: 'Nachname',
    personnelNumber: 'Personalnummer',
    email: 'E-Mail',
    phone: 'Telefon',
    role: 'Rolle',
    permissions: 'Rechte',
  },
  choices: {
    salutation: { Mr: 'Herr', Ms: 'Frau', Other: 'Divers' },
    role: employeeRoleWords.de,
    permissions: permissionWordsDe.names,
  },
  rows: {},
};
