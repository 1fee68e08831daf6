import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { EntityName } from '@tresen/domain/kit/entities';
import {
  cureOf,
  type DefaultCure,
  type FaultCure,
  headOf,
  type ImportOptions,
  importOptionsSchema,
  type Mapping,
  type OptionCure,
} from '@tresen/domain/master-data/files';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage } from '../../kit/i18n/index.ts';
import { useCellFaultText } from './fault-text.ts';
import styles from './files.module.css';
import { type FaultGroup, type Import, proposalsQuery, type Report } from './files.queries.ts';
import { useFilesTexts } from './files-texts.ts';
import { useReferenceName } from './reference-name.ts';
import { useRecheck } from './use-recheck.ts';

interface FaultGroupsProps {
  readonly file: Import;
  readonly report: Report;
  readonly onLearnt: (file: Import) => void;
  readonly onBack: () => void;
}

interface CureProps<Kind extends FaultCure = FaultCure> extends FaultGroupsProps {
  readonly group: FaultGroup;
  readonly cure: Kind;
  readonly options: ImportOptions;
}

/** Equal faults together, each group with what one press does about it. */
export const FaultGroups = (props: FaultGroupsProps) => {
  const t = useFilesTexts();
  const { file, report } = props;
  const options = importOptionsSchema.parse(JSON.parse(file.options));
  const shown = report.groups
    .map((group) => ({
      group,
      cure: cureOf(file.entity as EntityName, file.mapping as Mapping, options, group),
    }))
    .filter(({ group, cure }) => cure !== undefined || group.count > 1);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.columns} aria-label={t.groups}>
      {shown.map(({ group, cure }) => (
        <Group
          key={`${group.target} ${group.code} ${group.parameters} ${group.text}`}
          {...props}
          group={group}
          cure={cure}
          options={options}
        />
      ))}
    </ul>
  );
};

function Group(props: Omit<CureProps, 'cure'> & { readonly cure: FaultCure | undefined }) {
  const t = useFilesTexts();
  const f = useFormats();
  const language = useLanguage();
  const { file, group, cure, ...others } = props;
  const entity = file.entity as EntityName;
  const words = useCellFaultText(entity);
  const { count, rows } = group;
  return (
    <li className={styles.group}>
      <span>
        <strong>{t.times(f.number(count))}</strong> {headOf(entity, group.target, language)}: {words(group)}{' '}
        <small className={styles.facts}>
          {t.someRows(rows.join(', '), rows.length === 1, count > rows.length)}
        </small>
      </span>
      {cure?.kind === 'default' && <OneDefault {...others} file={file} group={group} cure={cure} />}
      {cure && cure.kind !== 'default' && <OneOption {...others} file={file} group={group} cure={cure} />}
    </li>
  );
}

/** Sets what all rows lack; without a proposal it is chosen beside the columns. */
function OneDefault(props: CureProps<DefaultCure>) {
  const t = useFilesTexts();
  const { file, cure, options, onBack } = props;
  const { recheck, isBusy } = useRecheck(props);
  const { data: proposals } = useQuery(proposalsQuery(file.id));
  const value = proposals?.[cure.field];
  const name = useReferenceName(cure.to, value);
  if (!proposals || (value !== undefined && name === undefined)) return null;
  return value === undefined || name === undefined ? (
    <Button size="small" variant="outlined" onClick={onBack}>
      {t.cures.choose}
    </Button>
  ) : (
    <Button
      size="small"
      variant="outlined"
      loading={isBusy}
      onClick={() => void recheck({ defaults: { ...options.defaults, [cure.field]: value } })}
    >
      {t.cures.default(name)}
    </Button>
  );
}

function OneOption(props: CureProps<OptionCure>) {
  const t = useFilesTexts();
  const language = useLanguage();
  const { file, group, cure } = props;
  const { recheck, isBusy } = useRecheck(props);
  const words = {
    create: t.cures.create,
    shorten: t.cures.shorten,
    key: t.cures.key(headOf(file.entity as EntityName, group.target, language)),
  };
  return (
    <Button size="small" variant="outlined" loading={isBusy} onClick={() => void recheck(cure.options)}>
      {words[cure.kind]}
    </Button>
  );
}
