import type { EntityWords } from '../../kit/entities/index.ts';
import type { employee } from './employee.ts';
import { employeeRoleWords } from './employee-role-words.ts';
import { permissionWordsDe } from './permission-words.de.ts';

export const de: EntityWords<typeof employee> = {
  one: 'Mitarbeiter',
  many: 'Mitarbeiter',
  counted: (count) => `${count} Mitarbeiter`,
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
