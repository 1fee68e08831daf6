import { type EmployeeRoleId, type Permission, rightsOf } from '@tresen/domain/master-data/employees';

/** Somebody who works in a branch of the demo. */
export type DemoEmployee = Readonly<{
  name: string;
  salutation: 'Mr' | 'Ms' | 'Other';
  firstName: string;
  lastName: string;
  personnelNumber: string;
  role: EmployeeRoleId;
  permissions?: readonly Permission[];
  /** Of the demo, where everybody may know it; real ones are told nobody. */
  pin: string;
}>;

/** The staff of each branch of the demo: those who stand on its receipts. */
export const demoStaff: Readonly<Record<string, readonly DemoEmployee[]>> = {
  Gasthaus: [
    person(['Anna', 'Ms', 'Anna', 'Reiter'], '10', 6),
    person(['Markus', 'Mr', 'Markus', 'Wimmer'], '11', 3),
    person(['Lena', 'Ms', 'Lena', 'Vogt'], '12', 2, { more: ['discount'] }),
    person(['Tobias', 'Mr', 'Tobias', 'Kern'], '13', 2, { less: ['tableReservation'] }),
  ],
  Biergarten: [
    person(['Sepp', 'Mr', 'Josef', 'Hofer'], '20', 5),
    person(['Vroni', 'Ms', 'Veronika', 'Lechner'], '21', 7),
    person(['Emre', 'Mr', 'Emre', 'Aydın'], '22', 4),
  ],
  Nachtkiosk: [
    person(['Nuri', 'Mr', 'Nuri', 'Demir'], '40', 6),
    person(['Jola', 'Ms', 'Jolanta', 'Nowak'], '41', 9),
    person(['Bo', 'Other', 'Bo', 'Winter'], '42', 10),
  ],
  Laden: [
    person(['Frau Sommer', 'Ms', 'Selma', 'Sommer'], '30', 6),
    person(['Herr Yılmaz', 'Mr', 'Kenan', 'Yılmaz'], '31', 9),
    person(['Klara', 'Ms', 'Klara', 'Busch'], '32', 10),
  ],
};

function person(
  [name, salutation, firstName, lastName]: readonly [string, DemoEmployee['salutation'], string, string],
  personnelNumber: string,
  role: EmployeeRoleId,
  own: Readonly<{ more?: readonly Permission[]; less?: readonly Permission[] }> = {},
): DemoEmployee {
  const { more = [], less = [] } = own;
  const preset = rightsOf(role).filter((right) => !less.includes(right));
  const about = { name, salutation, firstName, lastName, personnelNumber, role };
  return { ...about, permissions: [...preset, ...more], pin: pinOf(personnelNumber) };
}

/** Everybody in the demo has 47 with the personnel number behind it (docs/register-integration.md). */
function pinOf(personnelNumber: string): string {
  return `47${personnelNumber}`;
}
