import type { Permission } from './permissions.ts';

/** What everybody who signs in has, whatever their rights. */
export type PlainTillItem = 'articles' | 'cash' | 'card' | 'tablePlan' | 'receiptList';

/** Parts of a register's screen, in the order of its tabs. */
const tillAreas = ['start', 'sale', 'tables', 'pay', 'receipts', 'cashBook', 'more'] as const;
export type TillArea = (typeof tillAreas)[number];

/** A button of an area, and whether the person sees it. */
export interface TillItem {
  readonly id: Permission | PlainTillItem;
  readonly isThere: boolean;
}

/** What somebody sees at a register. */
export interface TillView {
  /** Areas with at least one button; each with all of its buttons, those too that are not there. */
  readonly areas: readonly { readonly area: TillArea; readonly items: readonly TillItem[] }[];
  /** Areas that they do not see. */
  readonly hidden: readonly TillArea[];
  /** What the register does by itself for them. */
  readonly habits: readonly Permission[];
}

interface AreaRow {
  /** Without this right the area is not there. */
  readonly needs?: Permission;
  readonly plain: readonly PlainTillItem[];
  readonly rights: readonly Permission[];
}

const rows: Readonly<Record<TillArea, AreaRow>> = {
  start: {
    plain: [],
    rights: [
      'deliveryService',
      'kitchenDisplay',
      'eventBar',
      'eventTerminal',
      'eventCheckout',
      'webDashboard',
      'backoffice',
      'administration',
    ],
  },
  sale: {
    plain: ['articles'],
    rights: [
      'variableQuantity',
      'priceGroupSelection',
      'editDescription',
      'editPriceAfterSale',
      'discount',
      'cancellation',
      'receiptParking',
      'houseConsumption',
      'personalConsumption',
    ],
  },
  tables: {
    needs: 'tableSelection',
    plain: ['tablePlan'],
    rights: ['transferSplit', 'handover', 'tableReservation', 'areaLock'],
  },
  pay: { plain: ['cash', 'card'], rights: ['infoReceipt', 'paymentTypeChange', 'manualDrawerOpen'] },
  receipts: { plain: ['receiptList'], rights: ['reprint', 'cashierClosure'] },
  cashBook: { plain: [], rights: ['balanceQuery', 'ledgerView', 'depositWithdrawal'] },
  more: { plain: [], rights: ['inventoryBooking', 'minimise', 'shutdown'] },
};

/** Rights that are no button: the register does something by itself, or refuses a sign-in. */
const habits: readonly Permission[] = [
  'timeRecording',
  'signInClockedIn',
  'drawerOpenOnCash',
  'printWorkSlip',
  'autoLogout',
];

/** What somebody with these rights sees at a register: its areas, their buttons, and what happens by itself. */
export const tillViewOf = (own: readonly Permission[]): TillView => {
  const has = (id: Permission): boolean => own.includes(id);
  const areas = tillAreas.map((area) => {
    const { needs, plain, rights } = rows[area];
    const items: readonly TillItem[] = [
      ...plain.map((id) => ({ id, isThere: true })),
      ...rights.map((id) => ({ id, isThere: has(id) })),
    ];
    return { area, items, isThere: (!needs || has(needs)) && items.some(({ isThere }) => isThere) };
  });
  return {
    areas: areas.filter(({ isThere }) => isThere).map(({ area, items }) => ({ area, items })),
    hidden: areas.filter(({ isThere }) => !isThere).map(({ area }) => area),
    habits: habits.filter(has),
  };
};
