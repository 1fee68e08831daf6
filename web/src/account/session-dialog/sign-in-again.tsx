import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTexts } from '../../kit/i18n/index.ts';
import { expiryReason, signOut, useProfile } from '../../kit/session/index.ts';
import { ExternalAgain, LoginForm } from '../sign-in/index.ts';
import styles from './session-dialog.module.css';
import { sessionDialogTexts } from './session-dialog-texts.ts';

/**
 * The same person signs in again and goes on where they were; the dialog closes by itself, also when another tab was
 * quicker. Somebody else begins at the login page, with nothing of this page.
 */
export const SignInAgain = () => {
  const t = useTexts(sessionDialogTexts);
  const shown = useProfile();
  // Whoever acts for somebody else signs in as themselves.
  const person = shown?.data.oldUser ?? shown;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby="session-title"
      aria-describedby="session-text"
      slotProps={{ backdrop: { className: styles.backdrop ?? '' } }}
    >
      <DialogTitle id="session-title">{t.title}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p id="session-text" className={styles.text}>
          {expiryReason() === 'tooOld' && `${t.tooOld} `}
          {t.text}
        </p>
        <LoginForm isAgain email={person?.data.email ?? ''} />
        <ExternalAgain />
        <Button color="inherit" onClick={signOut} aria-describedby="session-other">
          {t.otherAccount}
        </Button>
        <p id="session-other" className={styles.hint}>
          {t.otherAccountHint}
        </p>
      </DialogContent>
    </Dialog>
  );
};
