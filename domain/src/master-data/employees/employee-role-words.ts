/** What people call the roles, by their ids. */
export const employeeRoleWords = {
  de: {
    0: 'System',
    1: 'Keine',
    2: 'Kellner (Gastronomie)',
    3: 'Oberkellner',
    4: 'Event: Bar',
    5: 'Event: Aufsicht',
    6: 'Manager',
    7: 'Event: Kasse',
    8: 'Fahrer',
    9: 'Abteilungsleitung',
    10: 'Mitarbeiter',
  },
  en: {
    0: 'System',
    1: 'None',
    2: 'Waiter (restaurant)',
    3: 'Head waiter',
    4: 'Event: bar staff',
    5: 'Event: supervisor',
    6: 'Manager',
    7: 'Event: cashier',
    8: 'Delivery driver',
    9: 'Department head',
    10: 'Employee',
  },
} as const;
