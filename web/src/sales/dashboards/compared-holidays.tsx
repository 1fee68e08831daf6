import { queryOptions, useQuery } from '@tanstack/react-query';
import { daysBetween } from '@tresen/domain/kit/business-day';
import { useFormats } from '../../kit/format/index.ts';
import {
  ComparedHolidaysDocument,
  type ComparedHolidaysQueryVariables,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { analyticsTexts } from './analytics-texts.ts';

/** In more days than a month there are so many that they explain nothing. */
const maxDays = 31;

const holidaysQuery = (variables: ComparedHolidaysQueryVariables) =>
  queryOptions({
    queryKey: ['comparedHolidays', variables],
    queryFn: () => generalApi.request(ComparedHolidaysDocument, variables),
    select: ({ shown, compared }) => [...shown.holidays, ...compared.holidays],
    meta: { isKept: true, topics: ['units'] },
  });

interface ComparedHolidaysProps {
  readonly from: string;
  readonly to: string;
  readonly otherFrom: string;
  readonly otherTo: string;
}

/** Names the public holidays among days and those that they are compared with: they explain much of a difference. */
export const ComparedHolidays = (days: ComparedHolidaysProps) => {
  const t = useTexts(analyticsTexts);
  const f = useFormats();
  const language = useLanguage();
  const isShort = daysBetween(days.from, days.to) < maxDays;
  const { data = [] } = useQuery({ ...holidaysQuery({ ...days, language }), enabled: isShort });
  if (!isShort || data.length === 0) return null;
  return <> · {t.holidays(data.map(({ day, name }) => `${name} (${f.day(day)})`).join(', '))}</>;
};
