import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EntityName } from '@tresen/domain/kit/entities';
import { kindWords } from '@tresen/domain/master-data/kinds';
import { useState } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { FormDialog } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { failureCode, RequestError } from '../../kit/graphql/index.ts';
import { useLanguage } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { ChooseFile } from './choose-file.tsx';
import { useFileErrorWords } from './file-faults.ts';
import styles from './files.module.css';
import { cancelImport, type Import, importKey, importQuery, type Uploaded } from './files.queries.ts';
import { useFilesTexts } from './files-texts.ts';
import { MappingStep } from './mapping-step.tsx';
import { entityOfPlural } from './plurals.ts';
import { ReportStep } from './report-step.tsx';
import { RunStep } from './run-step.tsx';

interface StepsProps {
  readonly file: Import;
  readonly uploaded: Uploaded | undefined;
  readonly onUploaded: (uploaded: Uploaded) => void;
  readonly onOtherFile: () => void;
  readonly onClose: () => void;
}

/**
 * The import of a file, over the list while the address has `?import=articles`; with `importId` it goes on where it was
 * left, in another tab or on another day, too.
 */
export const ImportDialog = () => {
  const t = useFilesTexts();
  const language = useLanguage();
  const client = useQueryClient();
  const { params, change } = useAddress();
  const [uploaded, setUploaded] = useState<Uploaded>();
  const importId = params.get('importId');
  const entity: EntityName = entityOfPlural(plural(params));
  const notify = useNotify();
  const [isSending, setSending] = useState(false);
  const close = () => change({ import: null, importId: null }, { replace: true });
  // A click beside the dialog would throw away what is on its way (ERR-31); there is a button for that.
  const leave = () => (isSending ? void notify.warning(t.waitForLoading) : close());
  const take = (next: Uploaded) => {
    setUploaded(next);
    void client.invalidateQueries({ queryKey: importKey(next.importId) });
    change({ importId: next.importId }, { replace: true });
  };
  return (
    <FormDialog title={t.title(kindWords[entity][language].many)} width="md" onClose={leave}>
      {importId === null ? (
        <ChooseFile plural={plural(params)} onUploaded={take} onSending={setSending} />
      ) : (
        <Content
          importId={importId}
          uploaded={uploaded}
          onUploaded={take}
          onOtherFile={() => change({ importId: null }, { replace: true })}
          onClose={close}
        />
      )}
    </FormDialog>
  );
};

function plural(params: URLSearchParams): string {
  return params.get('import') ?? '';
}

function Content({ importId, ...props }: Omit<StepsProps, 'file'> & { readonly importId: string }) {
  const query = useQuery(importQuery(importId));
  if (query.error && failureCode(query.error) === 'NOT_FOUND') return <Gone {...props} />;
  return (
    <Loaded query={query} skeleton={<Skeleton height={240} />}>
      {(file) => <Steps file={file} {...props} />}
    </Loaded>
  );
}

/** A link to an import that was thrown away, or half of one. */
function Gone({ onOtherFile }: Pick<StepsProps, 'onOtherFile'>) {
  const t = useFilesTexts();
  return (
    <EmptyState title={t.gone} text={t.goneText}>
      <Button variant="outlined" onClick={onOtherFile}>
        {t.otherFile}
      </Button>
    </EmptyState>
  );
}

function Steps({ file, uploaded, onUploaded, onOtherFile, onClose }: StepsProps) {
  const client = useQueryClient();
  const [isBack, setBack] = useState(false);
  const learn = (next: Import) => {
    setBack(false);
    client.setQueryData(importKey(next.id), next);
  };
  if (file.state === 'started') return <RunStep file={file} onClose={onClose} />;
  if (file.state === 'checking') return <Checking file={file} onChange={learn} />;
  if (file.state === 'checked' && file.report && !isBack)
    return <ReportStep file={file} report={file.report} onBack={() => setBack(true)} onLearnt={learn} />;
  return (
    <>
      <Failure file={file} />
      <MappingStep
        // What was read anew has other columns.
        key={JSON.stringify(file.reading)}
        file={file}
        uploaded={uploaded}
        onRead={onUploaded}
        onChecking={learn}
        onOtherFile={onOtherFile}
      />
    </>
  );
}

function Checking({ file, onChange }: { readonly file: Import; readonly onChange: (file: Import) => void }) {
  const t = useFilesTexts();
  const f = useFormats();
  return (
    <div className={styles.step}>
      <p role="status">{t.checking(f.number(file.checkedRows), f.number(file.rows))}</p>
      <LinearProgress
        variant="determinate"
        value={file.rows === 0 ? 0 : Math.min(100, (100 * file.checkedRows) / file.rows)}
        aria-label={t.checkLabel}
      />
      <div className={styles.buttons}>
        <Button color="inherit" onClick={() => void cancelImport(file.id).then(onChange)}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}

/** Why a check ended without a result. */
function Failure({ file }: { readonly file: Import }) {
  const t = useFilesTexts();
  const words = useFileErrorWords();
  if (file.state === 'cancelled') return <p className={styles.facts}>{t.wasCancelled}</p>;
  if (file.failure === null) return null;
  const { code, parameters } = JSON.parse(file.failure);
  return (
    <p role="alert" className={styles.error}>
      {words(new RequestError(code, parameters))}
    </p>
  );
}
