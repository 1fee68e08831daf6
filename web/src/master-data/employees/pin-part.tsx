import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { useFormContext } from '../../kit/record-form/index.ts';
import { PinDialog } from './pin-dialog.tsx';
import styles from './pin-part.module.css';
import { pinTexts } from './pin-texts.ts';
import { RemovePinDialog } from './remove-pin-dialog.tsx';

/** Whether somebody has a PIN, and what can be done about it. The PIN itself is never here. */
export const PinPart = () => {
  const t = useTexts(pinTexts);
  const { base } = useFormContext().form;
  const [open, setOpen] = useState<'set' | 'remove'>();
  if (!base) return <p className={styles.state}>{t.firstSave}</p>;
  const hasPin = base.hasPin === true;
  const dialog = {
    employee: { id: base.id, version: base.version, name: String(base.name) },
    onClose: () => setOpen(undefined),
  };
  return (
    <div className={styles.part}>
      <p className={styles.state}>{hasPin ? t.set : t.notSet}</p>
      <Button variant="outlined" onClick={() => setOpen('set')}>
        {hasPin ? t.changePin : t.setPin}
      </Button>
      {hasPin && <Button onClick={() => setOpen('remove')}>{t.removePin}</Button>}
      {open === 'set' && <PinDialog {...dialog} />}
      {open === 'remove' && <RemovePinDialog {...dialog} />}
    </div>
  );
};
