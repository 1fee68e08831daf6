import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { FactList, Panel } from '../../kit/page/index.ts';
import { EditPinsDialog } from './edit-pins-dialog.tsx';
import styles from './security-devices.module.css';
import type { SecurityDevice } from './security-devices.queries.ts';
import { securityDeviceTexts } from './security-devices-texts.ts';
import { ShowPinsDialog } from './show-pins-dialog.tsx';

/** Whether PINs are kept, and the ways to enter and to see them (FIS-04, FIS-07). */
export const PinsPanel = ({ device }: { readonly device: SecurityDevice }) => {
  const t = useTexts(securityDeviceTexts);
  const [open, setOpen] = useState<'show' | 'edit'>();
  const { id, hasAdminPin, hasTimePin } = device;
  const stateOf = (has: boolean) => (has ? t.pinSet : t.pinNotSet);
  const close = () => setOpen(undefined);
  return (
    <Panel title={t.pins}>
      <p className={styles.muted}>{t.pinsText}</p>
      <FactList
        facts={[
          { name: t.adminPin, value: stateOf(hasAdminPin) },
          { name: t.timePin, value: stateOf(hasTimePin) },
        ]}
      />
      <div className={styles.actions}>
        {(hasAdminPin || hasTimePin) && (
          <Button variant="outlined" onClick={() => setOpen('show')}>
            {t.showPins}
          </Button>
        )}
        <Button variant="outlined" onClick={() => setOpen('edit')}>
          {t.editPins}
        </Button>
      </div>
      {open === 'show' && <ShowPinsDialog id={id} onClose={close} />}
      {open === 'edit' && <EditPinsDialog id={id} onClose={close} />}
    </Panel>
  );
};
