import type { EmployeeRole } from './employee-roles.ts';
import { type Permission, permissions } from './permissions.ts';

const selling = [
  'variableQuantity',
  'infoReceipt',
  'receiptParking',
  'drawerOpenOnCash',
  'timeRecording',
] as const satisfies readonly Permission[];

const waiting = [
  ...selling,
  'tableSelection',
  'cashierClosure',
  'transferSplit',
  'tableReservation',
] as const satisfies readonly Permission[];

/** What somebody may decide who answers for a shift: mistakes, discounts, locks, the drawer. */
const leading = [
  'cancellation',
  'priceGroupSelection',
  'editDescription',
  'discount',
  'cashierClosure',
  'reprint',
  'areaLock',
  'handover',
  'paymentTypeChange',
  'houseConsumption',
  'personalConsumption',
  'manualDrawerOpen',
  'balanceQuery',
] as const satisfies readonly Permission[];

const fast = ['variableQuantity', 'drawerOpenOnCash', 'printWorkSlip', 'timeRecording'] as const;

/** What holds somebody back rather than allowing something: nobody has it who answers for the place. */
const holding: readonly Permission[] = ['signInClockedIn', 'autoLogout'];

/**
 * What a role may do before anybody changes it for one person (decisions EMP-16). Our own choice, since the
 * specification shows none: who sells may sell and bill; who leads a shift may also mend mistakes, give discounts and
 * open the drawer; only managers see settings, back office, cash book and the program itself. `system` is the
 * register's own account for what happens unattended; `none` may sell and take money, and nothing else.
 */
const presets: Readonly<Record<EmployeeRole, readonly Permission[]>> = {
  system: permissions.filter((id) => !holding.includes(id)),
  none: [],
  waiter: waiting,
  headWaiter: [...waiting, ...leading, 'deliveryService'],
  eventBarStaff: [...fast, 'eventBar', 'autoLogout'],
  eventSupervisor: [
    ...fast,
    ...leading,
    'eventBar',
    'eventTerminal',
    'eventCheckout',
    'infoReceipt',
    'webDashboard',
  ],
  manager: permissions.filter((id) => !holding.includes(id)),
  eventCashier: [...fast, 'eventTerminal', 'eventCheckout', 'cashierClosure', 'infoReceipt', 'autoLogout'],
  deliveryDriver: ['deliveryService', 'cashierClosure', 'infoReceipt', 'timeRecording', 'signInClockedIn'],
  departmentHead: [
    ...waiting,
    ...leading,
    'kitchenDisplay',
    'webDashboard',
    'backoffice',
    'inventoryBooking',
    'ledgerView',
  ],
  employee: selling,
};

/** The rights that a role begins with, in the order of the table. */
export const presetOf = (role: EmployeeRole): readonly Permission[] =>
  permissions.filter((id) => presets[role].includes(id));
