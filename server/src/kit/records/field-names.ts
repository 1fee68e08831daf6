import type { RecordSource } from './source.ts';

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

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function upperFirst(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
