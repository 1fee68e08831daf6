import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  type CustomContentProps,
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  type SnackbarKey,
  SnackbarProvider,
  type VariantType,
} from 'notistack';
import { forwardRef, type ReactNode } from 'react';
import { failureCode, useErrorWords } from '../graphql/index.ts';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { de } from './notices.de.ts';
import { en } from './notices.en.ts';

const texts = defineTexts(de, en);

const UndoButton = ({ id, undo }: { readonly id: SnackbarKey; readonly undo: () => void }) => {
  const t = useTexts(texts);
  const takeBack = () => {
    closeSnackbar(id);
    undo();
  };
  return (
    <Button color="inherit" size="small" onClick={takeBack}>
      {t.undo}
    </Button>
  );
};

const Notice = forwardRef<HTMLDivElement, CustomContentProps>(function Notice(
  { id, message, variant, action },
  ref,
) {
  const severity = variant === 'default' ? 'info' : variant;
  return (
    <SnackbarContent ref={ref}>
      <Alert
        severity={severity}
        variant="filled"
        role={severity === 'error' ? 'alert' : 'status'}
        action={typeof action === 'function' ? action(id) : action}
        onClose={() => closeSnackbar(id)}
        sx={{ width: '100%' }}
      >
        {message}
      </Alert>
    </SnackbarContent>
  );
});

const components: Record<VariantType, typeof Notice> = {
  default: Notice,
  success: Notice,
  error: Notice,
  warning: Notice,
  info: Notice,
};

/** Short messages about what just happened: at most 5 at once, each for 6 s (spec §8, decisions SHL-45). */
export const Notices = ({ children }: { readonly children: ReactNode }) => (
  <SnackbarProvider
    maxSnack={5}
    autoHideDuration={6000}
    Components={components}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
  >
    {children}
  </SnackbarProvider>
);

/** Says what happened. */
export const useNotify = () => {
  const words = useErrorWords();
  const t = useTexts(texts);
  return {
    /** `undo` takes back what was done, while the message shows. */
    success: (message: string, undo?: () => void) =>
      enqueueSnackbar(message, {
        variant: 'success',
        ...(undo ? { action: (id: SnackbarKey) => <UndoButton id={id} undo={undo} /> } : {}),
      }),
    warning: (message: string) => enqueueSnackbar(message, { variant: 'warning' }),
    /** Something that was to be changed was not; without a connection in the words of ERR-29. */
    failure: (error: unknown) =>
      enqueueSnackbar(failureCode(error) === 'NO_CONNECTION' ? t.updateFailed : words(error), {
        variant: 'error',
      }),
  };
};
