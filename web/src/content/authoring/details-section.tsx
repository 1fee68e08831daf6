import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ContentKind, contentFrontEnds } from '@tresen/domain/content/entries';
import { useEffect, useRef } from 'react';
import { ChoiceBox, DateBox, TextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { AddIcon } from '../../kit/icons/add.tsx';
import { DeleteOutlinedIcon } from '../../kit/icons/delete-outlined.tsx';
import { newUuid } from '../../kit/ids/index.ts';
import { Panel } from '../../kit/page/index.ts';
import styles from './authoring.module.css';
import { authoringTexts } from './authoring-texts.ts';
import { ChooseFile, type KeptFile } from './choose-file.tsx';
import type { FormFile } from './entry-values.ts';
import { TextField, useField } from './form-fields.tsx';
import { useFrontEndWords } from './front-end-words.ts';
import { kindWords } from './kind-words.ts';

/** What only some kinds have. */
export const DetailsSection = ({ kind }: { readonly kind: ContentKind }) => {
  if (kind === 'release') return <ReleaseSection />;
  if (kind === 'application') return <ApplicationSection />;
  return kind === 'download' ? <FilesSection /> : null;
};

function ReleaseSection() {
  const t = useTexts(authoringTexts);
  const [title] = useTexts(kindWords).release;
  return (
    <Panel title={title ?? ''}>
      <TextField name="version" label={t.version} hint={t.versionHint} required />
    </Panel>
  );
}

function ApplicationSection() {
  const t = useTexts(authoringTexts);
  const words = useFrontEndWords();
  const [title] = useTexts(kindWords).application;
  const { field, error } = useField('frontEnd');
  return (
    <Panel title={title ?? ''}>
      <ChoiceBox
        label={t.frontEnd}
        name="frontEnd"
        options={contentFrontEnds.map((value) => ({ value, title: words[value] }))}
        value={contentFrontEnds.find((known) => known === field.value) ?? null}
        onValue={(chosen) => field.onChange(chosen ?? '')}
        error={error}
      />
    </Panel>
  );
}

const emptyFile = {
  ...{ version: '', releasedOn: '', address: '', bytes: '', sha256: '', minimumRegisterVersion: '' },
};

function FilesSection() {
  const t = useTexts(authoringTexts);
  const { field, error } = useField('files');
  const files: readonly FormFile[] = field.value;
  return (
    <Panel title={t.files}>
      <p className={styles.intro}>{t.filesHint}</p>
      <div className={styles.fields}>
        {files.map((file, place) => (
          <FileFields
            key={file.name}
            file={file}
            onChange={(changed) => field.onChange(files.with(place, changed))}
            onRemove={() => field.onChange(files.toSpliced(place, 1))}
          />
        ))}
        {error !== undefined && (
          <p className={styles.fault} role="alert">
            {error}
          </p>
        )}
        <div>
          <Button
            startIcon={<AddIcon />}
            onClick={() => field.onChange([{ ...emptyFile, name: newUuid() }, ...files])}
          >
            {t.addFile}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

interface FileFieldsProps {
  readonly file: FormFile;
  readonly onChange: (file: FormFile) => void;
  readonly onRemove: () => void;
}

function FileFields({ file, onChange, onRemove }: FileFieldsProps) {
  const t = useTexts(authoringTexts);
  // A file may be on its way for a minute, in which its version is typed, or another one added above it.
  const latest = useRef({ file, onChange });
  useEffect(() => {
    latest.current = { file, onChange };
  });
  const put = (kept: KeptFile) => latest.current.onChange({ ...latest.current.file, ...kept });
  const box = (name: 'version' | 'address' | 'sha256' | 'minimumRegisterVersion') => (
    <TextBox
      label={t[name]}
      autoComplete="off"
      value={file[name]}
      onChange={({ target }) => onChange({ ...file, [name]: target.value })}
    />
  );
  return (
    <fieldset className={styles.file}>
      <div className={styles.pair}>
        <div className={styles.choose}>
          <ChooseFile onKept={put} />
        </div>
        {box('version')}
        <DateBox
          label={t.releasedOn}
          value={file.releasedOn}
          onChange={(releasedOn) => onChange({ ...file, releasedOn })}
        />
        {box('address')}
        <TextBox
          label={t.bytes}
          inputMode="numeric"
          autoComplete="off"
          value={String(file.bytes ?? '')}
          onChange={({ target: { value } }) =>
            onChange({ ...file, bytes: /^\d+$/.test(value) ? Number(value) : value })
          }
        />
        {box('sha256')}
        {box('minimumRegisterVersion')}
      </div>
      <IconButton aria-label={t.removeFile(file.version)} onClick={onRemove}>
        <DeleteOutlinedIcon />
      </IconButton>
    </fieldset>
  );
}
