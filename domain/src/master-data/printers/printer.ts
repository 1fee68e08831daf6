import { choice, defineEntity, type EntityValues, text, whole } from '../../kit/entities/index.ts';

/** Character sets that receipt printers know (decisions PRN-04). */
export const codePages = ['CP437', 'CP850', 'CP852', 'CP858', 'WPC1252'] as const;
/** What a printer does beside printing when something arrives. */
export const printerSignals = ['none', 'beep', 'drawer'] as const;
export const printerGroups = ['receipt', 'kitchen', 'bar', 'label'] as const;

/** A printer of one or more branches (PRN-02). Its width is in characters of a line. */
export const printer = defineEntity({
  name: 'printer',
  detail: 'group',
  unique: [['name']],
  fields: {
    name: text({ isRequired: true, isSearched: true, isSorted: true, isFiltered: true }),
    group: choice(printerGroups, { isRequired: true, initial: 'receipt', isSorted: true, isFiltered: true }),
    // CP858 is the Western European one with the euro sign.
    codePage: choice(codePages, { isRequired: true, initial: 'CP858', isFiltered: true }),
    copies: whole({ isRequired: true, least: 1, max: 9, initial: 1 }),
    printWidth: whole({ isRequired: true, least: 24, max: 80, initial: 42, isSorted: true }),
    signals: choice(printerSignals, { isRequired: true, initial: 'none', isFiltered: true }),
  },
});
export type PrinterValues = EntityValues<typeof printer>;
