import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { namedRegisters } from '@tresen/domain/master-data/overview';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import styles from './overview.module.css';
import { type Branch, registersQuery } from './overview.queries.ts';
import { overviewTexts } from './overview-texts.ts';
import { UnreachableRegisters } from './unreachable-registers.tsx';
import { allBranches, syncParam, useSync } from './use-sync.ts';

interface QuestionProps {
  readonly branches: readonly Branch[];
  /** Null is all. */
  readonly unitId: string | null;
  readonly onClose: () => void;
}

/** Asks before a sync that cannot reach all registers (REG-09): `?sync=all`, or the id of a branch. */
export const LiveSyncDialog = ({ branches }: { readonly branches: readonly Branch[] }) => {
  const { params, change } = useAddress();
  const asked = params.get(syncParam);
  const isKnown = asked === allBranches || branches.some(({ id }) => id === asked);
  const close = () => change({ [syncParam]: null }, { replace: true });
  return (
    <Dialog open={isKnown} onClose={close} aria-labelledby="live-sync-title" maxWidth="sm" fullWidth>
      {isKnown && (
        <Question branches={branches} unitId={asked === allBranches ? null : asked} onClose={close} />
      )}
    </Dialog>
  );
};

function Question({ branches, unitId, onClose }: QuestionProps) {
  const t = useTexts(overviewTexts);
  const f = useFormats();
  const sync = useSync(branches);
  const query = useQuery(registersQuery(unitId, true, namedRegisters));
  const meant = branches.filter(({ id }) => unitId === null || id === unitId);
  const online = meant.reduce((sum, branch) => sum + branch.online, 0);
  const start = () => {
    onClose();
    sync.mutate(unitId);
  };
  return (
    <>
      <DialogTitle id="live-sync-title">{t.askTitle}</DialogTitle>
      <DialogContent className={styles.question ?? ''}>
        <p>{t.askText}</p>
        <Loaded query={query} skeleton={<Skeleton height={120} />}>
          {({ nodes, ...counts }) => <UnreachableRegisters registers={nodes} {...counts} unitId={unitId} />}
        </Loaded>
        {online === 0 && <p role="status">{t.noneReachable}</p>}
      </DialogContent>
      <DialogActions className={styles.answers ?? ''}>
        <Button onClick={onClose} color="inherit">
          {online === 0 ? t.close : t.cancel}
        </Button>
        {online > 0 && (
          <Button variant="contained" onClick={start}>
            {t.syncReachable(f.number(online), online === 1)}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
