/** Groups of rights, as the specification lists them (EMP-08 to EMP-15). */
export const permissionGroups = [
  'apps',
  'article',
  'print',
  'table',
  'general',
  'cashBook',
  'timeRecording',
  'fastCheckout',
] as const;
export type PermissionGroup = (typeof permissionGroups)[number];

/** What a register has to have besides, for a right to be of use. */
export type PermissionAddOn = 'event' | 'cashBook' | 'timeRecording';

interface PermissionRow {
  readonly id: string;
  readonly group: PermissionGroup;
  readonly addOn?: PermissionAddOn;
}

const table = [
  // EMP-08
  { id: 'deliveryService', group: 'apps' },
  { id: 'kitchenDisplay', group: 'apps' },
  { id: 'webDashboard', group: 'apps' },
  { id: 'backoffice', group: 'apps' },
  { id: 'administration', group: 'apps' },
  { id: 'eventBar', group: 'apps', addOn: 'event' },
  { id: 'eventTerminal', group: 'apps', addOn: 'event' },
  { id: 'eventCheckout', group: 'apps', addOn: 'event' },
  { id: 'tableSelection', group: 'apps' },
  // EMP-09
  { id: 'cancellation', group: 'article' },
  { id: 'priceGroupSelection', group: 'article' },
  { id: 'editDescription', group: 'article' },
  { id: 'editPriceAfterSale', group: 'article' },
  { id: 'discount', group: 'article' },
  { id: 'variableQuantity', group: 'article' },
  // EMP-10
  { id: 'cashierClosure', group: 'print' },
  { id: 'infoReceipt', group: 'print' },
  { id: 'reprint', group: 'print' },
  // EMP-11
  { id: 'areaLock', group: 'table' },
  { id: 'transferSplit', group: 'table' },
  { id: 'handover', group: 'table' },
  // EMP-12: house and personal consumption are two keys.
  { id: 'paymentTypeChange', group: 'general' },
  { id: 'inventoryBooking', group: 'general' },
  { id: 'receiptParking', group: 'general' },
  { id: 'houseConsumption', group: 'general' },
  { id: 'personalConsumption', group: 'general' },
  { id: 'manualDrawerOpen', group: 'general' },
  { id: 'drawerOpenOnCash', group: 'general' },
  { id: 'tableReservation', group: 'general' },
  { id: 'minimise', group: 'general' },
  { id: 'shutdown', group: 'general' },
  // EMP-13
  { id: 'balanceQuery', group: 'cashBook', addOn: 'cashBook' },
  { id: 'ledgerView', group: 'cashBook', addOn: 'cashBook' },
  { id: 'depositWithdrawal', group: 'cashBook', addOn: 'cashBook' },
  // EMP-14
  { id: 'timeRecording', group: 'timeRecording', addOn: 'timeRecording' },
  { id: 'signInClockedIn', group: 'timeRecording', addOn: 'timeRecording' },
  // EMP-15
  { id: 'printWorkSlip', group: 'fastCheckout' },
  { id: 'autoLogout', group: 'fastCheckout' },
] as const satisfies readonly PermissionRow[];

/** A right of an employee by its name on the wire. */
export type Permission = (typeof table)[number]['id'];

/** A right with its group, and the add-on that it needs. */
export interface PermissionInfo extends PermissionRow {
  readonly id: Permission;
}

/** Every right that there is, in the order of the screen. */
const permissionTable: readonly PermissionInfo[] = table;

/** The names of all rights, in the same order. */
export const permissions: readonly Permission[] = table.map(({ id }) => id);

/** The rights of a group. */
export const permissionsOf = (group: PermissionGroup): readonly PermissionInfo[] =>
  permissionTable.filter((one) => one.group === group);
