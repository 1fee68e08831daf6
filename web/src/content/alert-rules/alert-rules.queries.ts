import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AlertRuleInput,
  AlertRulesDocument,
  type AlertRulesQuery,
  SaveAlertRulesDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';

export type ShownRules = AlertRulesQuery['alertRules'];
export type ShownRule = ShownRules['rules'][number];

const key = 'alertRules';

/** What holds for all branches, or in one. */
export const alertRulesQuery = (unitId: string | null) =>
  queryOptions({
    queryKey: [key, unitId],
    queryFn: () => generalApi.request(AlertRulesDocument, { unitId }),
    select: ({ alertRules }) => alertRules,
  });

export const useSaveAlertRules = (unitId: string | null) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (rules: AlertRuleInput[]) => generalApi.request(SaveAlertRulesDocument, { unitId, rules }),
    onSuccess: () => client.invalidateQueries({ queryKey: [key] }),
  });
};
