import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import type { OrganizationUnitDeletionQuery } from '../../kit/graphql/generated/general/graphql.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import type { TreeUnit } from './tree-unit.ts';
import { unitDeletionQuery, useDeleteUnit } from './unit.queries.ts';
import { unitTexts } from './unit-texts.ts';
import styles from './units.module.css';

type Deletion = OrganizationUnitDeletionQuery['organizationUnitDeletion'];
type Unit = Pick<TreeUnit, 'id' | 'name'>;

interface AskProps {
  readonly unit: Unit;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

interface DeleteUnitDialogProps {
  readonly units: readonly Unit[];
  /** The unit is gone; the address says so already. */
  readonly onDeleted?: () => void;
}

/** Tells what deleting a unit would do, and does it (ORG-20 to ORG-22); open by `?delete=` with its id. */
export const DeleteUnitDialog = ({ units, onDeleted }: DeleteUnitDialogProps) => {
  const { params, change } = useAddress();
  const unit = units.find(({ id }) => id === params.get('delete'));
  const close = () => change({ delete: null }, { replace: true });
  if (!unit) return null;
  return <Ask key={unit.id} unit={unit} onClose={close} onDeleted={onDeleted ?? close} />;
};

function Ask({ unit, onClose, onDeleted }: AskProps) {
  const t = useTexts(unitTexts);
  const notify = useNotify();
  const query = useQuery(unitDeletionQuery(unit.id));
  const remove = useDeleteUnit();
  const outcome = query.data?.outcome;
  const mayGo = outcome === 'free' || outcome === 'anyway';
  // The unit, and with it this dialog, may be gone from the page by the time the answer has been worked in.
  const confirm = () =>
    void remove.mutateAsync({ id: unit.id, anyway: outcome === 'anyway' }).then(
      () => {
        notify.success(t.deleted(unit.name));
        onDeleted();
      },
      (error: unknown) => {
        notify.failure(error);
        void query.refetch();
      },
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby="delete-unit-title" maxWidth="xs" fullWidth>
      <DialogTitle id="delete-unit-title">{t.deleteTitle(unit.name)}</DialogTitle>
      <DialogContent>
        <Loaded query={query} skeleton={<Skeleton height={96} />}>
          {(deletion) => <Outcome unitId={unit.id} deletion={deletion} />}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {mayGo || outcome === undefined ? t.cancel : t.close}
        </Button>
        {mayGo && (
          <Button color="error" variant="contained" loading={remove.isPending} onClick={confirm}>
            {outcome === 'anyway' ? t.deleteAnyway : t.deleteNow}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface OutcomeProps {
  readonly unitId: string;
  readonly deletion: Deletion;
}

/** What a deletion would do, in words: how much there is, and who may go on. */
function Outcome({ unitId, deletion: { outcome, uses } }: OutcomeProps) {
  const t = useTexts(unitTexts);
  const words = useUseWords();
  // What somebody made can be deleted by them; receipts and the like cannot.
  const isRecordsOnly = uses.length > 0 && uses.every(({ use }) => use === 'records');
  const hasReports = uses.some(({ use }) => use === 'elsterReports');
  return (
    <>
      {outcome === 'free' && <p>{t.deleteFree}</p>}
      {outcome === 'blocked' && <p>{t.deleteBlocked}</p>}
      {outcome === 'vendor' && <p>{isRecordsOnly ? t.deleteRecordsFirst : t.deleteVendor}</p>}
      {outcome === 'anyway' && <p>{t.deleteAnywayText}</p>}
      {uses.length > 0 && (
        <ul className={styles.uses}>
          {uses.map((use) => (
            <li key={use.use}>{words(use)}</li>
          ))}
        </ul>
      )}
      {hasReports && <Link to={`/manage/data/register/${unitId}`}>{t.toReports}</Link>}
      {outcome === 'blocked' && <p>{hasReports ? t.deleteReports : t.deleteBlockedHint}</p>}
    </>
  );
}

function useUseWords() {
  const t = useTexts(unitTexts);
  const f = useFormats();
  const words: Readonly<Record<string, (count: string, isOne: boolean) => string>> = {
    children: t.useChildren,
    registers: t.useRegisters,
    elsterReports: t.useElsterReports,
    receipts: t.useReceipts,
    closings: t.useClosings,
    records: t.useRecords,
  };
  return ({ use, count }: Deletion['uses'][number]): string | undefined =>
    words[use]?.(f.number(count), count === 1);
}
