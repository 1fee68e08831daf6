import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { takeOverrideEnded } from '../../kit/acting/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { SwitchAccountIcon } from '../../kit/icons/switch-account.tsx';
import { leaveThen } from '../../kit/leave/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './acting-banner.module.css';
import { useEndActing } from './switching.mutations.ts';
import { switchingTexts } from './switching-texts.ts';
import { nameOf, useActing } from './use-acting.ts';

/** On every page while somebody acts for another: as whom, for which company, and the way back (USR-15). */
export const ActingBanner = () => {
  const t = useTexts(switchingTexts);
  const acting = useActing();
  useEndedNotice();
  if (!acting) return null;
  const { data } = acting.picked;
  return (
    <section className={styles.banner} aria-label={t.actingAs(nameOf(data), data.company)}>
      <SwitchAccountIcon className={styles.icon ?? ''} />
      <p className={styles.text}>
        {t.acting} <strong>{nameOf(data)}</strong> ({data.company})
      </p>
      <ClearButton />
    </section>
  );
};

/** Says once, on the page after it, that the server ended the acting. */
function useEndedNotice(): void {
  const t = useTexts(switchingTexts);
  const notify = useNotify();
  useEffect(() => {
    if (takeOverrideEnded()) notify.warning(t.ended);
  });
}

function ClearButton() {
  const t = useTexts(switchingTexts);
  const notify = useNotify();
  const { mutate, isPending, isSuccess } = useEndActing();
  return (
    <Button
      color="inherit"
      variant="outlined"
      aria-label={t.clear}
      loading={isPending || isSuccess}
      onClick={() => leaveThen(() => mutate(undefined, { onError: notify.failure }))}
    >
      <span className={styles.wide}>{t.clear}</span>
      <span className={styles.narrow}>{t.clearShort}</span>
    </Button>
  );
}
