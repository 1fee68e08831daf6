import Button from '@mui/material/Button';
import type { EntityName } from '@tresen/domain/kit/entities';
import { kindWords } from '@tresen/domain/master-data/kinds';
import { useState } from 'react';
import { ChoiceBox } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { FaultGroups } from './fault-groups.tsx';
import { FaultsDownload, FaultsTable } from './faults-table.tsx';
import styles from './files.module.css';
import { type Import, type Report, startImport } from './files.queries.ts';
import { useFilesTexts } from './files-texts.ts';
import { PreviewTable } from './preview-table.tsx';

interface ReportStepProps {
  readonly file: Import;
  readonly report: Report;
  readonly onBack: () => void;
  /** It was started, or is checked anew. */
  readonly onLearnt: (file: Import) => void;
}

/** Rows of the preview that the server keeps. */
const maxShown = 50;

/** What the file would do: counts, the first changes, and what is wrong, cell by cell; then it can be done. */
export const ReportStep = (props: ReportStepProps) => {
  const t = useFilesTexts();
  const f = useFormats();
  const { file, report, onBack, onLearnt } = props;
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
          <FaultGroups file={file} report={report} onLearnt={onLearnt} onBack={onBack} />
          <FaultsTable file={file} onLearnt={onLearnt} />
          <p className={styles.line}>
            <FaultsDownload file={file} />
          </p>
        </>
      )}
      {count > 0 && shown === 'changes' && (
        <>
          <p className={styles.facts}>{t.firstRows(f.number(maxShown))}</p>
          <PreviewTable report={report} />
        </>
      )}
      {count === 0 && <p>{isFaulty ? t.nothingRight : t.nothing}</p>}
      <div className={styles.buttons}>
        <Button color="inherit" onClick={onBack}>
          {t.back}
        </Button>
        <Button variant="contained" disabled={count === 0} loading={isBusy} onClick={() => void start()}>
          {t.run(f.number(count), count === 1)}
        </Button>
      </div>
    </div>
  );
};

function useStart({ file, onLearnt }: ReportStepProps) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      onLearnt(await startImport(file.id, file.checkId ?? ''));
    } catch (error) {
      notify.failure(error);
      setBusy(false);
    }
  };
  return { start, isBusy };
}

function Counts({ report }: { readonly report: Report }) {
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
}

function Creations({ report }: { readonly report: Report }) {
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
}
