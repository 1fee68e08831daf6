import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLanguage } from '../../kit/i18n/index.ts';
import type { FilterSources } from '../../kit/record-list/index.ts';
import { placedCategories } from './category-order.ts';
import { type StoredCategory, storedCategoriesQuery } from './editing.queries.ts';

const none: readonly StoredCategory[] = [];

/** The categories; none while they load. */
export const useCategories = (): readonly StoredCategory[] => useQuery(storedCategoriesQuery).data ?? none;

/** Where filters find the categories that they name. */
export const useCategorySource = (): FilterSources => {
  const client = useQueryClient();
  const language = useLanguage();
  return useMemo(() => {
    const read = async () =>
      placedCategories(await client.ensureQueryData(storedCategoriesQuery), language).map(
        ({ category, name }) => ({ id: category.id, name }),
      );
    const categoryId = {
      key: `shopCategories-${language}`,
      search: async (text: string) =>
        (await read()).filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase())),
      nameOf: async (id: string) => (await read()).find((one) => one.id === id)?.name ?? null,
    };
    return { named: { categoryId } };
  }, [client, language]);
};
