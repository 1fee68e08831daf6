import type { EntityName } from '@tresen/domain/kit/entities';
import { columnName, headOf, type Mapping } from '@tresen/domain/master-data/files';
import { useLanguage } from '../../kit/i18n/index.ts';
import { isDecimal, targetsOf, withColumn } from './column-targets.ts';
import styles from './files.module.css';
import type { Import } from './files.queries.ts';
import { useFilesTexts } from './files-texts.ts';

interface ColumnRowsProps {
  readonly file: Import;
  readonly mapping: Mapping;
  readonly unsure: ReadonlySet<number>;
  readonly onMapping: (mapping: Mapping) => void;
}

interface RowProps extends ColumnRowsProps {
  readonly column: number;
}

/** The columns of a file with some of their cells, and what each becomes. */
export const ColumnRows = (props: ColumnRowsProps) => {
  const t = useFilesTexts();
  return (
    <ul className={styles.columns} aria-label={t.columns}>
      {props.file.columns.map(({ head }, column) => (
        <ColumnRow key={`${columnName(column)} ${head}`} {...props} column={column} />
      ))}
    </ul>
  );
};

function ColumnRow(props: RowProps) {
  const t = useFilesTexts();
  const { file, column, unsure, mapping } = props;
  const { head = '', samples = [] } = file.columns[column] ?? {};
  const label = head || t.emptyHead(columnName(column));
  const isGuess = unsure.has(column) && mapping.some((one) => one.column === column);
  return (
    <li className={styles.column}>
      <div className={styles.head}>
        <span>
          <bdi>{label}</bdi>
          {isGuess && <span className={styles.guess}>{t.guessed}</span>}
        </span>
        <small>
          <bdi>{samples.slice(0, 3).join(' · ')}</bdi>
        </small>
      </div>
      <div className={styles.choices}>
        <Targets {...props} label={label} />
        <DecimalMark {...props} label={label} />
      </div>
    </li>
  );
}

function Targets({ file, mapping, column, onMapping, label }: RowProps & { readonly label: string }) {
  const t = useFilesTexts();
  const language = useLanguage();
  const entity = file.entity as EntityName;
  const mapped = mapping.find((one) => one.column === column);
  return (
    <select
      className={styles.select}
      aria-label={`${label} ${t.becomes}`}
      value={mapped?.target ?? ''}
      onChange={({ target: { value } }) =>
        onMapping(
          withColumn(
            mapping,
            column,
            value ? { column, target: value, decimal: mapped?.decimal ?? ',' } : undefined,
          ),
        )
      }
    >
      <option value="">{t.leaveOut}</option>
      {targetsOf(entity, mapping).map((target) => (
        <option key={target} value={target}>
          {headOf(entity, target, language)}
        </option>
      ))}
    </select>
  );
}

function DecimalMark({ file, mapping, column, onMapping, label }: RowProps & { readonly label: string }) {
  const t = useFilesTexts();
  const mapped = mapping.find((one) => one.column === column);
  if (!mapped || !isDecimal(file.entity as EntityName, mapped.target)) return null;
  return (
    <select
      className={styles.select}
      aria-label={`${label}: ${t.decimal}`}
      value={mapped.decimal}
      onChange={({ target: { value } }) =>
        onMapping(withColumn(mapping, column, { ...mapped, decimal: value === '.' ? '.' : ',' }))
      }
    >
      {Object.entries(t.decimals).map(([mark, title]) => (
        <option key={mark} value={mark}>
          {title}
        </option>
      ))}
    </select>
  );
}
