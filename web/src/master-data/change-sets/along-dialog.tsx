import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { EntityName } from '@tresen/domain/kit/entities';
import { kindWords } from '@tresen/domain/master-data/kinds';
import { useState } from 'react';
import { FormDialog } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage } from '../../kit/i18n/index.ts';
import { newUuid } from '../../kit/ids/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import type { AlongDialogProps, RecordKind } from '../../kit/record-form/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { type Alongside, alongQuery, saveAlong } from './along.queries.ts';
import styles from './change-sets.module.css';
import { useChangeSetTexts } from './change-sets-texts.ts';
import { useReasonWords } from './change-words.ts';
import { ChangedRows, scrolling } from './changed-rows.tsx';
import { useFollowChangeSet } from './follow-change-set.tsx';

type Part = Alongside['parts'][number];

type Props = Omit<AlongDialogProps, 'kind'> & { readonly kind: Pick<RecordKind, 'entity'> };

interface FilledProps extends Props {
  readonly told: Alongside;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
}

/** What changes along with a record, and the start: all of it together, with one way back. */
export const AlongDialog = (props: Props) => {
  const { kind, input, title, onClose, onSaved } = props;
  const t = useChangeSetTexts();
  const notify = useNotify();
  const follow = useFollowChangeSet();
  // A second click, or a second try after a lost answer, is the same change.
  const [requestKey] = useState(() => newUuid());
  const [isBusy, setBusy] = useState(false);
  /** What was said at the try: somebody else may have changed something since the look. */
  const [refused, setRefused] = useState<Alongside>();
  const query = useQuery(alongQuery(kind.entity.name, input));
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      const told = await saveAlong(kind.entity.name, input, requestKey);
      if (told.setId === null) setRefused(told);
      else {
        follow(told.setId);
        onSaved();
      }
    } catch (error) {
      notify.failure(error);
    }
    setBusy(false);
  };
  return (
    <FormDialog title={t.alongTitle(title)} width="md" onClose={onClose}>
      <div className={styles.form}>
        <Loaded query={query} skeleton={<Skeleton height={160} />}>
          {(told) => (
            <Filled {...props} told={refused ?? told} isBusy={isBusy} onConfirm={() => void confirm()} />
          )}
        </Loaded>
      </div>
    </FormDialog>
  );
};

function Filled({ kind, told, isBusy, onClose, onConfirm }: FilledProps) {
  const t = useChangeSetTexts();
  const f = useFormats();
  const noWay = useNoWay(kind.entity.name, told);
  const isRefused = noWay !== undefined;
  const total = told.parts.reduce((sum, part) => sum + part.total, 0);
  return (
    <>
      <p role="status" className={isRefused ? styles.reason : styles.totals}>
        {noWay ?? t.alongText}
      </p>
      {told.parts.length > 0 && (
        <div className={styles.rows} {...scrolling(t.preview)}>
          {told.parts.map((part) => (
            <PartRows key={part.entity} part={part} isRefused={isRefused} />
          ))}
        </div>
      )}
      <div className={styles.buttons}>
        <Button color="inherit" onClick={onClose}>
          {t.close}
        </Button>
        {!isRefused && (
          <Button variant="contained" loading={isBusy} onClick={onConfirm}>
            {t.changeAll(f.number(total))}
          </Button>
        )}
      </div>
    </>
  );
}

function useNoWay(entity: EntityName, told: Alongside): string | undefined {
  const t = useChangeSetTexts();
  const reason = useReasonWords(entity);
  if (told.message === null) return undefined;
  if (told.faults.length > 0) return told.faults.map(reason).join(' ');
  return t.alongRefusals[told.message as keyof typeof t.alongRefusals] ?? told.message;
}

/** The records of one kind: those that stand in the way of all, or else all of them. */
function PartRows({ part, isRefused }: { readonly part: Part; readonly isRefused: boolean }) {
  const t = useChangeSetTexts();
  const f = useFormats();
  const language = useLanguage();
  const entity = part.entity as EntityName;
  const rows = isRefused ? part.refusedRows : part.changedRows;
  if (rows.length === 0) return null;
  const words = kindWords[entity][language];
  const title = isRefused ? words.many : words.counted(f.number(part.total), part.total === 1);
  const rest = isRefused ? 0 : part.total - rows.length;
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <ChangedRows entity={entity} label={title} rows={rows} goes={t.goes} />
      {rest > 0 && <p className={styles.rest}>{t.alongMore(f.number(rest))}</p>}
    </section>
  );
}
