import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type FormEvent, useState } from 'react';
import { useGroupedBranches } from '../../kit/branches/index.ts';
import { isSame } from '../../kit/conflicts/index.ts';
import {
  BranchesBox,
  Choice,
  ChoiceBox,
  FormDialog,
  LongTextBox,
  SwitchBox,
  TextBox,
} from '../../kit/form/index.ts';
import { RequestError } from '../../kit/graphql/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { useUnsaved } from '../../kit/leave/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import {
  contentText,
  type EntryFault,
  faultFrom,
  faultOf,
  inputOf,
  type ReportMailEntry,
} from './report-mail-entry.ts';
import styles from './report-mails.module.css';
import { type ReportMail, useSaveReportMail } from './report-mails.queries.ts';
import { reportMailsTexts } from './report-mails-texts.ts';

interface ReportMailFormProps {
  readonly start: ReportMailEntry;
  /** What is changed; null: it is a new one. */
  readonly stored: ReportMail | null;
  readonly onClose: () => void;
}

interface BoxesProps {
  readonly entry: ReportMailEntry;
  readonly change: (part: Partial<ReportMailEntry>) => void;
  readonly errorOf: (field: keyof ReportMailEntry) => string | undefined;
}

/** 20 addresses of a usual length. */
const maxAddresses = 2_000;

/** Which report goes to whom, and when. */
export const ReportMailForm = (props: ReportMailFormProps) => {
  const t = useTexts(reportMailsTexts);
  const { submit, isSaving, ...boxes } = useEntry(props);
  return (
    <FormDialog title={props.stored ? t.edit : t.create} onClose={props.onClose}>
      <form noValidate onSubmit={submit}>
        <DialogContent className={styles.form}>
          <WhatBoxes {...boxes} />
          <WhenBoxes {...boxes} />
          <LongTextBox
            label={t.recipients}
            required
            max={maxAddresses}
            hint={t.recipientsHint}
            error={boxes.errorOf('recipients')}
            value={boxes.entry.recipients}
            onChange={({ target }) => boxes.change({ recipients: target.value })}
          />
          <FormBoxes {...boxes} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={props.onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={isSaving}>
            {t.save}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};

function useEntry({ start, stored, onClose }: ReportMailFormProps) {
  const t = useTexts(reportMailsTexts);
  const notify = useNotify();
  const save = useSaveReportMail();
  const [entry, setEntry] = useState(start);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<EntryFault>();
  const settle = useUnsaved(!isSame(entry, start), { onDiscard: onClose });
  const fault = isTried ? (faultOf(entry) ?? refused) : undefined;
  const words = ({ message, email }: EntryFault) => (email ? t.ofAddress(email, t[message]) : t[message]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faultOf(entry)) return;
    save.mutate(inputOf(entry, stored), {
      onSuccess: () => {
        notify.success(t.saved(entry.name.trim()));
        settle();
        onClose();
      },
      onError: (error) => {
        const told = refusalIn(error);
        if (told) setRefused(told);
        else if (error instanceof RequestError && error.code === 'CONFLICT') notify.error(t.conflict);
        else notify.failure(error);
      },
    });
  };
  return {
    entry,
    change: (part: Partial<ReportMailEntry>) => {
      setRefused(undefined);
      setEntry((current) => ({ ...current, ...part }));
    },
    errorOf: (field: keyof ReportMailEntry) => (fault?.field === field ? words(fault) : undefined),
    submit,
    isSaving: save.isPending,
  };
}

function refusalIn(error: unknown): EntryFault | undefined {
  if (!(error instanceof RequestError) || error.code !== 'INVALID_INPUT') return undefined;
  const [field = ''] = String(error.parameters.field).split('.');
  return faultFrom(field, error.parameters.message, error.parameters.email);
}

function WhatBoxes({ entry, change, errorOf }: BoxesProps) {
  const t = useTexts(reportMailsTexts);
  const branches = useGroupedBranches();
  const content = contentText(entry.question, useLanguage(), t.summary);
  return (
    <>
      <TextBox
        label={t.name}
        required
        autoFocus
        hint={t.nameHint}
        value={entry.name}
        error={errorOf('name')}
        onChange={({ target }) => change({ name: target.value })}
      />
      <p className={styles.content}>
        {t.report}: {content}
      </p>
      <BranchesBox
        name="units"
        branches={branches}
        value={entry.unitIds}
        error={errorOf('unitIds')}
        onValue={(unitIds) => change({ unitIds })}
      />
    </>
  );
}

function WhenBoxes({ entry, change, errorOf }: BoxesProps) {
  const t = useTexts(reportMailsTexts);
  const rhythms = [
    ['DAY', 'day'],
    ['WEEK', 'week'],
    ['MONTH', 'month'],
  ] as const;
  return (
    <>
      <Choice
        legend={t.rhythm}
        name="rhythm"
        options={rhythms.map(([value, name]) => ({
          value,
          title: t[name],
          hint: t[`${name}Hint`],
        }))}
        value={entry.rhythm}
        onChange={(rhythm) => change({ rhythm })}
      />
      <TextBox
        type="time"
        label={t.sendAt}
        required
        hint={t.sendAtHint}
        value={entry.sendAt}
        error={errorOf('sendAt')}
        onChange={({ target }) => change({ sendAt: target.value })}
      />
    </>
  );
}

function FormBoxes({ entry, change }: BoxesProps) {
  const t = useTexts(reportMailsTexts);
  return (
    <>
      <div className={styles.pair}>
        <ChoiceBox
          label={t.file}
          name="file"
          required
          options={(['PDF', 'XLSX', 'NONE'] as const).map((value) => ({ value, title: t[value] }))}
          value={entry.file}
          onValue={(file) => file && change({ file })}
        />
        <ChoiceBox
          label={t.language}
          name="language"
          required
          options={(['de', 'en'] as const).map((value) => ({ value, title: t[value] }))}
          value={entry.language}
          onValue={(language) => language && change({ language })}
        />
      </div>
      <SwitchBox label={t.isActive} value={entry.isActive} onValue={(isActive) => change({ isActive })} />
    </>
  );
}
