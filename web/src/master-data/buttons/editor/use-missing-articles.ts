import type { ButtonGrid, ButtonTarget } from '@tresen/domain/master-data/buttons/grid';
import { hasWords, searchedWords } from '../../../kit/search/index.ts';
import type { PaletteItem, PaletteSource } from './palette-source.ts';
import { targetKey } from './targets.ts';
import { useFillSource } from './use-fill-source.ts';

/** Articles that are meant for buttons and have none in the grid; nothing is asked unless they show. */
export const useMissingArticles = (
  source: PaletteSource,
  grid: ButtonGrid,
  isAsked: boolean,
  text: string,
) => {
  const { query } = useFillSource(source, isAsked);
  if (!isAsked) return { ...query, rows: [] };
  const mapped = new Set(grid.mappings.map(({ target }) => ('id' in target ? target.id : '')));
  const words = searchedWords(text);
  const { articles = [], facts } = query.data ?? {};
  const rows = articles
    .filter(({ id, name, isForButtons }) => isForButtons && !mapped.has(id) && hasWords(name, words))
    .map(({ id, name }): PaletteItem => {
      const target: ButtonTarget = { kind: 'article', id };
      return { ...(facts?.get(targetKey(target)) ?? { name, colour: null, price: null }), target };
    });
  return { ...query, rows };
};
