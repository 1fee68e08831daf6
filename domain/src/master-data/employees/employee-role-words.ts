/** What people call the roles, by their ids. */
export const employeeRoleWords = {
  de: {
    0: 'System',
    1: 'Keine',
    2: 'Kellner (Gastronomie)',
    3: 'Oberkellner',
    4: 'Bar (Event)',
    5: 'Aufsicht (Event)',
    6: 'Manager',
    7: 'Kasse (Event)',
    8: 'Fahrer',
    9: 'Abteilungsleitung',
    10: 'Mitarbeiter',
  },
  en: {
    0: 'System',
    1: 'None',
    2: 'Waiter (restaurant)',
    3: 'Head waiter',
    4: 'Bar staff (event)',
    5: 'Supervisor (event)',
    6: 'Manager',
    7: 'Cashier (event)',
    8: 'Delivery driver',
    9: 'Department head',
    10: 'Employee',
  },
} as const;
