import { queryOptions } from '@tanstack/react-query';
import { quickPanelSchema } from '@tresen/domain/content/quick-panel';
import { httpRequest } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';

/** All that the panel shows, in one request (API-18). */
export const quickPanelQuery = (language: Language) =>
  queryOptions({
    queryKey: ['quickPanel', language],
    meta: { isKept: true },
    queryFn: async () =>
      quickPanelSchema.parse(await httpRequest(`/api/quick-panel/data?language=${language}`, {})),
  });
