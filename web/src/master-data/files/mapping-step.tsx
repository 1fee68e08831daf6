import Button from '@mui/material/Button';
import type { EntityName } from '@tresen/domain/kit/entities';
import { type ImportOptions, importOptionsSchema, type Mapping } from '@tresen/domain/master-data/files';
import { useState } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { ColumnRows } from './column-rows.tsx';
import styles from './files.module.css';
import { checkImport, type Import, type Uploaded } from './files.queries.ts';
import { useFilesTexts } from './files-texts.ts';
import { OptionFields } from './option-fields.tsx';
import { ReadingFields } from './reading-fields.tsx';

interface MappingStepProps {
  readonly file: Import;
  readonly uploaded: Uploaded | undefined;
  readonly onRead: (uploaded: Uploaded) => void;
  readonly onChecking: (file: Import) => void;
  readonly onOtherFile: () => void;
}

/** What each column becomes, and how; then it is checked what that would do. */
export const MappingStep = (props: MappingStepProps) => {
  const t = useFilesTexts();
  const f = useFormats();
  const { file, uploaded, onRead, onOtherFile } = props;
  const [mapping, setMapping] = useState<Mapping>(() => file.mapping as Mapping);
  const [options, setOptions] = useState<ImportOptions>(() =>
    importOptionsSchema.parse(JSON.parse(file.options)),
  );
  const { check, isBusy } = useCheck(props, mapping, options);
  const unsure = new Set(uploaded?.unsure ?? []);
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <p className={styles.line}>
        <bdi>{t.fileFacts(file.fileName, f.number(file.rows))}</bdi>
        <Button size="small" onClick={onOtherFile}>
          {t.otherFile}
        </Button>
      </p>
      {uploaded?.isKept && <p className={styles.facts}>{t.isKept}</p>}
      {unsure.size > 0 && <p className={styles.facts}>{t.hasGuesses}</p>}
      <ColumnRows file={file} mapping={mapping} unsure={unsure} onMapping={setMapping} />
      <ReadingFields file={file} onRead={onRead} />
      <OptionFields
        entity={file.entity as EntityName}
        mapping={mapping}
        options={options}
        onOptions={setOptions}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="contained" disabled={mapping.length === 0} loading={isBusy}>
          {t.check}
        </Button>
      </div>
    </form>
  );
};

function useCheck({ file, onChecking }: MappingStepProps, mapping: Mapping, options: ImportOptions) {
  const notify = useNotify();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const check = async (): Promise<void> => {
    setBusy(true);
    try {
      onChecking(await checkImport(file.id, mapping, usable(options, mapping), language));
    } catch (error) {
      notify.failure(error);
      setBusy(false);
    }
  };
  return { check, isBusy };
}

/** A key without a column finds nothing. */
function usable(options: ImportOptions, mapping: Mapping): ImportOptions {
  return options.key === null || mapping.some(({ target }) => target === options.key)
    ? options
    : { ...options, key: null };
}
