import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ExportFormat, exportFormats } from '@tresen/domain/kit/exports';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useErrorWords } from '../graphql/index.ts';
import { useTexts } from '../i18n/index.ts';
import styles from './export-dialog.module.css';
import type { ExportOffer } from './export-offer.ts';
import { exportsTexts } from './exports-texts.ts';
import { exportsPath, useExport } from './use-export.tsx';

interface ChoiceProps {
  readonly name: string;
  readonly legend: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
  readonly onChange: (value: string) => void;
}

interface ExportDialogProps {
  readonly offer: ExportOffer;
  readonly onClose: () => void;
}

/** Says what would be exported and asks how. */
export const ExportDialog = ({ offer, onClose }: ExportDialogProps) => {
  const t = useTexts(exportsTexts);
  const words = useErrorWords();
  const id = useId();
  const { source, setSource, sources, format, setFormat, formats } = useChoices(offer);
  const { run, isStarting, error } = useStart(offer, onClose);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{t.title}</DialogTitle>
      <DialogContent className={styles.content}>
        <p className={styles.what}>
          <strong>{offer.counted}</strong>
          <span>{offer.description === '' ? t.all : t.filtered(offer.description)}</span>
        </p>
        {sources.length > 1 && (
          <Choice name="source" legend={t.content} value={source} choices={sources} onChange={setSource} />
        )}
        <Choice
          name="format"
          legend={t.format}
          value={format}
          choices={formats}
          onChange={(value) => setFormat(value as ExportFormat)}
        />
        <p className={styles.hint}>{t.longHint}</p>
        {error !== undefined && <Alert severity="error">{words(error)}</Alert>}
      </DialogContent>
      <DialogActions className={styles.actions}>
        <Button component={Link} to={exportsPath} className={styles.all}>
          {t.allExports}
        </Button>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button variant="contained" loading={isStarting} onClick={() => void run(source, format)}>
          {t.start}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

function useChoices(offer: ExportOffer) {
  const t = useTexts(exportsTexts);
  const [source, setSource] = useState(offer.sources[0]?.source ?? '');
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const sources = offer.sources.map((choice) => ({
    value: choice.source,
    label: choice.label ?? choice.source,
  }));
  const formats = exportFormats
    .map((value) => ({ value, label: t[value], hint: t[`${value}Hint`] }))
    .reverse();
  return { source, setSource, sources, format, setFormat, formats };
}

/** Begins the export and closes the dialog, or says why not. */
function useStart(offer: ExportOffer, onClose: () => void) {
  const start = useExport(offer);
  const [isStarting, setStarting] = useState(false);
  const [error, setError] = useState<unknown>();
  const run = async (source: string, format: ExportFormat): Promise<void> => {
    setStarting(true);
    setError(undefined);
    try {
      await start({ source, format });
      onClose();
    } catch (failure) {
      setError(failure);
      setStarting(false);
    }
  };
  return { run, isStarting, error };
}

function Choice({ name, legend, value, choices, onChange }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {choice.label}
            {choice.hint && <small className={styles.hint}>{choice.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
