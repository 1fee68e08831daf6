import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { reportList } from '@tresen/domain/sales/report-pins';
import { leftOutNotes, reportPresetNames } from '@tresen/domain/sales/reports';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { ViewsMenu } from '../../account/saved-views/index.ts';
import { changedParams, useAddress } from '../../kit/address/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { PrintIcon } from '../../kit/icons/print.tsx';
import { PageHeader, ViewLinks } from '../../kit/page/index.ts';
import { useMayOpen } from '../../kit/session/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { FoldedFilters, SalesFilters, useRangeText } from '../dashboards/index.ts';
import { usePinEntries } from '../report-pins/index.ts';
import { Assortment, AssortmentFilter } from './assortment.tsx';
import { Forecast } from './forecast.tsx';
import { HoursFilter } from './hours-filter.tsx';
import { NamedCustomers } from './named-customers.tsx';
import { relativeRange } from './pinned-report.ts';
import { ReportFiles } from './report-files.tsx';
import { ReportList } from './report-list.tsx';
import { ReportShape } from './report-shape.tsx';
import styles from './reports.module.css';
import {
  assortmentQuery,
  namedCustomersQuery,
  salesForecastQuery,
  salesReportQuery,
  salesSummaryQuery,
  soldTogetherQuery,
  tableTimesQuery,
  unusualSalesQuery,
} from './reports.queries.ts';
import {
  pairSteps,
  placeOf,
  type ReportName,
  type ReportPlace,
  reportNameOf,
  rowSteps,
  studies,
  viewOf,
} from './reports-address.ts';
import { reportTexts } from './reports-texts.ts';
import { hasFiles, StudyFiles } from './study-files.tsx';
import { Summary } from './summary.tsx';
import { TableTimes } from './table-times.tsx';
import { Together } from './together.tsx';
import { Unusual } from './unusual.tsx';
import { useLabelStyle } from './use-label-style.ts';

/** What belongs to one report alone; the others keep days, branches and the rest of the filter. */
const ownParams = {
  rows: null,
  columns: null,
  figures: null,
  index: null,
  sort: null,
  view: null,
  part: null,
  article: null,
};

/** /dashboards/reports: the summary of any days, reports that everybody asks for, and one's own. */
export const ReportsPage = () => {
  const { report: path } = useParams();
  const place = placeOf(path);
  return place === undefined ? <UnknownReport /> : <Report place={place} />;
};

function Report({ place }: { readonly place: ReportPlace }) {
  const t = useTexts(reportTexts);
  const name = reportNameOf(place);
  const isStudy = place !== 'summary' && name === null;
  const shown = useShown(place);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const filtered = shown && {
    from: shown.from,
    to: shown.to,
    today: shown.today,
    state: { currency: shown.currency, currencies: shown.currencies },
  };
  const own = isStudy ? (
    ownFilterOf[place]
  ) : (
    <>
      {name && <ReportShape name={name} />}
      <HoursFilter />
    </>
  );
  const filters = { shown: filtered, without: withoutOf[place] ?? [] };
  return (
    <div className={styles.page}>
      <PageHeader title={t.title} subtitle={shown && <Subtitle shown={shown} />} heldSubtitle={t.title}>
        {isPhone && <FoldedFilters {...filters}>{own}</FoldedFilters>}
        {name && <SavedReports name={name} today={shown?.today} />}
        {hasFiles(place) && <StudyFiles study={place} />}
        {!isStudy && <ReportFiles name={name} />}
        {!isPhone && (
          <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
            {t.print}
          </Button>
        )}
      </PageHeader>
      <ReportLinks current={place} />
      {!isPhone && <SalesFilters {...filters}>{own}</SalesFilters>}
      <Content place={place} />
    </div>
  );
}

/** What narrows a study alone. */
const ownFilterOf: Readonly<Partial<Record<ReportPlace, ReactNode>>> = {
  assortment: <AssortmentFilter />,
  together: <HoursFilter />,
  customers: <HoursFilter />,
};

/** What does not narrow a study. */
const withoutOf: Readonly<Partial<Record<ReportPlace, readonly ('sources' | 'range' | 'comparison')[]>>> = {
  assortment: ['sources', 'comparison'],
  together: ['comparison'],
  customers: ['comparison'],
  tableTimes: ['sources', 'comparison'],
  unusual: ['comparison'],
  forecast: ['sources', 'range', 'comparison'],
};

function Content({ place }: { readonly place: ReportPlace }) {
  switch (place) {
    case 'summary':
      return <Summary />;
    case 'assortment':
      return <Assortment />;
    case 'together':
      return <Together />;
    case 'customers':
      return <NamedCustomers />;
    case 'tableTimes':
      return <TableTimes />;
    case 'unusual':
      return <Unusual />;
    case 'forecast':
      return <Forecast />;
    default:
      return <ReportList key={place} name={place} />;
  }
}

function UnknownReport() {
  const t = useTexts(reportTexts);
  return (
    <EmptyState title={t.unknown} text={t.unknownText} isPage>
      <Button component={Link} to="/dashboards/reports" variant="outlined">
        {t.toReports}
      </Button>
    </EmptyState>
  );
}

function ReportLinks({ current }: { readonly current: ReportPlace }) {
  const t = useTexts(reportTexts);
  const { params } = useAddress();
  const maySeeReceipts = useMayOpen('/manage/receipts');
  // Who may not see receipts may not see whom they name.
  const offered = studies.filter((study) => study !== 'customers' || maySeeReceipts);
  const query = changedParams(params, ownParams).toString();
  const to = (path: string) => `/dashboards/reports${path}${query ? `?${query}` : ''}`;
  return (
    <ViewLinks
      label={t.views}
      links={[
        { to: to(''), title: t.summary, isCurrent: current === 'summary' },
        ...([...reportPresetNames, ...offered, 'own'] as const).map((name) => ({
          to: to(`/${name}`),
          title: t[name],
          isCurrent: current === name,
        })),
      ]}
    />
  );
}

interface Shown {
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly comparisonFrom?: string | null;
  readonly comparisonTo?: string | null;
  readonly leftOut?: readonly string[];
  readonly comparisonLeftOut?: readonly string[];
}

function Subtitle({ shown }: { readonly shown: Shown }) {
  const t = useTexts(reportTexts);
  const range = useRangeText();
  const style = useLabelStyle();
  const {
    from,
    to,
    comparisonFrom = null,
    comparisonTo = null,
    leftOut = [],
    comparisonLeftOut = [],
  } = shown;
  const isOtherTime = comparisonFrom !== null && comparisonTo !== null && comparisonFrom !== from;
  return (
    <bdi>
      {[
        isOtherTime ? t.comparedWith(range(from, to), range(comparisonFrom, comparisonTo)) : range(from, to),
        ...leftOutNotes({ leftOut, comparisonLeftOut }, style),
      ].join(' · ')}
    </bdi>
  );
}

/** The reports of a tenant that somebody has named: filter, rows, columns and figures, whichever report they began with. */
function SavedReports({ name, today }: { readonly name: ReportName; readonly today: string | undefined }) {
  const { params } = useAddress();
  const { rows, columns, figures } = viewOf(name, params);
  const shape = { rows, columns: columns ?? 'none', figures, view: null };
  const query = changedParams(params, shape).toString();
  const { entriesOf, dialog } = usePinEntries(relativeRange(params, today));
  return (
    <>
      <ViewsMenu
        list={reportList}
        query={query}
        columns="[]"
        onColumns={() => undefined}
        entriesOf={entriesOf}
      />
      {dialog}
    </>
  );
}

function useShown(place: ReportPlace): Shown | undefined {
  const { params } = useAddress();
  const language = useLanguage();
  const name = reportNameOf(place);
  const summary = useQuery({ ...salesSummaryQuery(params), enabled: place === 'summary' });
  const report = useQuery({
    ...salesReportQuery(name ?? 'own', params, rowSteps[0]),
    enabled: name !== null,
  });
  const assortment = useQuery({
    ...assortmentQuery(params, rowSteps[0]),
    enabled: place === 'assortment',
  });
  const together = useQuery({ ...soldTogetherQuery(params, pairSteps[0]), enabled: place === 'together' });
  const customers = useQuery({
    ...namedCustomersQuery(params, rowSteps[0]),
    enabled: place === 'customers',
  });
  const tableTimes = useQuery({ ...tableTimesQuery(params), enabled: place === 'tableTimes' });
  const unusual = useQuery({ ...unusualSalesQuery(params), enabled: place === 'unusual' });
  const forecast = useQuery({ ...salesForecastQuery(params, language), enabled: place === 'forecast' });
  if (place === 'summary') return summary.data?.whole;
  if (place === 'assortment') return assortment.data;
  if (place === 'together') return together.data;
  if (place === 'customers') return customers.data;
  if (place === 'tableTimes') return tableTimes.data;
  if (place === 'unusual') return unusual.data;
  if (place === 'forecast') return forecast.data && { ...forecast.data, ...daysOf(forecast.data) };
  return report.data;
}

function daysOf({
  today,
  days,
}: {
  readonly today: string;
  readonly days: readonly { readonly day: string }[];
}) {
  return { from: days[0]?.day ?? today, to: days.at(-1)?.day ?? today };
}
