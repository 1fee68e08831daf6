/** What a register of the demo's vendor can be allowed to do: bits of the registration levels. */
export const level = {
  base: 2 ** 0,
  professional: 2 ** 1,
  tables: 2 ** 2,
  mobileOrders: 2 ** 3,
  kitchen: 2 ** 4,
  vouchers: 2 ** 5,
  loyalty: 2 ** 6,
  stock: 2 ** 7,
  branches: 2 ** 8,
  reservations: 2 ** 9,
  delivery: 2 ** 10,
  hotel: 2 ** 11,
  scales: 2 ** 12,
  labels: 2 ** 13,
  onlineShop: 2 ** 14,
  tickets: 2 ** 15,
  cashless: 2 ** 16,
  reports: 2 ** 17,
  bookkeeping: 2 ** 18,
  timeClock: 2 ** 19,
  customerDisplay: 2 ** 20,
  interfaces: 2 ** 21,
} as const;

/** What the editions bring. An upgrade gives a basic licence the rest. */
export const editionLevels = {
  gastro: {
    basic: sum(['base']),
    professional: sum(['base', 'professional', 'tables', 'vouchers', 'stock', 'reports']),
  },
  retail: {
    basic: sum(['base']),
    professional: sum(['base', 'professional', 'vouchers', 'loyalty', 'stock', 'labels', 'reports']),
  },
  event: {
    basic: sum(['base']),
    professional: sum(['base', 'professional', 'tickets', 'vouchers', 'reports']),
  },
} as const;

function sum(levels: readonly (keyof typeof level)[]): number {
  return levels.reduce((bits, name) => bits | level[name], 0);
}
