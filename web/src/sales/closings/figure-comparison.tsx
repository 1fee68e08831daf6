import { type ReportWords, reportWords } from '@tresen/domain/sales/closing-reports';
import { type ClosingFigureName, closingFigureNames } from '@tresen/domain/sales/closings';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import styles from './closing-page.module.css';
import type { CheckedFigure } from './closings.queries.ts';
import { closingTexts } from './closings-texts.ts';
import tableStyles from './report-table.module.css';

interface RowsProps {
  readonly figures: readonly CheckedFigure[];
  readonly currency: string;
}

interface FigureComparisonProps extends RowsProps {
  /** What differs shows at once; all that was compared, on demand. */
  readonly isOpen: boolean;
}

/** The register's figures beside those that the cloud computed. */
export const FigureComparison = ({ figures, currency, isOpen }: FigureComparisonProps) => {
  const t = useTexts(closingTexts);
  const differing = figures.filter(({ result }) => result === 'differs');
  if (figures.length === 0) return null;
  return (
    <>
      {isOpen && <Table label={t.deviation} figures={differing} currency={currency} />}
      <details className={styles.details}>
        <summary>{t.comparedAll}</summary>
        <Table label={t.comparedAll} figures={figures} currency={currency} />
      </details>
    </>
  );
};

function Table({ label, ...rows }: RowsProps & { readonly label: string }) {
  const t = useTexts(closingTexts);
  return (
    <table className={tableStyles.table} aria-label={label} data-many>
      <thead>
        <tr>
          <th scope="col">{t.figure}</th>
          <th scope="col" data-amount>
            {t.ofRegister}
          </th>
          <th scope="col" data-amount>
            {t.ofCloud}
          </th>
          <th scope="col" data-amount>
            {t.deviation}
          </th>
        </tr>
      </thead>
      <tbody>
        <Rows {...rows} />
      </tbody>
    </table>
  );
}

function Rows({ figures, currency }: RowsProps) {
  const t = useTexts(closingTexts);
  const f = useFormats();
  const nameOf = useFigureName();
  const write = (value: number | null, unit: CheckedFigure['unit']) => {
    if (value === null) return '–';
    return unit === 'cents' ? f.money(value, currency) : f.number(value);
  };
  return figures.map((each) => {
    const { figure, subject, unit, register, cloud, result } = each;
    const deviation = register !== null && cloud !== null ? register - cloud : null;
    return (
      <tr key={`${figure} ${subject}`} data-total={result === 'differs' || undefined}>
        <th scope="row">{nameOf(each)}</th>
        <td data-amount data-name={t.ofRegister}>
          <bdi>{write(register, unit)}</bdi>
        </td>
        <td data-amount data-name={t.ofCloud}>
          <bdi>{write(cloud, unit)}</bdi>
        </td>
        <td data-amount data-name={t.deviation}>
          <bdi>
            {result === 'same' && t.same}
            {result === 'incomparable' && t.incomparable}
            {result === 'differs' && write(deviation, unit)}
          </bdi>
        </td>
      </tr>
    );
  });
}

function useFigureName() {
  const t = useTexts(closingTexts);
  const words = useWords(reportWords);
  return ({ figure, subject }: CheckedFigure): string => {
    const known: ClosingFigureName | undefined = closingFigureNames.find((name) => name === figure);
    const name = known ? t.figures[known] : figure;
    return subject === null ? name : `${name} ${subjectWord(subject, words)}`;
  };
}

/** Codes of the contract that may stand as the subject of a figure, in words. */
function subjectWord(subject: string, words: ReportWords): string {
  const known: Readonly<Record<string, string>> = {
    ...words.positionKinds,
    ...words.paymentKinds,
    ...words.tipRecipients,
  };
  return known[subject] ?? subject;
}
