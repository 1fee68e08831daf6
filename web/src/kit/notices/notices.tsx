import Alert from '@mui/material/Alert';
import {
  type CustomContentProps,
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  SnackbarProvider,
  type VariantType,
} from 'notistack';
import { forwardRef, type ReactNode } from 'react';
import { useErrorWords } from '../graphql/index.ts';

const Notice = forwardRef<HTMLDivElement, CustomContentProps>(function Notice({ id, message, variant }, ref) {
  const severity = variant === 'default' ? 'info' : variant;
  return (
    <SnackbarContent ref={ref}>
      <Alert
        severity={severity}
        variant="filled"
        role={severity === 'error' ? 'alert' : 'status'}
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
  return {
    success: (message: string) => enqueueSnackbar(message, { variant: 'success' }),
    warning: (message: string) => enqueueSnackbar(message, { variant: 'warning' }),
    failure: (error: unknown) => enqueueSnackbar(words(error), { variant: 'error' }),
  };
};
