import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './unit.de.ts';

export const en: Translation<typeof de> = {
  title: 'Branches',
  units: 'Organization units',
  branch: 'Branch',
  group: 'Group',
  event: 'Event',
  warehouse: 'Warehouse',
  branchHint: 'Makes sales and has its own registers.',
  groupHint: 'A heading that groups other units.',
  eventHint: 'Makes sales for a limited time, such as at a festival.',
  warehouseHint: 'Holds stock, makes no sales.',
  registers,
  counts: (branchCount, groupCount, registerCount) =>
    [branches(branchCount), groupCount > 0 ? groups(groupCount) : '', registers(registerCount)]
      .filter(Boolean)
      .join(' · '),
  branchesBelow: branches,
  create: 'New branch',
  createTitle: 'New branch or group',
  createBelow: 'Add unit below',
  open: 'Open',
  move: 'Move …',
  activate: 'Activate',
  deactivate: 'Deactivate …',
  remove: 'Delete …',
  history: 'History',
  more: 'More actions',
  actionsOf: (name) => `Actions for ${name}`,
  dragOf: (name) => `Drag ${name}`,
  foldOf: (name) => `Collapse ${name}`,
  unfoldOf: (name) => `Expand ${name}`,
  tree: 'Organization units',
  treeTools: 'Search units',
  search: 'Search by name or description',
  openAll: 'Expand all',
  closeAll: 'Collapse all',
  noMatchTitle: 'Nothing found',
  noMatchText: 'No name or description matches your search.',
  resetSearch: 'Clear search',
  emptyTitle: 'No branches yet',
  emptyText:
    'Create your first branch. Later you can use groups to organize branches, for example by region or brand.',
  keysTitle: 'Keyboard shortcuts',
  keys: [
    'Arrow keys, Home, End',
    'Letters',
    'Enter',
    'Alt + arrow key',
    'Ctrl + X, then Ctrl + V',
    'Shift + F10',
    'Delete',
  ],
  keyMeanings: [
    'move through the tree; right and left to expand and collapse',
    'jump to the next name',
    'open',
    'move up, down, below the previous unit or one level up',
    'cut and paste below another unit; Esc to cancel',
    'menu with all actions',
    'delete',
  ],
  live: 'active',
  notLive: 'no active register',
  inactive: 'Inactive',
  cut: (name) => `“${name}” has been cut. Press Ctrl + V to paste it below the selected unit.`,
  moved: (name, parent) =>
    parent === null ? `“${name}” is now at the top level.` : `“${name}” is now below “${parent}”.`,
  reordered: (name) => `“${name}” has been moved.`,
  movedBack: (name) => `“${name}” is back where it was.`,
  cannotMove: 'It can’t be moved any further in this direction.',
  dropInto: (name) => `Into “${name}”`,
  moveTitle: (name) => `Move “${name}”`,
  moveParent: 'Belongs to',
  movePosition: 'Position',
  first: 'First',
  after: (name) => `After “${name}”`,
  moveNow: 'Move',
  top: 'Top level',
  cancel: 'Cancel',
  back: 'All branches',
  notFoundTitle: 'Organization unit not found',
  notFoundText: 'It may have been deleted, or the link is incomplete.',
  general: 'General',
  name: 'Name',
  description: 'Description',
  descriptionHint: 'Notes for you and your team, such as directions or contacts.',
  type: 'Type',
  parent: 'Belongs to',
  parentHint: 'Leave empty for the top level.',
  organization: 'Organization',
  organizationHint: 'The company this unit belongs to.',
  businessDay: 'Country and business day',
  country: 'Country',
  DE: 'Germany',
  AT: 'Austria',
  ES: 'Spain',
  CH: 'Switzerland',
  countryHint: (currency) => `Sets the currency (${currency}) and tax rates.`,
  zone: 'Time zone',
  cutOff: 'Cut-off',
  cutOffHint: 'Sales before this time count towards the previous day. Between 00:00 and 12:00.',
  openingHours: 'Opening hours',
  openingHoursHint:
    'For example 9–14, 17:30–1. A time that ends before it begins lasts until the next day. Empty means closed.',
  closed: 'Closed',
  copyMonday: 'Use Monday for all days',
  copyHours: 'Use for other branches …',
  copyHoursTitle: (name) => `Use the opening hours of “${name}”`,
  copyHoursNone:
    'There are no opening hours here. Those of the branches you choose are removed, and their closed days, too.',
  copyHoursUnsaved: (name) =>
    `What the form says is used. It only applies to “${name}” itself once you save there.`,
  copyClosedDays: 'Closed days, too',
  closedDaysKept: 'Each branch keeps its own.',
  closedDaysReplaced: (days) =>
    days === ''
      ? 'There are none here: those of the branches you choose are removed.'
      : `Replacing those of the branches you choose: ${days}`,
  copyHoursTo: 'Branches',
  hoursNone: 'No opening hours yet',
  hoursSame: 'Already has them',
  hoursNow: (hours) => `Now ${hours}`,
  hoursGiven: (count, replaced) =>
    count === 0
      ? 'Please choose branches that have other opening hours.'
      : `${count === 1 ? '1 branch gets' : `${count} branches get`} these opening hours${replacing(count, replaced)}`,
  hoursTaken: (count) =>
    count === 0
      ? 'Please choose branches that have opening hours.'
      : `The opening hours of ${branches(count)} are removed.`,
  copyHoursNow: 'Use',
  copyHoursStale: (name) =>
    `Someone has changed or deleted “${name}” in the meantime. Nothing has been saved: please look through the branches again.`,
  hoursCopied: (count) => `Opening hours saved for ${branches(count)}.`,
  hoursPutBack: 'The opening hours are as they were before.',
  closedDays: 'Closed days',
  closedDaysHint: 'One day or period per line, for example 24.12.2026 or 24.12.2026–6.1.2027.',
  OPENING_HOURS_WRONG: 'Please write times like 9–14, 17:30–1',
  OPENING_HOURS_MISSING: 'Please also write when it is open',
  OPENING_HOURS_OVERLAP: 'Two opening times overlap',
  CLOSED_DAY_WRONG: 'Please write days like 24.12.2026, up to 100',
  laterOnly: 'Applies to future sales. Past business days and their figures stay the same.',
  draftRestored: 'We’ve restored your unsaved entries.',
  saved: (name) => `“${name}” has been saved.`,
  created: (name) => `“${name}” has been created.`,
  facts: 'Status',
  status: 'Status',
  active: 'Active',
  currency: 'Currency',
  database: 'Database',
  noDatabase: 'Created with the first register',
  registersTitle: 'Registers',
  noRegisters: 'No registers linked yet.',
  connect: 'Link a register',
  allRegisters: 'All registers',
  online: 'Online',
  offline: 'Offline',
  liveOff: 'Live off',
  neverSeen: 'Never seen',
  UNIT_NAME_MISSING: 'Organization-Units need to have a name',
  UNIT_NAME_TAKEN: 'An Organization-Unit is already using this name',
  UNIT_NAME_TOO_LONG: 'Maximum 100 characters',
  UNIT_DESCRIPTION_TOO_LONG: 'Maximum 500 characters',
  UNIT_TYPE_UNKNOWN: 'Please choose a type',
  UNIT_TYPE_LINKED: 'This unit has registers, sales or its own master data. A group can’t have any of these.',
  UNIT_TYPE_UNFIT: 'The units below it are not allowed for this type.',
  UNIT_PARENT_UNKNOWN: 'This unit no longer exists. Please choose another one.',
  UNIT_PARENT_WITHIN: 'A unit can’t be placed below itself.',
  UNIT_PARENT_UNFIT: 'Branches and groups can only be placed in groups.',
  UNIT_TREE_TOO_DEEP: 'You can have up to eight levels.',
  ZONE_UNKNOWN: 'Please choose a time zone',
  CUT_OFF_OUT_OF_RANGE: 'Please enter a time between 00:00 and 12:00',
  COUNTRY_UNKNOWN: 'Please choose a country',
  ORGANIZATION_UNKNOWN: 'This organization no longer exists.',
  CURRENCY_FIXED: 'This unit already has sales, so its currency can no longer be changed.',
  none: '–',
  deactivateTitle: (name) => `Deactivate “${name}”?`,
  deactivateText: (count) =>
    count === 0
      ? 'You can’t link registers here while it is inactive. Its figures are kept.'
      : `${count === 1 ? 'Its register becomes' : `Its ${count} registers become`} inactive too, receiving no master data and sending no receipts. Sales are kept on the register and sent once the branch is active again. Its figures are kept.`,
  deactivateNow: 'Deactivate',
  deactivated: (name) => `“${name}” deactivated.`,
  activated: (name) => `“${name}” activated.`,
  deactivateFailed: 'Error deactivating organization units',
  isInactive: 'This unit is inactive. Its registers have no access.',
  deleteTitle: (name) => `Delete “${name}”?`,
  deleteFree: 'It has no registers, receipts or master data of its own.',
  deleteBlocked: 'Organisationunit can not be deleted until all other data is deleted',
  deleteBlockedHint: 'Move or delete the units below it and unlink its registers first.',
  toReports: 'Go to this unit’s notifications',
  deleteReports: 'This unit can’t be deleted because its reports to the tax office must be kept.',
  deleteVendor: 'This unit has data. Please contact the vendor to delete it.',
  deleteRecordsFirst:
    'Some records belong only to this branch. Delete them or assign them to another branch first.',
  deleteAnywayText:
    'This unit has data. If you delete it anyway, master data that belongs only to it is deleted. Receipts, closings, TSE data and reports are kept for the retention period.',
  deleteNow: 'Delete',
  deleteAnyway: 'Delete Anyway',
  deleted: (name) => `“${name}” has been deleted.`,
  close: 'Close',
  useChildren: (count, isOne) => (isOne ? '1 unit below' : `${count} units below`),
  useRegisters: (count, isOne) => (isOne ? '1 linked register' : `${count} linked registers`),
  useElsterReports: (count, isOne) =>
    isOne ? '1 report to the tax office' : `${count} reports to the tax office`,
  useReceipts: (count, isOne) => (isOne ? '1 receipt' : `${count} receipts`),
  useClosings: (count, isOne) => (isOne ? '1 closing' : `${count} closings`),
  useRecords: (count, isOne) => (isOne ? '1 record of its own' : `${count} records of its own`),
  historyEmpty: 'No changes yet.',
  showOlder: 'Show older changes',
  was: 'before',
  became: 'now',
};

function replacing(count: number, replaced: number): string {
  if (replaced === 0) return '.';
  return replaced === count ? ' in place of their own.' : `, ${replaced} of them in place of their own.`;
}

function registers(count: number): string {
  return count === 1 ? '1 register' : `${count} registers`;
}

function groups(count: number): string {
  return count === 1 ? '1 group' : `${count} groups`;
}

function branches(count: number): string {
  return count === 1 ? '1 branch' : `${count} branches`;
}
