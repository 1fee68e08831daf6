import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { EntityName } from '@tresen/domain/master-data/entities';
import { headOf } from '@tresen/domain/master-data/files';
import { kindWords } from '@tresen/domain/master-data/kinds';
import { useState } from 'react';
import { ChoiceBox } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { saveFile } from './download-file.ts';
import { cellName, csvOf, useCellFaultText } from './fault-text.ts';
import styles from './files.module.css';
import { everyFault, faultsQuery, type Import, type Report, startImport } from './files.queries.ts';
import { useFilesTexts } from './files-texts.ts';

interface ReportStepProps {
  readonly file: Import;
  readonly report: Report;
  readonly onBack: () => void;
  readonly onStarted: (file: Import) => void;
}

/** Scrolled with the keyboard, too. */
const scrolling = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label }) as const;

const Counts = ({ report }: { readonly report: Report }) => {
  const t = useFilesTexts();
  const f = useFormats();
  const { created, changed, unchanged, faulty } = report;
  return (
    <p role="status" className={styles.counts}>
      <strong>{t.created(f.number(created))}</strong>
      <strong>{t.changed(f.number(changed))}</strong>
      <span>{t.unchanged(f.number(unchanged))}</span>
      {faulty > 0 && <span className={styles.error}>{t.faulty(f.number(faulty))}</span>}
    </p>
  );
};

const Creations = ({ report }: { readonly report: Report }) => {
  const t = useFilesTexts();
  const f = useFormats();
  const language = useLanguage();
  return report.creations.map(({ entity, count, names }) => {
    const words = kindWords[entity as EntityName][language];
    const rest = count - names.length;
    const list = [...names, ...(rest > 0 ? [t.andMore(f.number(rest))] : [])].join(', ');
    return (
      <p key={entity} className={styles.facts}>
        {t.creations(words.counted(f.number(count), count === 1), list)}
      </p>
    );
  });
};

const Preview = ({ report }: { readonly report: Report }) => {
  const t = useFilesTexts();
  const f = useFormats();
  return (
    <div className={styles.rows} {...scrolling(t.changes)}>
      <table className={styles.table} aria-label={t.changes}>
        <thead>
          <tr>
            <th scope="col">{t.row}</th>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.changes}</th>
          </tr>
        </thead>
        <tbody>
          {report.preview.map(({ row, name, isNew, changes }) => (
            <tr key={row}>
              <td>{f.number(row)}</td>
              <th scope="row">
                <bdi>{name}</bdi>
                {isNew && <span className={styles.guess}>{t.isNew}</span>}
              </th>
              <td>
                <ul className={styles.changes}>
                  {changes.map((change) => (
                    <li key={change.target}>
                      {change.head}: {change.old !== null && <del>{change.old || t.noValue}</del>}{' '}
                      <bdi>{change.new || t.noValue}</bdi>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Faults = ({ file }: { readonly file: Import }) => {
  const t = useFilesTexts();
  const entity = file.entity as EntityName;
  const language = useLanguage();
  const words = useCellFaultText(entity);
  const query = useInfiniteQuery(faultsQuery(file.id, file.checkId ?? ''));
  return (
    <Loaded query={query} skeleton={<Skeleton height={160} />}>
      {(faults) => (
        <div className={styles.rows} {...scrolling(t.onlyFaults)}>
          <table className={styles.table} aria-label={t.onlyFaults}>
            <thead>
              <tr>
                <th scope="col">{t.cell}</th>
                <th scope="col">{t.column}</th>
                <th scope="col">{t.fault}</th>
                <th scope="col">{t.content}</th>
              </tr>
            </thead>
            <tbody>
              {faults.map((fault) => (
                <tr key={`${cellName(fault)} ${fault.target} ${fault.code}`}>
                  <th scope="row">{cellName(fault)}</th>
                  <td>{headOf(entity, fault.target, language)}</td>
                  <td>{words(fault)}</td>
                  <td>
                    <bdi>{fault.text}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {query.hasNextPage && (
            <Button fullWidth loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t.more}
            </Button>
          )}
        </div>
      )}
    </Loaded>
  );
};

const FaultsDownload = ({ file }: { readonly file: Import }) => {
  const t = useFilesTexts();
  const language = useLanguage();
  const notify = useNotify();
  const words = useCellFaultText(file.entity as EntityName);
  const [isBusy, setBusy] = useState(false);
  const get = async (): Promise<void> => {
    setBusy(true);
    try {
      const faults = await everyFault(file.id);
      const lines = faults.map((fault) => [
        String(fault.row),
        fault.column ?? '',
        headOf(file.entity as EntityName, fault.target, language),
        words(fault),
        fault.text,
      ]);
      const heads = [t.row, t.column, t.name, t.fault, t.content];
      saveFile(
        `${t.faultsFile} ${file.fileName}.csv`,
        csvOf([heads, ...lines], language === 'de' ? ';' : ','),
      );
    } catch (error) {
      notify.failure(error);
    }
    setBusy(false);
  };
  return (
    <Button size="small" loading={isBusy} onClick={() => void get()}>
      {t.downloadFaults}
    </Button>
  );
};

const useStart = ({ file, onStarted }: ReportStepProps) => {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      onStarted(await startImport(file.id, file.checkId ?? ''));
    } catch (error) {
      notify.failure(error);
      setBusy(false);
    }
  };
  return { start, isBusy };
};

/** What the file would do: counts, the first changes, and what is wrong, cell by cell; then it can be done. */
export const ReportStep = (props: ReportStepProps) => {
  const t = useFilesTexts();
  const f = useFormats();
  const { file, report, onBack } = props;
  const { start, isBusy } = useStart(props);
  const isFaulty = report.faulty > 0;
  const [shown, setShown] = useState<'faults' | 'changes'>(isFaulty ? 'faults' : 'changes');
  const count = report.created + report.changed;
  return (
    <div className={styles.step}>
      <Counts report={report} />
      <Creations report={report} />
      {isFaulty && count > 0 && (
        <ChoiceBox
          label={t.shown}
          name="shown"
          required
          options={[
            { value: 'faults', title: t.onlyFaults },
            { value: 'changes', title: t.onlyChanges },
          ]}
          value={shown}
          onValue={(value) => setShown(value ?? 'faults')}
        />
      )}
      {isFaulty && shown === 'faults' && (
        <>
          <Faults file={file} />
          <p className={styles.line}>
            <FaultsDownload file={file} />
          </p>
        </>
      )}
      {count > 0 && shown === 'changes' && (
        <>
          <p className={styles.facts}>{t.firstRows(f.number(report.preview.length))}</p>
          <Preview report={report} />
        </>
      )}
      {count === 0 && <p>{isFaulty ? t.nothingRight : t.nothing}</p>}
      <div className={styles.buttons}>
        <Button color="inherit" onClick={onBack}>
          {t.back}
        </Button>
        <Button variant="contained" disabled={count === 0} loading={isBusy} onClick={() => void start()}>
          {t.run(f.number(count))}
        </Button>
      </div>
    </div>
  );
};
