import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { DataState } from '@tresen/domain/sales/dashboards';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useMayOpen } from '../../kit/session/index.ts';
import { useBranchTime, useUnits } from '../../organization/units/index.ts';
import { dashboardTexts } from './dashboards-texts.ts';

/** Whether the signed-in user may see and link registers. */
export const useMayManageRegisters = (): boolean => useMayOpen('/setting/devices');

/** A notice above the figures: what it offers stands beside its words where there is room. */
export const bannerLook = {
  mb: 2,
  flexWrap: 'wrap',
  bgcolor: 'background.paper',
  '.MuiAlert-message': { flex: '1 1 240px' },
  '.MuiAlert-action': { alignItems: 'center', pt: 0, mr: 0 },
};

/** A longer list would push the figures away. */
export const maxNamed = 5;

/** What a reader has to know before the figures. */
export const DashboardNotices = ({
  state,
  isSample,
}: {
  readonly state: DataState;
  readonly isSample: boolean;
}) => (
  <>
    {state.linkedDevices === 0 && <UnlinkedBanner isSample={isSample} />}
    {state.oldData.length > 0 && <OldDataNotice state={state} />}
  </>
);

/** Shown while no register is linked (DSH-20); opens the setup wizard (decisions REG-04). */
function UnlinkedBanner({ isSample }: { readonly isSample: boolean }) {
  const t = useTexts(dashboardTexts);
  const { change } = useAddress();
  const action = (
    <Button variant="contained" onClick={() => change({ setup: 'register' })}>
      {t.connect}
    </Button>
  );
  return (
    <Alert severity="info" variant="outlined" action={useMayManageRegisters() && action} sx={bannerLook}>
      <AlertTitle>{isSample ? t.demoTitle : t.unlinkedTitle}</AlertTitle>
      {isSample ? t.demoText : t.unlinkedText}
    </Alert>
  );
}

/** Names the branches whose newest data is older than 24 hours (DSH-18, DSH-19). */
function OldDataNotice({ state }: { readonly state: DataState }) {
  const t = useTexts(dashboardTexts);
  const f = useFormats();
  const write = useBranchTime();
  const units = useUnits();
  const zoneOf = (unitId: string) => units.find(({ id }) => id === unitId)?.zone;
  const action = (
    <Button component={Link} to="/setting/devices" color="inherit">
      {t.oldDataAction}
    </Button>
  );
  return (
    <Alert severity="warning" variant="outlined" action={useMayManageRegisters() && action} sx={bannerLook}>
      {state.oldData.slice(0, maxNamed).map(({ unitId, name, since }) => (
        <div key={unitId}>
          {since === null ? t.noData(name) : t.oldData(name, write(since, zoneOf(unitId)))}
        </div>
      ))}
      {state.oldData.length > maxNamed && t.moreOldData(f.number(state.oldData.length - maxNamed))}
    </Alert>
  );
}
