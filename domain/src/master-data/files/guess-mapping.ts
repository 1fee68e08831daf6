import type { Entity, EntityName } from '../../kit/entities/index.ts';
import { kinds, kindWords } from '../kinds/index.ts';
import { areAmounts, areGtins, areWordings } from './column-samples.ts';
import { type DecimalMark, guessDecimal } from './file-number.ts';
import { foldWord } from './fold.ts';
import type { ColumnMapping } from './mapping.ts';
import { keyedSynonym, synonymsOf } from './synonyms.ts';
import { headOf, importTargets, isImportTarget } from './targets.ts';

/** The columns of a file, with some of what is in them. */
export interface ReadColumn {
  /** Empty where the file names none. */
  readonly head: string;
  readonly samples: readonly string[];
}

export interface GuessedColumn extends ColumnMapping {
  /** The head is the field's own name. Anything else is a guess, and shown as one. */
  readonly isSure: boolean;
}

interface Candidate {
  readonly column: number;
  readonly target: string;
  /** Lower is surer. */
  readonly rank: number;
}

const languages = ['de', 'en'] as const;

/**
 * Guesses which column holds what: by its head in either language, by other words for it, by its content.
 * @param fallback the decimal mark of columns that do not show theirs
 */
export const guessMapping = (
  name: EntityName,
  columns: readonly ReadColumn[],
  fallback: DecimalMark,
): GuessedColumn[] => {
  const entity = kinds[name];
  const candidates = columns.flatMap((column, index) => [
    ...byHead(entity, column, index),
    ...byKind(entity, column, index),
    ...byKeyInHead(name, column, index),
    ...byContent(entity, column, index),
  ]);
  return settle(candidates.filter(({ target }) => isImportTarget(entity, target))).map(
    ({ column, target, rank }) => ({
      column,
      target,
      decimal: guessDecimal(columns[column]?.samples ?? [], fallback),
      isSure: rank < 2,
    }),
  );
};

/** By what a row should find its record, with these columns. */
export const guessKey = (name: EntityName, targets: readonly string[]): string | null => {
  const { unique, title } = kinds[name];
  const alone = unique.flatMap((fields) => (fields.length === 1 && fields[0] ? [fields[0]] : []));
  const order = ['id', ...alone.toReversed(), ...(alone.length > 0 ? [] : [title])];
  return order.find((target) => targets.includes(target)) ?? null;
};

function byHead(entity: Entity, { head }: ReadColumn, column: number): Candidate[] {
  const folded = foldWord(head);
  if (folded === '') return [];
  const rankOf = (target: string): number | undefined => {
    if (languages.some((language) => foldWord(headOf(entity.name, target, language)) === folded)) return 0;
    if (target.toLowerCase() === head.trim().toLowerCase()) return 1;
    const known = synonymsOf(entity.name, target).findIndex((word) => foldWord(word) === folded);
    return known < 0 ? undefined : 2 + known / 1000;
  };
  return importTargets(entity).flatMap((target) => {
    const rank = rankOf(target);
    return rank === undefined ? [] : [{ column, target, rank }];
  });
}

/** What names a record is often called after its kind: `Drucker`, `Druckername`, `Printer name`. */
function byKind({ name, title }: Entity, { head }: ReadColumn, column: number): Candidate[] {
  const { de, en } = kindWords[name];
  const heads = ['Bezeichnung', de.one, `${de.one}name`, en.one, `${en.one} name`];
  return heads.map(foldWord).includes(foldWord(head)) ? [{ column, target: title, rank: 4 }] : [];
}

function byKeyInHead(entity: EntityName, { head }: ReadColumn, column: number): Candidate[] {
  const target = keyedSynonym(entity, foldWord(head));
  if (target === undefined) return [];
  // `Preis 1` is the price of a file that has no other.
  const main = target === 'prices.1.price' ? [{ column, target: 'price', rank: 5 }] : [];
  return [...main, { column, target, rank: 6 }];
}

/** What a column is by its content: a column of valid GTINs is the EAN, whatever it is called. */
function byContent(entity: Entity, { head, samples }: ReadColumn, column: number): Candidate[] {
  return [
    ...('ean' in entity.fields && areGtins(samples) ? [{ column, target: 'ean', rank: 7 }] : []),
    ...(head === '' && 'price' in entity.fields && areAmounts(samples)
      ? [{ column, target: 'price', rank: 8 }]
      : []),
    ...(head === '' && areWordings(samples) ? [{ column, target: entity.title, rank: 9 }] : []),
  ];
}

/** The surest first; each column and each target once. */
function settle(candidates: readonly Candidate[]): Candidate[] {
  const taken: Candidate[] = [];
  for (const candidate of candidates.toSorted((one, other) => one.rank - other.rank))
    if (taken.every(({ column, target }) => column !== candidate.column && target !== candidate.target))
      taken.push(candidate);
  return taken.toSorted((one, other) => one.column - other.column);
}
