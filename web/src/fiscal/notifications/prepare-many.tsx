import Button from '@mui/material/Button';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './tax-notifications.module.css';
import { type TaxRegistrationRow, usePrepare } from './tax-notifications.queries.ts';
import { taxTexts } from './tax-notifications-texts.ts';

interface PrepareManyProps {
  readonly rows: readonly TaxRegistrationRow[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
}

/** Prepares the notifications of many branches at once. */
export const PrepareMany = ({ rows, chosen, onChoose }: PrepareManyProps) => {
  const t = useTexts(taxTexts);
  const f = useFormats();
  const notify = useNotify();
  const prepare = usePrepare();
  const open = rows.filter(({ differences }) => differences.length > 0).map(({ id }) => id);
  const run = () =>
    prepare.mutate([...chosen], {
      onSuccess: ({ prepared, ready }) => {
        notify.success(t.preparedMany(f.number(prepared), f.number(ready)));
        onChoose(new Set());
      },
      onError: notify.failure,
    });
  return (
    <div className={styles.actions}>
      {open.length > 0 && (
        <Button color="inherit" onClick={() => onChoose(new Set(open))}>
          {t.chooseOpen}
        </Button>
      )}
      <Button variant="contained" disabled={chosen.size === 0} loading={prepare.isPending} onClick={run}>
        {t.prepareChosen(f.number(chosen.size))}
      </Button>
    </div>
  );
};
