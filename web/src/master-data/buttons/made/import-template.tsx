import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useBranches } from '../../../kit/branches/index.ts';
import { failureCode } from '../../../kit/graphql/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import { UploadFileOutlinedIcon } from '../../../kit/icons/upload-file-outlined.tsx';
import styles from './made.module.css';
import { deliberately, importTemplate } from './made-api.ts';
import { madeTexts } from './made-texts.ts';
import { MakeDialog } from './make-dialog.tsx';
import { type ReadFile, readTemplateFile } from './template-file.ts';

/** Makes a template of a file, from the list of templates. */
export const ImportTemplate = () => {
  const t = useTexts(madeTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<UploadFileOutlinedIcon />} onClick={() => setOpen(true)}>
        {t.import}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
};

function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(madeTexts);
  const branches = useBranches().length;
  const [file, setFile] = useState<ReadFile>();
  const json = file?.json;
  return (
    <MakeDialog
      title={t.importTitle}
      text={t.importText}
      apply={t.applyImport}
      begin={{ name: file?.name ?? '', unitIds: deliberately(branches) }}
      subject={json}
      make={json === undefined ? undefined : (wanted) => importTemplate(json, wanted)}
      failureWords={(error) => (failureCode(error) === 'INVALID_INPUT' ? t.notAFile : undefined)}
      onClose={onClose}
    >
      <FileChoice file={file} onFile={setFile} />
    </MakeDialog>
  );
}

interface FileChoiceProps {
  readonly file: ReadFile | undefined;
  readonly onFile: (file: ReadFile) => void;
}

function FileChoice({ file, onFile }: FileChoiceProps) {
  const t = useTexts(madeTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.file}>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label={t.choose}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          target.value = '';
          if (chosen) void readTemplateFile(chosen).then(onFile);
        }}
      />
      <Button
        variant="outlined"
        startIcon={<UploadFileOutlinedIcon />}
        onClick={() => input.current?.click()}
      >
        {file ? t.otherFile : t.choose}
      </Button>
      {file && (
        <p className={styles.text} role={file.json === undefined ? 'alert' : 'status'}>
          {file.fileName}
          {file.json === undefined && `: ${file.isNewer ? t.newerFile : t.notAFile}`}
        </p>
      )}
    </div>
  );
}
