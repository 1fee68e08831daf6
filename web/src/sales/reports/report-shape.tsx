import {
  canBeIndexed,
  columnsFor,
  type ReportDimension,
  type ReportFigure,
  reportDimensions,
} from '@tresen/domain/sales/reports';
import { useAddress } from '../../kit/address/index.ts';
import { ChoicesFilter } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FilterSelect } from '../dashboards/index.ts';
import { figuresFor, type ReportName, viewOf } from './reports-address.ts';
import { reportTexts } from './reports-texts.ts';
import { useLabelStyle } from './use-label-style.ts';

const none = 'none';

/** What rows, columns and figures a report has; every report can be changed, and becomes one of one's own by saving it. */
export const ReportShape = ({ name }: { readonly name: ReportName }) => {
  const t = useTexts(reportTexts);
  const { words } = useLabelStyle();
  const { params, change } = useAddress();
  const { rows, columns, figures, isIndexed } = viewOf(name, params);
  const named = (all: readonly ReportDimension[]) =>
    all.map((value) => ({ value, title: words.dimensions[value] }));
  const offered = figuresFor(rows, columns);
  const figureOption = (figure: ReportFigure) => ({ value: figure, title: words.figures[figure] });
  return (
    <>
      <FilterSelect
        label={t.rows}
        value={rows}
        options={named(reportDimensions.filter((dimension) => dimension !== 'total'))}
        onValue={(value) => change({ rows: value, columns: null, figures: null, sort: null })}
      />
      <FilterSelect
        label={t.columns}
        value={columns ?? none}
        options={[{ value: none, title: t.noColumns }, ...named(columnsFor(rows))]}
        onValue={(value) => change({ columns: value, sort: null })}
      />
      {columns ? (
        <FilterSelect
          label={t.figure}
          value={figures[0] ?? ''}
          options={offered.map(figureOption)}
          onValue={(value) => change({ figures: value, sort: null })}
        />
      ) : (
        <ChoicesFilter
          of="reportFigures"
          label={t.figures}
          all={t.figures}
          options={offered.map((id) => ({ id, name: words.figures[id], note: words.meanings[id] }))}
          value={figures}
          onValue={(ids) => change({ figures: ids.length > 0 ? ids : null, sort: null })}
        />
      )}
      {canBeIndexed(columns) && (
        <FilterSelect
          label={t.shownAs}
          value={isIndexed ? 'index' : 'values'}
          options={[
            { value: 'values', title: t.asValues },
            { value: 'index', title: t.asIndex },
          ]}
          onValue={(value) => change({ index: value === 'index' ? '1' : null })}
        />
      )}
      <FilterSelect
        label={t.holidays}
        value={params.get('holidays') === 'without' ? 'without' : 'with'}
        options={[
          { value: 'with', title: t.withHolidays },
          { value: 'without', title: t.withoutHolidays },
        ]}
        onValue={(value) => change({ holidays: value === 'without' ? value : null })}
      />
    </>
  );
};
