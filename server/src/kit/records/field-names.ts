import type { RecordSource } from './source.ts';

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const upperFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/**
 * The fields of the API that a kind of record answers. They stand nowhere else: `Printer` and `printers` make printers,
 * printer, printerNeighbours, printerDeletions, savePrinter, deletePrinters, restorePrinters.
 */
export const fieldNamesOf = ({ type, plural }: Pick<RecordSource, 'type' | 'plural'>) => {
  const single = lowerFirst(type);
  const plurals = upperFirst(plural);
  return {
    list: plural,
    single,
    neighbours: `${single}Neighbours`,
    deletions: `${single}Deletions`,
    save: `save${type}`,
    remove: `delete${plurals}`,
    restore: `restore${plurals}`,
  } as const;
};
